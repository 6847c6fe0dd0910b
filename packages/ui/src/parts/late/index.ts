export { useOnceUsed } from "./use-later.ts"
