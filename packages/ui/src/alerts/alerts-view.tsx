import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { Alerts } from "./alerts.ts"

const Content = lazy(async () => ({ default: (await import("./alerts-content.tsx")).AlertsContent }))

/** The alert that is up, fetched with its dialog. */
export const AlertsView = observer(({ model }: { readonly model: Alerts }) =>
  model.shown === null ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
