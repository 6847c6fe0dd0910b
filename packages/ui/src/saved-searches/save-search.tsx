import { type AssetSearch, queryOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { useContinuation } from "../arrival/index.ts"
import { addresses } from "../frame/index.ts"
import { Button, LinkButton } from "../parts/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useViewModel } from "../view-model/index.ts"
import { savedSearchesModel } from "./saved-searches-model.ts"

const SavedSearchDialog = lazyPart(async () => ({
  default: (await import("./saved-search-dialog.tsx")).SavedSearchDialog,
}))

interface SaveSearchProps {
  readonly search: AssetSearch
  /** The address of the list, where a guest may have pressed this before the login. */
  readonly path: string
  /** Says why this search cannot be kept; without it, it can. */
  readonly onRefuse?: (() => void) | undefined
}

/** Keeps the search that the list shows, and the ways to those that are kept and to what matches one's acquisition criteria. */
export const SaveSearch = observer(({ onRefuse, path, search }: SaveSearchProps) => {
  const model = useViewModel(savedSearchesModel)
  const begin = onRefuse ?? (() => model.begin(search))
  useContinuation("saveSearch", path, begin)
  return (
    <>
      {model.searches.length > 0 && (
        <LinkButton
          kind="quiet"
          href={addresses.savedSearches}
          label={`${model.searches.length} saved ${model.searches.length === 1 ? "search" : "searches"}`}
        >
          {model.searches.length} saved
        </LinkButton>
      )}
      {model.criteria !== null && model.criteria !== queryOf({ ...search, offset: 0 }) && (
        <LinkButton kind="quiet" href={`${addresses.buy}?${model.criteria}`}>
          Match my criteria
        </LinkButton>
      )}
      <Button onPress={begin}>Save this search</Button>
      {model.form !== null && (
        <Suspense fallback={null}>
          <SavedSearchDialog model={model} form={model.form} />
        </Suspense>
      )}
    </>
  )
})
