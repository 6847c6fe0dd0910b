import { OwnLogModel, ownLogModel } from "@xl/ui/event-log"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

// Of the overview and of the asset's page: whatever shows a party's log imports this file.
screenModel(ownLogModel, OwnLogModel, Tokens.deals, StoreTokens.session)
