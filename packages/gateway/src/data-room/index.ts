/** Data rooms: who is let in over GraphQL, their folders, and their files over HTTP. */
export { agreementArchive } from "./archive.ts"
export { REFUSALS as DATA_ROOM_REFUSALS } from "./refusals.ts"
export { forgetRoomNews, roomNewsPostgres } from "./news-store.ts"
export { dataRoomResolvers } from "./resolvers.ts"
export { type RoomHouse, roomHouseOf } from "./room-house.ts"
export { uploadRoutes } from "./upload-routes.ts"
export { vdrRoutes, type VdrRoutes } from "./routes.ts"
