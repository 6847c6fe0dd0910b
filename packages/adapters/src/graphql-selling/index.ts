/** What somebody asks who lists loans. A door of its own: everybody else does without. */
export { dataRoomsGraphql } from "../graphql/data-rooms.ts"
export { userAssetsGraphql } from "../graphql/user-assets.ts"
export { listingsGraphql } from "../graphql/listings.ts"
export { xhrTransport } from "../encryption/transport.ts"
