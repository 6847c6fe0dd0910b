import { isActiveOffer, type OfferView } from "@xl/core/offers"
import type { ReactNode } from "react"
import { Amount, Button, GradedMoney, LinkButton, OfferMark, Stack } from "../parts/index.ts"

/** The reader's own offer on the asset: where it stands, what it bids, and what may be done with it. */
export const OwnOffer = ({
  offer,
  onEdit,
  isOpen,
  more,
}: {
  readonly offer: OfferView
  readonly onEdit: () => void
  readonly isOpen: boolean
  /** What stands below it, as the documents of a closing. */
  readonly more?: ReactNode
}) => (
  <Stack $gap={2}>
    <p>
      {offer.assets.length > 1 ? `Your offer on ${offer.assets.length} assets` : "Your offer"}{" "}
      <OfferMark status={offer.status} />
    </p>
    <Amount>
      <GradedMoney cents={offer.terms.bidPrice} tone="price" />
    </Amount>
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
