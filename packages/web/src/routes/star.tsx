import type { AssetView } from "@xl/core/assets"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { actingFor, Tokens } from "../composition/index.ts"

const CardMarks = lazyPart(async () => ({ default: (await import("./card-marks.tsx")).CardMarks }))

const Star = observer(({ asset }: { readonly asset: AssetView }) => {
  const { profile } = useViewModel(sessionStore)
  const isActing = actingFor(useViewModel(Tokens.kept)) !== null
  return (
    profile &&
    !isActing && (
      <Suspense fallback={null}>
        <CardMarks asset={asset} />
      </Suspense>
    )
  )
})

/** Only whoever is signed in, for themselves, marks assets, and only then the marks are fetched. */
export const starOf = (asset: AssetView) => <Star asset={asset} />
