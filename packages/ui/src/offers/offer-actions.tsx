import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { UNDER_REVIEW } from "@xl/core/messages"
import { isOpenOffer, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { type ReactNode, Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { LinkButton, Said } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { bundleDialog } from "../bundles/bundle-dialog-model.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { MakeOffer } from "./make-offer.tsx"
import { offerDialog } from "./offer-dialog-model.ts"
import { offerStart } from "./offer-start.ts"

/** Of buyers who have one. */
const OwnOffer = lazyPart(async () => ({ default: (await import("./own-offer.tsx")).OwnOffer }))

export interface OfferActionsProps {
  readonly asset: AssetView
  /** In milliseconds since the Unix epoch. */
  readonly now: number
  /** The documents of an own offer's closing. */
  readonly closingOf?: ((offer: OfferView) => ReactNode) | undefined
}

/** What a member may bid on this asset: a new offer, or the own one that stands. */
export const OfferActions = observer(({ asset, closingOf, now }: OfferActionsProps) => {
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
          asset={asset}
          now={now}
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
  return (
    <>
      {start.isUnderReview && isOpenToOffers(asset.status) && <Said $isQuiet>{UNDER_REVIEW.join(" ")}</Said>}
      <MakeOffer asset={asset} onPress={() => start.start(asset)} />
    </>
  )
})
