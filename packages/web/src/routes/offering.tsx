import type { AssetView } from "@xl/core/assets"
import { GuestOffer } from "@xl/ui/offers"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"

const OfferActions = lazy(async () => ({ default: (await import("./offer-parts.tsx")).OfferActions }))

const Offering = observer(({ asset }: { readonly asset: AssetView }) => {
  const { profile } = useViewModel(sessionStore)
  if (profile === null) return <GuestOffer asset={asset} />
  return (
    <Suspense fallback={null}>
      <OfferActions asset={asset} />
    </Suspense>
  )
})

const DataRoomPanel = lazy(async () => ({ default: (await import("./data-room-parts.ts")).DataRoomPanel }))

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
