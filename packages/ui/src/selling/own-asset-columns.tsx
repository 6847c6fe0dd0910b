import type { AssetView } from "@xl/core/assets"
import { ASSET_COLUMNS } from "../asset/index.ts"
import { placeOf } from "../asset/figures.ts"
import type { Column } from "../parts/index.ts"

type Order = Pick<Column<AssetView>, "by" | "sort">

const ORDERS: { readonly [column: string]: Order } = {
  name: { sort: "ascending", by: ({ mainInfo }) => mainInfo.name },
  status: { sort: "ascending", by: ({ status }) => status },
  place: { sort: "ascending", by: placeOf },
  upb: { sort: "descending", by: ({ mainInfo }) => mainInfo.upb },
  ask: { sort: "descending", by: ({ mainInfo }) => mainInfo.listingPrice },
}

/** The columns of every table of assets, ordered by the browser, as it holds all of a seller's own. */
export const OWN_ASSET_COLUMNS: ReadonlyArray<Column<AssetView>> = ASSET_COLUMNS.map((column) => ({
  ...column,
  ...ORDERS[column.id],
}))
