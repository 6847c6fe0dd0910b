/** Where files lie. */
export { diskStorage } from "./disk.ts"
export { isStorageKey, type Storage, type StoredFile } from "./storage.ts"
