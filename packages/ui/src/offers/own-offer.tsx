import type { AssetView } from "@xl/core/assets"
import { bidOnAsset, isActiveOffer, isBundle, isPurchase, type OfferView } from "@xl/core/offers"
import type { ReactNode } from "react"
import { Amount, Button, Cluster, GradedMoney, LinkButton, OfferMark, Said, Stack } from "../parts/index.ts"
import { ListingChangedNote } from "../changes/listing-changed-note.tsx"
import { bundleText } from "./bid-on-asset.tsx"
import { FundsNote } from "./funds-note.tsx"
import { RenewFunds } from "./offer-budget.tsx"
import { OwnNextStep } from "./own-next-step.tsx"

/** Once the contract is made it is a purchase. */
const titleOf = (offer: OfferView): string => {
  const [what, of] = isPurchase(offer) ? ["Your purchase", "of"] : ["Your offer", "on"]
  return offer.assets.length > 1 ? `${what} ${of} ${offer.assets.length} assets` : what
}

/** The reader's own offer on the asset: where it stands, what it bids, and what may be done with it. */
export const OwnOffer = ({
  offer,
  asset,
  onEdit,
  isOpen,
  now,
  more,
}: {
  readonly offer: OfferView
  /** The asset whose page it is: of a bundle its share shows. */
  readonly asset: AssetView
  /** In milliseconds since the Unix epoch. */
  readonly now: number
  readonly onEdit: () => void
  readonly isOpen: boolean
  /** What stands below it, as the documents of a closing. */
  readonly more?: ReactNode
}) => (
  <Stack $gap={2}>
    <p>
      {titleOf(offer)} <OfferMark status={offer.status} />
    </p>
    <Amount>
      <GradedMoney cents={bidOnAsset(offer, asset.id) ?? undefined} tone="price" />
    </Amount>
    {isBundle(offer) && <Said $isQuiet>{`For this asset; ${bundleText(offer)}.`}</Said>}
    {offer.fundsMark !== "covered" && (
      <Cluster>
        <FundsNote fundsMark={offer.fundsMark} />
        <RenewFunds />
      </Cluster>
    )}
    <ListingChangedNote offer={offer} />
    <OwnNextStep offer={offer} listing={asset} now={now} />
    {isOpen && (
      <Button isWide onPress={onEdit}>
        {isActiveOffer(offer.status) ? "Edit offer" : "Finish your draft"}
      </Button>
    )}
    <LinkButton kind="quiet" isWide href="/buyer">
      All your offers
    </LinkButton>
    {more}
  </Stack>
)
