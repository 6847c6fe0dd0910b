import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import { Button, LinkButton, Said } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { offerDialog } from "./offer-dialog-model.ts"
import { offerStart } from "./offer-start.ts"

/** Of buyers who have one: guests need none of it. */
const OwnOffer = lazy(async () => ({ default: (await import("./own-offer.tsx")).OwnOffer }))

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
  if (own)
    return (
      <Suspense fallback={null}>
        <OwnOffer offer={own} onEdit={() => dialog.open(asset)} isOpen={start.mayEdit(asset, own)} />
      </Suspense>
    )
  if (!isOpenToOffers(asset.status)) return <Said $isQuiet>This asset does not take new offers.</Said>
  return (
    <Button kind="primary" size="large" isWide onPress={() => start.start(asset)}>
      Make an offer
    </Button>
  )
})
