import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { isActiveOffer, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import styled from "styled-components"
import { Button, GradedMoney, LinkButton, OfferMark } from "../parts/index.ts"
import { color, text } from "../theme/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { offerDialog } from "./offer-dialog-model.ts"
import { offerStart } from "./offer-start.ts"

/** What a reader may bid on this asset: a new offer, or the own one that stands. */
export const OfferActions = observer(({ asset }: { readonly asset: AssetView }) => {
  const held = useViewModel(buyerOffers)
  const start = useViewModel(offerStart)
  const dialog = useViewModel(offerDialog)
  if (asset.isOwner)
    return (
      <LinkButton href={`/seller/asset-overview/${asset.id}`} isWide>
        Open the overview
      </LinkButton>
    )
  const own = held.standing(asset.id)
  if (own) return <Own offer={own} onEdit={() => dialog.open(asset)} isOpen={start.mayEdit(asset, own)} />
  if (!isOpenToOffers(asset.status)) return <Closed>This asset does not take new offers.</Closed>
  return (
    <Button kind="primary" size="large" isWide onPress={() => start.start(asset)}>
      Make an offer
    </Button>
  )
})

const Own = ({
  offer,
  onEdit,
  isOpen,
}: {
  readonly offer: OfferView
  readonly onEdit: () => void
  readonly isOpen: boolean
}) => (
  <Standing>
    <p>
      Your offer <OfferMark status={offer.status} />
    </p>
    <Price>
      <GradedMoney cents={offer.terms.bidPrice} tone="price" />
    </Price>
    {isOpen && (
      <Button isWide onPress={onEdit}>
        {isActiveOffer(offer.status) ? "Edit offer" : "Finish your draft"}
      </Button>
    )}
    <LinkButton kind="quiet" isWide href="/buyer">
      All your offers
    </LinkButton>
  </Standing>
)

const Closed = styled.p`
  ${text.dense} color: ${color.ink3};
`
const Standing = styled.div`
  display: grid;
  gap: 8px;
`
const Price = styled.p`
  font-size: 22px;
  line-height: 28px;
`
