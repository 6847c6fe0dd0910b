/** What the browser's local and session storage keep. */
export { type BrowserStores, browserMemoryStorage } from "./browser-memory.ts"
