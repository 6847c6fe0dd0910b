import type { AssetView } from "@xl/core/assets"
import { OwnListing } from "@xl/ui/listing-life"
import { useNavigate } from "react-router-dom"
import "./listing-life-parts.ts"

/** The seller's and administrators' panel on a listing's own page. */
export const OwnListingAt = ({ asset }: { readonly asset: AssetView }) => {
  const navigate = useNavigate()
  return (
    <OwnListing
      asset={asset}
      onGone={() => void navigate(asset.isOwner ? "/seller/filters/active" : "/admin/listing")}
    />
  )
}
