import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { Alerts } from "./alerts.ts"

const Content = lazyPart(async () => ({ default: (await import("./alerts-content.tsx")).AlertsContent }))

/** The alert that is up, fetched with its dialog. */
export const AlertsView = observer(({ model }: { readonly model: Alerts }) =>
  model.shown === null ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
