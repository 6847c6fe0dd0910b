import type { AssetView } from "@xl/core/assets"
import { Drawn } from "../parts/index.ts"
import { type Drawn as Wanted, drawn } from "./figures.ts"

/** A loan's building. */
export const Elevation = ({ asset, ...wanted }: Wanted & { readonly asset: AssetView }) => (
  <Drawn drawing={drawn(asset, wanted)} />
)
