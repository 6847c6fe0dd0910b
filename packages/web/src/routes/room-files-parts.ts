import { RoomFilesModel, roomFilesModel } from "@xl/ui/data-room"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const { dataRooms, documents, snackbars } = Tokens
const { alerts, session } = StoreTokens

screenModel(roomFilesModel, RoomFilesModel, dataRooms, documents, session, alerts, snackbars)

export { RoomFilesPanel } from "@xl/ui/data-room"
