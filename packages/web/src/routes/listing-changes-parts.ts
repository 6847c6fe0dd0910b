import { ListingChangesModel, listingChangesModel } from "@xl/ui/changes"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

screenModel(listingChangesModel, ListingChangesModel, Tokens.changeRequests, StoreTokens.session, Tokens.snackbars)
