import { WaitingModel, waitingModel } from "@xl/ui/waiting"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

export { WaitingPanel, waitingModel } from "@xl/ui/waiting"

lateStore(waitingModel, WaitingModel, Tokens.deals, StoreTokens.session)
