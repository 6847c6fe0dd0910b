import { type AssetView, titleOf } from "@xl/core/assets"
import { type Column, GradedMoney, StatusMark } from "../parts/index.ts"
import { placeOf } from "./figures.ts"

/** What every table of assets begins with: what it is, where its sale and it itself stand, what is owed and asked for it. */
export const ASSET_COLUMNS: ReadonlyArray<Column<AssetView>> = [
  { id: "name", header: "Asset", wraps: true, cell: titleOf },
  { id: "status", header: "Status", line: 2, cell: ({ status }) => <StatusMark status={status} /> },
  { id: "place", header: "Place", isExtra: true, cell: placeOf },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    line: 1,
    cell: ({ mainInfo }) => <GradedMoney cents={mainInfo.upb ?? undefined} />,
  },
  {
    id: "ask",
    header: "Asking price",
    align: "end",
    cell: ({ mainInfo }) => <GradedMoney cents={mainInfo.listingPrice ?? undefined} tone="price" />,
  },
]
