/** Fakes about a person and an asset. */
export { userAssetsInMemory } from "./in-memory.ts"
