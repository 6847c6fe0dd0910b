import type { AssetView } from "@xl/core/assets"
import { OfferActions as Actions } from "@xl/ui/offers"
import { closingInside } from "./closing.tsx"
import "./bundle-stores.ts"
import { MessageSeller } from "./message-parts.ts"

/** What a member may bid on an asset, with the documents of the own closing, and the way to its seller. */
export const OfferActions = ({ asset }: { readonly asset: AssetView }) => (
  <>
    <Actions asset={asset} closingOf={closingInside} />
    {!asset.isOwner && <MessageSeller asset={asset.id} />}
  </>
)
