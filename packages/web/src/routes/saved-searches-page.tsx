import { Guard } from "./guard.tsx"
import { SavedSearchesScreen } from "./saved-search-parts.ts"

export const SavedSearchesPage = () => (
  <Guard>
    <SavedSearchesScreen />
  </Guard>
)
