import { DataRoomModel, dataRoomModel } from "@xl/ui/data-room"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const { accountDialogs, alerts, session } = StoreTokens
screenModel(
  dataRoomModel,
  DataRoomModel,
  Tokens.dataRooms,
  session,
  accountDialogs,
  alerts,
  Tokens.snackbars,
  Tokens.documents,
  Tokens.userAssets,
)

export { DataRoomPanel } from "@xl/ui/data-room"
