import { titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { ApproveDialog } from "./approve-dialog.tsx"
import { DeclineRequestDialog } from "./decline-request-dialog.tsx"
import type { ReviewModel } from "./review-model.ts"

/** Asks once more before a publication is approved or declined. */
export const ReviewDialogs = observer(({ model }: { readonly model: ReviewModel }) => {
  const { asset, confirming, isAsking } = model
  if (asset === null || confirming === null) return null
  return confirming === "approve" ? (
    <ApproveDialog
      asset={asset}
      seller={model.sellerName}
      isAsking={isAsking}
      onClose={model.dismiss}
      onApprove={() => void model.approve()}
    />
  ) : (
    <DeclineRequestDialog
      title={titleOf(asset)}
      isAsking={isAsking}
      onClose={model.dismiss}
      onDecline={(reason) => void model.decline(reason)}
    />
  )
})
