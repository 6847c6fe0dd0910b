/** Favorites to test with, in memory. */
export { favoriteAssetsInMemory } from "./in-memory.ts"
