/** The app, put together. Open to stories and journeys alone. */
export { actingFor, beginActing, stopActing } from "./acting.ts"
export { type Config, configOf, HOUSE, type House, openedIn } from "./config.ts"
export { askedBy, compose, type Overrides, tabStorage } from "./root.ts"
export { StoreTokens, Tokens } from "./tokens.ts"
export { lateStore, namedIn, screenModel } from "./view-models.ts"
