import { OwnGuard } from "./own-guard.tsx"
import { SavedSearchesScreen } from "./saved-search-parts.ts"

export const SavedSearchesPage = () => (
  <OwnGuard>
    <SavedSearchesScreen />
  </OwnGuard>
)
