import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { SellerDialogProps } from "./seller-dialog-content.tsx"

const Content = lazyPart(async () => ({ default: (await import("./seller-dialog-content.tsx")).SellerDialogContent }))

/** The seller's profile, fetched when it opens. */
export const SellerDialogView = observer((props: SellerDialogProps) =>
  props.model.state.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  ),
)
