/** What is told of a person and an asset. For the gateway and testkit alone. */
export { findUserAsset } from "./find-user-asset.ts"
