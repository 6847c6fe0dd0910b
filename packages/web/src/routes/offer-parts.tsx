import type { AssetView } from "@xl/core/assets"
import { OfferActions as Actions } from "@xl/ui/offers"
import { closingInside } from "./closing.tsx"
import "./bundle-stores.ts"

/** What a member may bid on an asset, with the documents of the own closing. */
export const OfferActions = ({ asset }: { readonly asset: AssetView }) => (
  <Actions asset={asset} closingOf={closingInside} />
)
