import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { BuyerDialog } from "./buyer-dialog.ts"

const Content = lazyPart(async () => ({ default: (await import("./buyer-dialog-content.tsx")).BuyerDialogContent }))

/** The buyer's profile, fetched when it opens. */
export const BuyerDialogView = observer(({ model }: { readonly model: BuyerDialog }) =>
  model.state.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
