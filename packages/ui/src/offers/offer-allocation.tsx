import { type OfferAsset, shareOfUpb } from "@xl/core/offers"
import { type Column, GradedMoney, percent, Table } from "../parts/index.ts"

const COLUMNS: ReadonlyArray<Column<OfferAsset>> = [
  { id: "asset", header: "Asset", cell: ({ title }) => title },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    cell: ({ principalBalance }) => <GradedMoney cents={principalBalance} />,
  },
  {
    id: "price",
    header: "Price",
    align: "end",
    line: 1,
    cell: ({ bidAllocation }) => <GradedMoney cents={bidAllocation} tone="price" />,
  },
  {
    id: "share",
    header: "of UPB",
    align: "end",
    cell: ({ bidAllocation, principalBalance }) => {
      const share = shareOfUpb(bidAllocation, principalBalance)
      return share === null ? null : percent(share)
    },
  },
]

export interface OfferAllocationProps {
  readonly assets: ReadonlyArray<OfferAsset>
  /** At the side of a page there is less room. */
  readonly isTight?: boolean | undefined
}

/** Every asset of an offer with its price. */
export const OfferAllocation = ({ assets, isTight = false }: OfferAllocationProps) => (
  <Table
    label="Price of each asset"
    density={isTight ? "market" : "offers"}
    columns={COLUMNS}
    rows={assets}
    keyOf={({ id }) => id}
    nameOf={({ title }) => title}
    hrefOf={({ id }) => `/asset/${id}`}
  />
)
