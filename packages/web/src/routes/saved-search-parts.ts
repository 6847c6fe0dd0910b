import { SavedSearchesModel, savedSearchesModel } from "@xl/ui/saved-searches"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./profile-stores.ts"

screenModel(savedSearchesModel, SavedSearchesModel, Tokens.profiles, StoreTokens.session, Tokens.snackbars)

export { SavedSearchesScreen, SaveSearch } from "@xl/ui/saved-searches"
