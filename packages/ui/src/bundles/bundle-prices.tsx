import { type AssetView, titleOf } from "@xl/core/assets"
import { shareOfUpb } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useMemo } from "react"
import {
  Button,
  Cluster,
  type Column,
  Facts,
  GradedMoney,
  money,
  MoneyField,
  percent,
  Stack,
  Table,
} from "../parts/index.ts"
import type { BundleDraft } from "./bundle-draft.ts"

interface Props {
  readonly draft: BundleDraft
  /** The total is what the prices add up to: there is nothing to divide. */
  readonly isTotal?: boolean | undefined
}

/** How far the prices are from the total, said as it changes. */
const Left = observer(({ draft, isTotal = false }: Props) => (
  <Facts as="output">
    <b>{money(draft.allocated)}</b> {isTotal ? "is the new total offer price" : leftText(draft)}
  </Facts>
))

const leftText = ({ form, left }: BundleDraft): string => {
  if (left === null || form.bidPrice === undefined) return "divided so far"
  if (left === 0) return "divided, all of the total"
  const rest = money(Math.abs(left))
  return left > 0 ? `of ${money(form.bidPrice)} divided, ${rest} left` : `divided, ${rest} more than the total`
}

const Price = observer(({ asset, draft }: Pick<Props, "draft"> & { readonly asset: AssetView }) => (
  <MoneyField
    label={`Price of ${titleOf(asset)}`}
    isLabelHidden
    isPrice
    cents={draft.form.prices[asset.id]}
    onChange={(cents) => draft.price(asset.id, cents)}
    error={draft.errors[asset.id]}
  />
))

const Share = observer(({ asset, draft }: Pick<Props, "draft"> & { readonly asset: AssetView }) => {
  const price = draft.form.prices[asset.id]
  const share = price === undefined ? null : shareOfUpb(price, asset.mainInfo.upb ?? 0)
  return share === null ? null : percent(share, 2)
})

/** The price of each asset of an offer: typed one by one, or divided in the proportion of UPB. */
export const BundlePrices = observer(({ draft, isTotal }: Props) => {
  const columns = useMemo(() => columnsOf(draft), [draft])
  return (
    <Stack $gap={2}>
      <Table
        label="Price of each asset"
        density="documents"
        columns={columns}
        rows={draft.assets}
        keyOf={({ id }) => id}
        nameOf={titleOf}
      />
      <Cluster $isApart>
        <Left draft={draft} isTotal={isTotal} />
        {isTotal !== true && (
          <Button size="small" isDisabled={!draft.maySpread} onPress={draft.spread}>
            Divide in proportion to UPB
          </Button>
        )}
      </Cluster>
    </Stack>
  )
})

const columnsOf = (draft: BundleDraft): ReadonlyArray<Column<AssetView>> => [
  { id: "asset", header: "Asset", cell: titleOf },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    line: 1,
    cell: ({ mainInfo }) => <GradedMoney cents={mainInfo.upb ?? undefined} />,
  },
  { id: "price", header: "Price", width: "240px", line: 2, cell: (asset) => <Price asset={asset} draft={draft} /> },
  {
    id: "share",
    header: "of UPB",
    align: "end",
    line: 3,
    width: "140px",
    cell: (asset) => <Share asset={asset} draft={draft} />,
  },
]
