/** The demo market: who is in it and what happened in it up to yesterday. */
export { admin, buyers, DEMO_PASSWORD, type Person, sellers } from "./cast.ts"
export { tellStory } from "./seed.ts"
export type { Paper, Stage } from "./stage.ts"
