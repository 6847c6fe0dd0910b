import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { BuyerDialog } from "./buyer-dialog.ts"

const Content = lazy(async () => ({ default: (await import("./buyer-dialog-content.tsx")).BuyerDialogContent }))

/** The buyer's profile, fetched when it opens. */
export const BuyerDialogView = observer(({ model }: { readonly model: BuyerDialog }) =>
  model.state.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
