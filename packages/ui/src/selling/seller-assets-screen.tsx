import { type AssetView, isSold, isUnderSelection, titleOf, assetStatusTexts, type StatusText } from "@xl/core/assets"
import { nextStepOfSale } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useMemo } from "react"
import { SoldSince } from "../asset/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  type ListingActionsModel,
  listingActionsModel,
  ListingMark,
  ListingRowActions,
  reasonOf,
} from "../listing-life/index.ts"
import { ListingActionDialog } from "../listing-life/listing-action-dialog.tsx"
import {
  actionsColumn,
  Aside,
  type Column,
  EmptyState,
  isShown,
  LinkTabs,
  ListedPanel,
  ListFilters,
  type Narrowed,
  type Narrowing,
  ScreenTitle,
  Stack,
  Table,
  type Sort,
  useArranged,
  useNarrowed,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { OWN_ASSET_COLUMNS } from "./own-asset-columns.tsx"
import { findableAsset, waitsForSeller, waitingFirst } from "./own-assets.ts"
import { type SellerAssetsModel, sellerAssetsModel, type SellerList } from "./seller-assets-model.ts"

export interface SellerAssetsScreenProps {
  readonly list: SellerList
  /** What could not be made of the own assets' documents, above the list. */
  readonly failed?: ReactNode
  /** The closings that wait for the seller, above the list. */
  readonly closings?: ReactNode
  /** Where the page keeps how the list is narrowed. */
  readonly narrowed?: Narrowed
}

/** A seller's own assets in two lists that are addresses of their own. */
export const SellerAssetsScreen = ({ closings, list, failed, narrowed }: SellerAssetsScreenProps) => {
  const { narrowing, onNarrow } = useNarrowed(narrowed)
  const model = useViewModel(sellerAssetsModel)
  const life = useViewModel(listingActionsModel)
  useEffect(() => void model.open(list), [model, list])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Your assets</ScreenTitle>
      </ScreenHead>
      <LinkTabs
        label="Your assets"
        tabs={[
          { id: "active", label: "Active", href: "/seller/filters/active", isCurrent: list === "active" },
          { id: "archive", label: "Archive", href: "/seller/filters/archive", isCurrent: list === "archive" },
        ]}
      />
      <Stack $gap={6} $isPage>
        {closings}
        {failed}
        <Assets model={model} life={life} narrowing={narrowing} onNarrow={onNarrow} />
      </Stack>
      <ListingActionDialog model={life} />
    </Wrap>
  )
}

interface AssetsProps extends Narrowed {
  readonly model: SellerAssetsModel
  readonly life: ListingActionsModel
}

const Assets = observer(({ life, model, narrowing, onNarrow }: AssetsProps) => (
  <ListedPanel
    listed={model.listed}
    subject="Your assets"
    label="Assets"
    onRetry={() => void model.again()}
    itemsOf={({ assets }) => assets}
    empty={{ title: "Nothing here", said: "Assets that you list show here with where the sale stands." }}
  >
    {({ assets }) => (
      <>
        <ListFilters
          label="Your assets"
          search="Name or place"
          states={statesOf(assets)}
          mine={assets.filter((asset) => waitsForSeller(asset, life.now)).length}
          narrowing={narrowing}
          onNarrow={onNarrow}
        />
        <AssetRows
          assets={assets}
          life={life}
          narrowing={narrowing}
          onNarrow={onNarrow}
          onDone={() => void model.again()}
        />
      </>
    )}
  </ListedPanel>
))

interface AssetRowsProps {
  readonly assets: ReadonlyArray<AssetView>
  readonly life: ListingActionsModel
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  readonly onDone: () => void
}

const keyOf = ({ id }: AssetView): string => id
const overviewOf = (id: AssetId): string => `/seller/asset-overview/${id}`

/** Those that wait for the seller stand first, until the reader wants another order. */
const AssetRows = observer(({ assets, life, narrowing, onNarrow, onDone }: AssetRowsProps) => {
  const { now } = life
  const rows = useMemo(
    () => waitingFirst(assets, now).filter((asset) => isShown(narrowing, findableAsset(asset, now))),
    [assets, narrowing, now],
  )
  const shown = useMemo(() => columns(life, onDone), [life, onDone])
  const { table } = useArranged({ rows, columns: shown, keyOf, sort: narrowing.sort ?? undefined })
  const order = (sort: Sort) => {
    table.onSort?.(sort)
    onNarrow({ ...narrowing, sort })
  }
  return (
    <Table
      label="Your assets"
      density="offers"
      {...table}
      onSort={order}
      nameOf={titleOf}
      hrefOf={({ id }) => overviewOf(id)}
      empty={
        <EmptyState title="No asset matches" hasDrawing={false}>
          Look for other words, or choose another state.
        </EmptyState>
      }
    />
  )
})

/** The states that the rows are in, in the rows' order. */
const statesOf = (assets: ReadonlyArray<AssetView>) =>
  [...new Set(assets.map(({ status }) => status))].map((id) => ({ id, label: stateLabel(assetStatusTexts[id]) }))

const stateLabel = ({ label, suffix }: StatusText): string => (suffix ? `${label}, ${suffix}` : label)

interface StandingProps {
  readonly asset: AssetView
  /** In milliseconds since the Unix epoch. */
  readonly now: number
}

/** The status, of a draft under review or a sale since when, what the seller has to do by when, and why a listing was revoked. */
const Standing = ({ asset, now }: StandingProps) => {
  const reason = reasonOf(asset)
  return (
    <Stack $gap={1}>
      <ListingMark asset={asset} />
      {isSold(asset.status) && (
        <Aside>
          <SoldSince asset={asset} />
        </Aside>
      )}
      {waitsForSeller(asset, now) && (
        <Aside>
          <b>Your turn: </b>
          {nextStepOfSale(asset, [], now).does}
        </Aside>
      )}
      {reason !== null && <Aside>{reason}</Aside>}
    </Stack>
  )
}

/** Under selection the seller chooses among the offers, which the overview shows. */
const choosing = ({ id, status }: AssetView) =>
  isUnderSelection(status) ? { id: "choose", label: "Choose the winner", href: overviewOf(id) } : undefined

const columns = (life: ListingActionsModel, onDone: () => void): ReadonlyArray<Column<AssetView>> => [
  ...OWN_ASSET_COLUMNS.map((column) =>
    column.id === "status"
      ? { ...column, wraps: true, cell: (asset: AssetView) => <Standing asset={asset} now={life.now} /> }
      : column,
  ),
  {
    id: "offers",
    header: "Active offers",
    align: "end",
    sort: "descending",
    by: ({ numberOfActiveOffers }) => numberOfActiveOffers,
    cell: ({ numberOfActiveOffers }) => numberOfActiveOffers ?? 0,
  },
  {
    id: "views",
    header: "Views",
    isExtra: true,
    align: "end",
    sort: "descending",
    by: ({ numberOfImpressions }) => numberOfImpressions,
    cell: ({ numberOfImpressions }) => numberOfImpressions,
  },
  actionsColumn((asset) => <ListingRowActions model={life} asset={asset} lead={choosing(asset)} onDone={onDone} />),
]
