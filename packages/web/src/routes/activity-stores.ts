import { ActivityModel, activityModel } from "@xl/ui/activity"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

// Of the overview: whatever shows the activity of a listing imports this file.
screenModel(activityModel, ActivityModel, Tokens.deals, StoreTokens.session)
