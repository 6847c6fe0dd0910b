/** One browser to test with: its accounts, its market as whoever is signed in sees it, and its timers in hand. */
export { BrowserInMemory } from "./browser.ts"
export { type Here, here, type HereOptions, type HerePorts } from "./here.ts"
export { TimersInHand } from "./timers.ts"
