import { AssetStatus } from "@xl/core/assets"
import type { AdminAssetAddress } from "@xl/ui/administration"
import { offsetIn } from "./offset.ts"

/** What the address of an administrators' list of assets looks for. */
export const assetSearchIn = (params: URLSearchParams): AdminAssetAddress => ({
  status: params.getAll("status").filter(AssetStatus.is),
  name: params.get("name"),
  offset: offsetIn(params),
})

/** The address of a search, without what it does not narrow. */
export const assetSearchParams = ({ name, offset, status }: AdminAssetAddress): URLSearchParams => {
  const params = new URLSearchParams(status.map((one) => ["status", one]))
  if (name !== null) params.set("name", name)
  if (offset > 0) params.set("offset", String(offset))
  return params
}
