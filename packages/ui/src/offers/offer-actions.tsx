import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { isActiveOffer, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { Amount, Button, GradedMoney, LinkButton, OfferMark, Said, Stack } from "../parts/index.ts"
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
  if (!isOpenToOffers(asset.status)) return <Said $isQuiet>This asset does not take new offers.</Said>
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
  <Stack $gap={2}>
    <p>
      Your offer <OfferMark status={offer.status} />
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
  </Stack>
)
