import { type AssetView, titleOf } from "@xl/core/assets"
import { dayOf } from "@xl/core/shared"
import { Button, day, Dialog, GradedMoney, KeyValueGrid, Said, Stack } from "../parts/index.ts"

export interface ApproveDialogProps {
  readonly asset: AssetView
  /** The seller as the page around names it, where the asset does not. */
  readonly seller?: string | undefined
  readonly isAsking: boolean
  readonly onClose: () => void
  readonly onApprove: () => void
}

const factsOf = (
  { mainInfo, publicationNote, publicationRequestedAt, sellerName }: AssetView,
  seller: string | undefined,
) => [
  { label: "Seller", value: seller ?? sellerName ?? undefined },
  { label: "Requested", value: publicationRequestedAt === null ? undefined : day(dayOf(publicationRequestedAt)) },
  ...(publicationNote === null ? [] : [{ label: "Note of the seller", value: publicationNote }]),
  { label: "UPB", value: <GradedMoney cents={mainInfo.upb ?? undefined} /> },
  { label: "Asking price", value: <GradedMoney cents={mainInfo.listingPrice ?? undefined} tone="price" /> },
]

/** An earlier time on the market may have left offers, over which no approval is taken back. */
const wayBack = ({ numberOfOffers }: AssetView): string =>
  (numberOfOffers ?? 0) > 0
    ? "Offers were made on it before, so the approval cannot be taken back: you could only revoke the listing."
    : "You can take the approval back until the first offer is made."

/** Names what is about to be published before it is. */
export const ApproveDialog = ({ asset, isAsking, seller, onApprove, onClose }: ApproveDialogProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={440}
    title={`Approve ${titleOf(asset)}?`}
    onClose={onClose}
    onSubmit={onApprove}
    actions={
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isAsking}>
          Approve and publish
        </Button>
      </>
    }
  >
    <Stack $gap={4}>
      <KeyValueGrid columns={1} items={factsOf(asset, seller)} />
      <Said>{`Everybody sees it at once. ${wayBack(asset)}`}</Said>
    </Stack>
  </Dialog>
)
