import type { AssetView } from "@xl/core/assets"
import { Companions } from "@xl/ui/bundles"
import { BeginsOffer, type EarlyPress, OfferActions as Actions } from "@xl/ui/offers"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"
import { closingInside } from "./closing.tsx"
import "./bundle-stores.ts"
import { MessageSeller } from "./message-parts.ts"
import { useMinute } from "./minute.ts"

export interface OfferPartsProps {
  readonly asset: AssetView
  /** What was pressed before it was known who is here. */
  readonly pressed: EarlyPress | null
}

/** What a member may bid on an asset, with the documents of the own closing, and the way to its seller. */
export const OfferActions = ({ asset, pressed }: OfferPartsProps) => {
  const now = useMinute(useViewModel(Tokens.now))
  return (
    <>
      <Actions asset={asset} closingOf={closingInside} now={now} />
      {pressed === "offer" && <BeginsOffer asset={asset} />}
      {!asset.isOwner && <MessageSeller asset={asset} isStarted={pressed === "message"} />}
      <Companions asset={asset} />
    </>
  )
}
