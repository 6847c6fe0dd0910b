import type { AssetSearch } from "@xl/core/assets"
import { placeUnknown } from "@xl/core/profiles"
import { GuestSaveSearch } from "@xl/ui/saved-searches"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { Button, lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { useLocation } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

const SaveSearch = lazyPart(async () => ({ default: (await import("./saved-search-parts.ts")).SaveSearch }))

interface SavingProps {
  readonly search: AssetSearch
  /** The place of the search that nobody knows: around it nothing is ever found, so that it is not kept. */
  readonly unknown: string | null
}

const Saving = observer(({ search, unknown }: SavingProps) => {
  const snackbars = useViewModel(Tokens.snackbars)
  const { profile, state } = useViewModel(sessionStore)
  const { pathname, search: query } = useLocation()
  // Until it is known who reads: a member who is quick must not be asked to sign in.
  if (state.tag === "opening") return <Button isDisabled>Save this search</Button>
  const path = pathname + query
  const refuse = unknown === null ? undefined : () => snackbars.error(placeUnknown(unknown), "saved searches")
  if (profile === null) return <GuestSaveSearch path={path} onRefuse={refuse} />
  return (
    <Suspense fallback={null}>
      <SaveSearch search={search} path={path} onRefuse={refuse} />
    </Suspense>
  )
})

/** What keeps a search: a login for a guest; a member's dialog is fetched for members alone. */
export const savingOf = (search: AssetSearch, unknown: string | null) => <Saving search={search} unknown={unknown} />
