import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Suspense, useEffect } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useViewModel } from "../view-model/index.ts"
import { listingChangesModel } from "./listing-changes-model.ts"

/** Fetched where something changed: most listings have no change, and their page needs no table. */
const HistoryPanel = lazyPart(async () => ({ default: (await import("./history-panel.tsx")).HistoryPanel }))

/** Material facts of a listing that changed since its publication; nothing where none did. */
export const ChangeHistory = observer(({ id }: { readonly id: AssetId }) => {
  const model = useViewModel(listingChangesModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  const history = model.changes?.history ?? []
  return (
    history.some(({ changes }) => changes.length > 0) && (
      <Suspense fallback={null}>
        <HistoryPanel history={history} />
      </Suspense>
    )
  )
})
