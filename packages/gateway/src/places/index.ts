/** Towns of the United States, so that addresses are completed without asking anybody else. */
export { placeRoutes } from "./routes.ts"
export { townsLike, whereIs, zipsAround } from "./towns.ts"
