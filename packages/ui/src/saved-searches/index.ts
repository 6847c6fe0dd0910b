/** Searches of the listing that one keeps, each with its rhythm of alerts. */
export { GuestSaveSearch } from "./guest-save-search.tsx"
export { SaveSearch } from "./save-search.tsx"
export { SavedSearchesModel, savedSearchesModel } from "./saved-searches-model.ts"
export { SavedSearchesScreen } from "./saved-searches-screen.tsx"
