import { titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { ApproveDialog } from "./approve-dialog.tsx"
import type { ReviewModel } from "./review-model.ts"
import { RevokeDialog } from "./revoke-dialog.tsx"

/** Asks once more before a publication is approved or revoked. */
export const ReviewDialogs = observer(({ model }: { readonly model: ReviewModel }) => {
  const { asset, confirming, isAsking } = model
  if (asset === null || confirming === null) return null
  return confirming === "approve" ? (
    <ApproveDialog asset={asset} isAsking={isAsking} onClose={model.dismiss} onApprove={() => void model.approve()} />
  ) : (
    <RevokeDialog
      title={`Revoke ${titleOf(asset)}?`}
      text="The seller sees the comment and may ask for publication again."
      isAsking={isAsking}
      onClose={model.dismiss}
      onRevoke={(comment) => void model.revoke(comment)}
    />
  )
})
