import { warningTexts } from "../kernel/notice-words.ts"
import { REQUIRED_FACTS_MISSING } from "./words.ts"

/** What is warned of when an asset could not be saved: the data room's store failed, or fields are missing. */
export const savingWarning = (message: string): string =>
  message.includes("Code: NotFound; Msg: Item not") ? warningTexts.dataRoomUnavailable : REQUIRED_FACTS_MISSING
