export { BrowserPart } from "./browser-part.tsx"
export { useOnceUsed } from "./use-later.ts"
export { lazyPart, PART_LOST } from "./lazy-part.ts"
