/** Copies of the whole market: its tables as of one instant and its files, each with a checksum; and the way back. */
export { type Backup, backUp } from "./back-up.ts"
export { readManifest } from "./manifest.ts"
export { restore } from "./restore.ts"
