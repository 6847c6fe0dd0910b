/** Data rooms: who is let in over GraphQL, their folders, and their files over HTTP. */
export { agreementArchive } from "./archive.ts"
export { REFUSALS as DATA_ROOM_REFUSALS } from "./refusals.ts"
export { dataRoomResolvers } from "./resolvers.ts"
export type { RoomHouse } from "./room-house.ts"
export { vdrRoutes, type VdrRoutes } from "./routes.ts"
