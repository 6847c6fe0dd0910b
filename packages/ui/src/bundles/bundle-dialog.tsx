import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { BundleDialogModel } from "./bundle-dialog-model.ts"

const Content = lazyPart(async () => ({ default: (await import("./bundle-dialog-content.tsx")).BundleDialogContent }))
const MultiBidding = lazyPart(async () => ({ default: (await import("./multi-bidding.tsx")).MultiBidding }))

/** The dialogs of offers on several assets over any page, fetched when one opens. */
export const BundleDialog = observer(({ model }: { readonly model: BundleDialogModel }) =>
  model.step === "closed" || model.step === "loading" ? null : (
    <Suspense fallback={null}>
      {model.step === "prices" ? <MultiBidding model={model} /> : <Content model={model} />}
    </Suspense>
  ),
)
