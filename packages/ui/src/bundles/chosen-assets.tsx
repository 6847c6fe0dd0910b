import { type AssetView, titleOf } from "@xl/core/assets"
import { useMemo } from "react"
import { Button, type Column, GradedMoney, StatusMark, Table } from "../parts/index.ts"

export interface ChosenAssetsProps {
  readonly assets: ReadonlyArray<AssetView>
  /** Takes one out; left out where they stay as they are. */
  readonly onRemove?: ((id: string) => void) | undefined
}

/** The assets of one offer, before there is a price. */
export const ChosenAssets = ({ assets, onRemove }: ChosenAssetsProps) => {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove])
  return (
    <Table
      label="Assets of this offer"
      density="documents"
      columns={columns}
      rows={assets}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      hrefOf={({ id }) => `/asset/${id}`}
    />
  )
}

const SHOWN: ReadonlyArray<Column<AssetView>> = [
  { id: "asset", header: "Asset", cell: titleOf },
  { id: "status", header: "Sale", line: 2, cell: ({ status }) => <StatusMark status={status} /> },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    line: 1,
    cell: ({ mainInfo }) => <GradedMoney cents={mainInfo.upb ?? undefined} />,
  },
  {
    id: "deposit",
    header: "Minimum deposit",
    align: "end",
    cell: ({ bidDepositSum, requireBidDeposit }) => (
      <GradedMoney cents={requireBidDeposit ? bidDepositSum : undefined} />
    ),
  },
]

const columnsOf = (onRemove: ChosenAssetsProps["onRemove"]): ReadonlyArray<Column<AssetView>> =>
  onRemove === undefined
    ? SHOWN
    : [
        ...SHOWN,
        {
          id: "remove",
          header: "Remove",
          isHeaderHidden: true,
          align: "end",
          cell: (asset) => (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Remove ${titleOf(asset)}`}
              onPress={() => onRemove(asset.id)}
            >
              Remove
            </Button>
          ),
        },
      ]
