import type { AssetView } from "@xl/core/assets"
import { Companions } from "@xl/ui/bundles"
import { OfferActions as Actions, OfferContinuation } from "@xl/ui/offers"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"
import { closingInside } from "./closing.tsx"
import "./bundle-stores.ts"
import { MessageSeller } from "./message-parts.ts"
import { useMinute } from "./minute.ts"

/** What a member may bid on an asset, with the documents of the own closing, and the way to its seller. */
export const OfferActions = ({ asset }: { readonly asset: AssetView }) => {
  const now = useMinute(useViewModel(Tokens.now))
  return (
    <>
      <Actions asset={asset} closingOf={closingInside} now={now} />
      <OfferContinuation asset={asset} />
      {!asset.isOwner && <MessageSeller asset={asset} />}
      <Companions asset={asset} />
    </>
  )
}
