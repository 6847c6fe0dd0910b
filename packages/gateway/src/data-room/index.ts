/** Requests for data rooms over GraphQL. */
export { REFUSALS as DATA_ROOM_REFUSALS } from "./refusals.ts"
export { dataRoomResolvers } from "./resolvers.ts"
