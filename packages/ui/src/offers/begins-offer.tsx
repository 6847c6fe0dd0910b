import type { AssetView } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { useViewModel } from "../view-model/index.ts"
import { buyerOffers } from "./buyer-offers.ts"
import { offerStart } from "./offer-start.ts"

/** Begins the offer that was pressed for before it was known who is here: once, and where none of one's own stands. */
export const BeginsOffer = observer(({ asset }: { readonly asset: AssetView }) => {
  const { held, standing } = useViewModel(buyerOffers)
  const { start } = useViewModel(offerStart)
  const isBegun = useRef(false)
  const mayBegin = !asset.isOwner && held.tag !== "loading" && standing(asset.id) === undefined
  useEffect(() => {
    if (!mayBegin || isBegun.current) return
    isBegun.current = true
    start(asset)
  }, [asset, mayBegin, start])
  return null
})
