import { AssetStatus } from "@xl/core/kernel"
import type { AdminAssetAddress } from "@xl/ui/administration"
import { offsetIn } from "./offset.ts"

const OFFERS: { readonly [word: string]: boolean } = { with: true, without: false }

/** What the address of an administrators' list of assets looks for. */
export const assetSearchIn = (params: URLSearchParams): AdminAssetAddress => ({
  status: params.getAll("status").filter(AssetStatus.is),
  name: params.get("name"),
  seller: params.get("seller"),
  offers: OFFERS[params.get("offers") ?? ""] ?? null,
  offset: offsetIn(params),
})

/** The address of a search, without what it does not narrow. */
export const assetSearchParams = ({ name, offers, offset, seller, status }: AdminAssetAddress): URLSearchParams => {
  const params = new URLSearchParams(status.map((one) => ["status", one]))
  if (name !== null) params.set("name", name)
  if (seller !== null) params.set("seller", seller)
  if (offers !== null) params.set("offers", offers ? "with" : "without")
  if (offset > 0) params.set("offset", String(offset))
  return params
}
