/** What a person has to do with an asset. */
export { userAssetResolvers } from "./resolvers.ts"
