import type { AssetView } from "@xl/core/assets"
import { isOpenOffer, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { lazy, type ReactNode, Suspense } from "react"
import { LinkButton } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { bundleDialog } from "../bundles/bundle-dialog-model.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { MakeOffer } from "./make-offer.tsx"
import { offerDialog } from "./offer-dialog-model.ts"
import { offerStart } from "./offer-start.ts"

/** Of buyers who have one. */
const OwnOffer = lazy(async () => ({ default: (await import("./own-offer.tsx")).OwnOffer }))

export interface OfferActionsProps {
  readonly asset: AssetView
  /** The documents of an own offer's closing. */
  readonly closingOf?: ((offer: OfferView) => ReactNode) | undefined
}

/** What a member may bid on this asset: a new offer, or the own one that stands. */
export const OfferActions = observer(({ asset, closingOf }: OfferActionsProps) => {
  const held = useViewModel(buyerOffers)
  const start = useViewModel(offerStart)
  const dialog = useViewModel(offerDialog)
  const bundles = useViewModel(bundleDialog)
  if (asset.isOwner)
    return (
      <LinkButton href={`/seller/asset-overview/${asset.id}`} isWide>
        Open the overview
      </LinkButton>
    )
  const own = held.standing(asset.id)
  if (own) {
    const isBundle = own.type === "MultipleBid"
    const more = isBundle && isOpenOffer(own.status) && <MakeOffer asset={asset} onPress={() => start.start(asset)} />
    return (
      <Suspense fallback={null}>
        <OwnOffer
          offer={own}
          onEdit={() => (isBundle ? void bundles.edit(own) : dialog.open(asset))}
          isOpen={start.mayEdit(asset, own)}
          more={
            <>
              {closingOf?.(own)}
              {more}
            </>
          }
        />
      </Suspense>
    )
  }
  return <MakeOffer asset={asset} onPress={() => start.start(asset)} />
})
