import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { OfferDialogModel } from "./offer-dialog-model.ts"

const Content = lazy(async () => ({ default: (await import("./offer-dialog-content.tsx")).OfferDialogContent }))

/** The offer dialog over any page, fetched when it opens. */
export const OfferDialog = observer(({ model }: { readonly model: OfferDialogModel }) =>
  model.step.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
