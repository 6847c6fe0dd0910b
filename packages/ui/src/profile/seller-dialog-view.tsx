import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { SellerDialogProps } from "./seller-dialog-content.tsx"

const Content = lazy(async () => ({ default: (await import("./seller-dialog-content.tsx")).SellerDialogContent }))

/** The seller's profile, fetched when it opens. */
export const SellerDialogView = observer((props: SellerDialogProps) =>
  props.model.state.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  ),
)
