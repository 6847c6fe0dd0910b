import type { AssetView } from "@xl/core/assets"
import { ASSET_COLUMNS } from "../asset/index.ts"
import { placeOf } from "../asset/figures.ts"
import { type Column, count } from "../parts/index.ts"

type Order = Pick<Column<AssetView>, "by" | "sort">

const ORDERS: { readonly [column: string]: Order } = {
  name: { sort: "ascending", by: ({ mainInfo }) => mainInfo.name },
  status: { sort: "ascending", by: ({ status }) => status },
  place: { sort: "ascending", by: placeOf },
  upb: { sort: "descending", by: ({ mainInfo }) => mainInfo.upb },
  ask: { sort: "descending", by: ({ mainInfo }) => mainInfo.listingPrice },
}

/** How many keep it as a favorite, which its seller alone is told. */
const FAVORITES: Column<AssetView> = {
  id: "favorites",
  header: "Favorites",
  align: "end",
  isExtra: true,
  sort: "descending",
  by: ({ numberOfFavorites }) => numberOfFavorites,
  cell: ({ numberOfFavorites }) => count(numberOfFavorites ?? 0),
}

/** The columns of every table of assets and its favorites, ordered by the browser, as it holds all of a seller's own. */
export const OWN_ASSET_COLUMNS: ReadonlyArray<Column<AssetView>> = [
  ...ASSET_COLUMNS.map((column) => ({ ...column, ...ORDERS[column.id] })),
  FAVORITES,
]
