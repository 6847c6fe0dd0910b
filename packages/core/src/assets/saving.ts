import { messageOf, warningTexts } from "../messages/index.ts"
import { PublicationIncomplete } from "./errors.ts"

/** What is warned of when an asset could not be saved: the data room's store failed, or fields are missing. */
export const savingWarning = (message: string): string =>
  message.includes("Code: NotFound; Msg: Item not")
    ? warningTexts.dataRoomUnavailable
    : messageOf(new PublicationIncomplete({ missing: [] }))
