import { APPROVAL_LIST, type AssetView, statusLabel, titleOf } from "@xl/core/assets"
import { AssetStatus } from "@xl/core/kernel"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { ASSET_COLUMNS } from "../asset/index.ts"
import { ADMIN_ASSET_TABS } from "../changes/tabs.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  actionsColumn,
  type Column,
  count,
  DayText,
  EmptyState,
  ErrorState,
  Facts,
  FilterBar,
  FilterSelect,
  LinkTabs,
  NONE,
  Pagination,
  Panel,
  RowActions,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  Table,
  TypedSearch,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type ListingActionsModel, listingActionsModel, ListingRowActions } from "../listing-life/index.ts"
import { ListingActionDialog } from "../listing-life/listing-action-dialog.tsx"
import { ApproveDialog } from "./approve-dialog.tsx"
import { DeclineRequestDialog } from "./decline-request-dialog.tsx"
import {
  type AdminAssetSearch,
  type AdminAssetsModel,
  adminAssetsModel,
  ASSETS_ON_A_PAGE,
  isNarrowed,
} from "./admin-assets-model.ts"

export type AdminAssetList = "approval" | "listing"

/** A search as the page's address names it. */
export interface AdminAssetAddress extends AdminAssetSearch {
  readonly status: ReadonlyArray<AssetStatus>
}

const STATUSES = Object.keys(AssetStatus.keys)
  .filter(AssetStatus.is)
  .map((id) => ({ id, label: statusLabel(id) }))

export interface AdminAssetsScreenProps {
  readonly list: AdminAssetList
  /** What the page's address says. */
  readonly search: AdminAssetAddress
  /** Goes to the address of another search. */
  readonly onSearch: (search: AdminAssetAddress) => void
  /** What else waits for a decision, anywhere. */
  readonly waiting?: ReactNode
}

/** Assets before the administrators: what waits for approval, and all there are. */
export const AdminAssetsScreen = ({ list, search, onSearch, waiting }: AdminAssetsScreenProps) => {
  const model = useViewModel(adminAssetsModel)
  const life = useViewModel(listingActionsModel)
  useEffect(() => {
    void model.open(list === "approval" ? { ...search, status: APPROVAL_LIST } : search)
  }, [model, list, search])
  useEffect(() => model.follow(), [model])
  return (
    <>
      <Search list={list} search={search} onSearch={onSearch} />
      <Wrap>
        <Head model={model} />
        <Stack>
          {waiting}
          <LinkTabs label="Assets" tabs={ADMIN_ASSET_TABS.map((tab) => ({ ...tab, isCurrent: tab.id === list }))} />
        </Stack>
        <Assets model={model} life={life} list={list} onOffset={(offset) => onSearch({ ...search, offset })} />
        <Refusal model={model} />
        <Approval model={model} />
        <ListingActionDialog model={life} />
      </Wrap>
    </>
  )
}

const OFFERS = [
  { id: "with", label: "With offers" },
  { id: "without", label: "Without offers" },
]

const Search = ({ list, search, onSearch }: AdminAssetsScreenProps) => {
  const narrow = (change: Partial<AdminAssetAddress>) => onSearch({ ...search, ...change, offset: 0 })
  return (
    <FilterBar
      label="Assets"
      search={
        <TypedSearch
          label="Name, address or loan id"
          value={search.name ?? ""}
          onChange={(name) => narrow({ name: name || null })}
        />
      }
    >
      <TypedSearch
        label="Seller or e-mail"
        value={search.seller ?? ""}
        onChange={(seller) => narrow({ seller: seller || null })}
      />
      {list === "listing" && <ListingFilters search={search} narrow={narrow} />}
    </FilterBar>
  )
}

interface ListingFiltersProps {
  readonly search: AdminAssetAddress
  readonly narrow: (change: Partial<AdminAssetAddress>) => void
}

/** What is the same of all that waits for approval. */
const ListingFilters = ({ search, narrow }: ListingFiltersProps) => (
  <>
    <FilterSelect label="Status" options={STATUSES} values={search.status} onChange={(status) => narrow({ status })} />
    <FilterSelect
      label="Offers"
      none="Any"
      options={OFFERS}
      values={search.offers === null ? [] : [search.offers ? "with" : "without"]}
      onChange={(chosen) => narrow({ offers: chosen.length === 1 ? chosen[0] === "with" : null })}
    />
  </>
)

interface ModelProps {
  readonly model: AdminAssetsModel
}

