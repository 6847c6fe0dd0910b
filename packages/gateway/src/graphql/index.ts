/** All that the schema is answered by: resolvers of every noun, what they stand on, and who asks. */
export { accountHooks } from "./account-hooks.ts"
export { authenticateAtDocuments, authenticateOver, signedInAs } from "./actor.ts"
export { marketResolvers, type MarketServices } from "./resolvers.ts"
export { marketServices } from "./services.ts"
