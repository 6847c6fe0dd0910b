import { NoticesModel, noticesModel } from "@xl/ui/notices"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

lateStore(noticesModel, NoticesModel, Tokens.notices, StoreTokens.session, Tokens.snackbars)

/** The bell alone: fetched through the door of notices, their screen would come along with the first script. */
export { NoticesBell } from "@xl/ui/notices"