const Head = observer(({ model: { page } }: ModelProps) => (
  <ScreenHead>
    <ScreenTitle>Assets</ScreenTitle>
    {page && (
      <Facts as="output">
        <b>{count(page.total)}</b> {page.total === 1 ? "asset" : "assets"}
      </Facts>
    )}
  </ScreenHead>
))

interface AssetsProps extends ModelProps {
  readonly life: ListingActionsModel
  readonly list: AdminAssetList
  readonly onOffset: (offset: number) => void
}

const Assets = observer(({ life, model, list, onOffset }: AssetsProps) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The assets did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The assets are loading" />
  if (page.total === 0) return <NoAssets isApproval={list === "approval" && !isNarrowed(model.search)} />
  return (
    <Stack $isPage>
      <Panel isFlush label="Assets">
        <Table
          label="Assets"
          density="documents"
          rows={page.assets}
          columns={list === "approval" ? [...REQUESTED, decision(model)] : [...COLUMNS, actions(life, model)]}
          keyOf={({ id }) => id}
          nameOf={titleOf}
          hrefOf={PAGES[list]}
        />
      </Panel>
      {page.total > ASSETS_ON_A_PAGE && (
        <Pagination
          label="Assets"
          offset={model.search.offset}
          size={ASSETS_ON_A_PAGE}
          total={page.total}
          onGo={onOffset}
        />
      )}
    </Stack>
  )
})

const Refusal = observer(({ model }: ModelProps) => {
  const { declining, isAsking } = model
  if (declining === null) return null
  return (
    <DeclineRequestDialog
      title={titleOf(declining)}
      isAsking={isAsking}
      onClose={() => model.askDecline(null)}
      onDecline={(reason) => void model.decline(reason)}
    />
  )
})

const Approval = observer(({ model }: ModelProps) => {
  const { approving, isAsking } = model
  return (
    approving && (
      <ApproveDialog
        asset={approving}
        isAsking={isAsking}
        onClose={() => model.askApprove(null)}
        onApprove={() => void model.approve()}
      />
    )
  )
})

const NoAssets = ({ isApproval }: { readonly isApproval: boolean }) =>
  isApproval ? (
    <EmptyState title="Nothing waits for approval">Requested publications appear by themselves.</EmptyState>
  ) : (
    <EmptyState title="No asset matches" hasDrawing={false}>
      Look for other words, or choose another status.
    </EmptyState>
  )

/** The page of one requested publication. */
const reviewOf = ({ id }: AssetView): string => `/admin/asset-approval/${id}`

/** The page that a row of each list leads to. */
const PAGES: { readonly [List in AdminAssetList]: (asset: AssetView) => string } = {
  approval: reviewOf,
  listing: ({ id }) => `/admin/deal/${id}`,
}

const SELLER: Column<AssetView> = {
  id: "seller",
  header: "Seller",
  wraps: true,
  cell: ({ sellerName }) => sellerName ?? NONE,
}

/** The status of each is the same: when it was requested stands in its place. */
const REQUESTED: ReadonlyArray<Column<AssetView>> = [
  ...ASSET_COLUMNS.filter(({ id }) => id !== "status"),
  SELLER,
  {
    id: "requested",
    header: "Requested",
    align: "end",
    cell: ({ publicationRequestedAt }) => (
      <DayText day={publicationRequestedAt === null ? undefined : dayOf(publicationRequestedAt)} />
    ),
  },
]

const COLUMNS: ReadonlyArray<Column<AssetView>> = [
  ...ASSET_COLUMNS,
  SELLER,
  {
    id: "published",
    header: "Published",
    isExtra: true,
    align: "end",
    cell: ({ publishedTime }) => <DayText day={publishedTime === null ? undefined : dayOf(publishedTime)} />,
  },
]

/** With the way to the offers on an asset and their deposits, which its public page does not show. */
const actions = (life: ListingActionsModel, model: AdminAssetsModel): Column<AssetView> =>
  actionsColumn((asset) => (
    <ListingRowActions
      model={life}
      asset={asset}
      onDone={() => void model.again()}
      more={[{ id: "offers", label: "Offers", href: `/seller/asset-overview/${asset.id}` }]}
    />
  ))

const decision = (model: AdminAssetsModel): Column<AssetView> =>
  actionsColumn((asset) => (
    <RowActions
      name={titleOf(asset)}
      primary={{ label: "Approve", onAction: () => model.askApprove(asset), isDisabled: model.isAsking }}
      more={[
        { id: "review", label: "Review", href: reviewOf(asset) },
        { id: "page", label: "Listing page", href: `/asset/${asset.id}` },
        { id: "decline", label: "Decline", onAction: () => model.askDecline(asset), isDanger: true, startsGroup: true },
      ]}
    />
  ))
