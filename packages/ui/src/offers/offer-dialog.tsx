import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { OfferDialogModel } from "./offer-dialog-model.ts"

const Content = lazyPart(async () => ({ default: (await import("./offer-dialog-content.tsx")).OfferDialogContent }))

/** The offer dialog over any page, fetched when it opens. */
export const OfferDialog = observer(({ model }: { readonly model: OfferDialogModel }) =>
  model.step.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
