import { type AssetView, mayFillIn } from "@xl/core/assets"
import { GuestOffer } from "@xl/ui/offers"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"

const OfferActions = lazyPart(async () => ({ default: (await import("./offer-parts.tsx")).OfferActions }))

const Offering = observer(({ asset }: { readonly asset: AssetView }) => {
  const { profile, state } = useViewModel(sessionStore)
  if (profile === null) return <GuestOffer asset={asset} isOpening={state.tag === "opening"} />
  return (
    <Suspense fallback={null}>
      <OfferActions asset={asset} />
    </Suspense>
  )
})

const OwnListingAt = lazyPart(async () => ({ default: (await import("./own-listing.tsx")).OwnListingAt }))

const Own = observer(({ asset }: { readonly asset: AssetView }) => {
  const { actor } = useViewModel(sessionStore)
  if (!mayFillIn(actor, asset)) return null
  return (
    <Suspense fallback={null}>
      <OwnListingAt asset={asset} />
    </Suspense>
  )
})

/** Where the listing stands and what is done with it, for its seller and administrators, and fetched for them alone. */
export const ownListingOf = (asset: AssetView) => <Own asset={asset} />

const DataRoomPanel = lazyPart(async () => ({ default: (await import("./data-room-parts.ts")).DataRoomPanel }))

const Room = observer(
  ({ asset }: { readonly asset: AssetView }) =>
    useViewModel(sessionStore).profile && (
      <Suspense fallback={null}>
        <DataRoomPanel asset={asset} />
      </Suspense>
    ),
)

/** The data room is for whoever is signed in, and fetched for them alone. */
export const roomOf = (asset: AssetView) => <Room asset={asset} />

/** What may be bid stands beside an asset's facts; what members bid with is fetched for them alone. */
export const offeringOn = (asset: AssetView) => <Offering asset={asset} />
