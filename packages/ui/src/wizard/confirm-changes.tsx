import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { ConfirmChangesProps } from "./confirm-changes-dialog.tsx"

const ConfirmChangesDialog = lazyPart(async () => ({
  default: (await import("./confirm-changes-dialog.tsx")).ConfirmChangesDialog,
}))

/** Asks before material changes of a published listing are sent; fetched when it is asked. */
export const ConfirmChanges = observer((props: ConfirmChangesProps) =>
  props.model.confirming === null ? null : (
    <Suspense fallback={null}>
      <ConfirmChangesDialog {...props} />
    </Suspense>
  ),
)
