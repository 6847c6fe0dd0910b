/** Where files lie. */
export { diskStorage } from "./disk.ts"
export { isStorageKey, type Storage } from "./storage.ts"
