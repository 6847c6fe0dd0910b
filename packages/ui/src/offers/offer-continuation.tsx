import type { AssetView } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useContinuation } from "../arrival/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { offerStart } from "./offer-start.ts"

/** The offer that was pressed for before it was known who is here: it begins once, and where the reader may make one and has none. */
export const OfferContinuation = observer(({ asset }: { readonly asset: AssetView }) => {
  const { held, standing } = useViewModel(buyerOffers)
  const { start } = useViewModel(offerStart)
  const begin = () => {
    if (!asset.isOwner && standing(asset.id) === undefined) start(asset)
  }
  useContinuation("offer", `/asset/${asset.id}`, begin, held.tag !== "loading")
  return null
})
