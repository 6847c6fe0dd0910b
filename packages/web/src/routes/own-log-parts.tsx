import type { AssetId } from "@xl/core/shared"
import { OwnLog } from "@xl/ui/event-log"
import { buyerOffers } from "@xl/ui/offers"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import "./member-stores.ts"
import "./own-log-stores.ts"

/** The log of a deal on the asset's page, for buyers who made an offer. */
export const BidderLog = observer(({ id }: { readonly id: AssetId }) => {
  const { offers } = useViewModel(buyerOffers)
  return offers.some(({ assets }) => assets.some((asset) => asset.id === id)) && <OwnLog id={id} />
})
