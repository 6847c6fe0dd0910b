import type { AssetView } from "@xl/core/assets"
import { ChooseMark } from "@xl/ui/bundles"
import { FavoriteStar } from "@xl/ui/favorites"
import { Cluster } from "@xl/ui/parts"
import "./bundle-stores.ts"
import "./favorite-parts.ts"

/** What whoever is signed in marks an asset with: as chosen for an offer on several, and as a favorite. */
export const CardMarks = ({ asset }: { readonly asset: AssetView }) => (
  <Cluster $isLine $gap={1}>
    <ChooseMark asset={asset} />
    <FavoriteStar asset={asset} />
  </Cluster>
)
