import type { AssetSearch } from "@xl/core/assets"
import { GuestSaveSearch } from "@xl/ui/saved-searches"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { Button, lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { useLocation } from "react-router-dom"

const SaveSearch = lazyPart(async () => ({ default: (await import("./saved-search-parts.ts")).SaveSearch }))

const Saving = observer(({ search }: { readonly search: AssetSearch }) => {
  const { profile, state } = useViewModel(sessionStore)
  const { pathname, search: query } = useLocation()
  // Until it is known who reads: a member who is quick must not be asked to sign in.
  if (state.tag === "opening") return <Button isDisabled>Save this search</Button>
  if (profile === null) return <GuestSaveSearch path={pathname + query} />
  return (
    <Suspense fallback={null}>
      <SaveSearch search={search} />
    </Suspense>
  )
})

/** What keeps a search: a login for a guest; a member's dialog is fetched for members alone. */
export const savingOf = (search: AssetSearch) => <Saving search={search} />
