import { APPROVAL_LIST, AssetStatus, type AssetView, isPublic, statusLabel, titleOf } from "@xl/core/assets"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ASSET_COLUMNS } from "../asset/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  Cluster,
  type Column,
  count,
  DayText,
  EmptyState,
  ErrorState,
  Facts,
  FilterSelect,
  LinkButton,
  LinkTabs,
  Pagination,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  Table,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type AdminAssetsModel, adminAssetsModel, ASSETS_ON_A_PAGE } from "./admin-assets-model.ts"
import { RevokeDialog } from "./revoke-dialog.tsx"

export type AdminAssetList = "approval" | "listing"

const TABS = [
  { id: "approval", label: "Approval", href: "/admin/asset-approval" },
  { id: "listing", label: "All assets", href: "/admin/listing" },
] as const
const STATUSES = Object.keys(AssetStatus.keys)
  .filter(AssetStatus.is)
  .map((id) => ({ id, label: statusLabel(id) }))

export interface AdminAssetsScreenProps {
  readonly list: AdminAssetList
  /** What the page's address says: of these statuses; none named shows the public ones. */
  readonly status: ReadonlyArray<AssetStatus>
  readonly offset: number
  readonly onGo: (status: ReadonlyArray<AssetStatus>, offset: number) => void
}

/** Assets before the administrators: what waits for approval, and all there are. */
export const AdminAssetsScreen = ({ list, status, offset, onGo }: AdminAssetsScreenProps) => {
  const model = useViewModel(adminAssetsModel)
  useEffect(() => void model.open(list === "approval" ? APPROVAL_LIST : status, offset), [model, list, status, offset])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Head model={model}>
        {list === "listing" && (
          <FilterSelect label="Status" options={STATUSES} values={status} onChange={(wanted) => onGo(wanted, 0)} />
        )}
      </Head>
      <LinkTabs label="Assets" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.id === list }))} />
      <Assets model={model} list={list} onOffset={(next) => onGo(status, next)} />
      <Revocation model={model} />
    </Wrap>
  )
}

interface ModelProps {
  readonly model: AdminAssetsModel
}

const Head = observer(({ model: { page }, children }: ModelProps & { readonly children: React.ReactNode }) => (
  <ScreenHead>
    <ScreenTitle>Assets</ScreenTitle>
    {page && (
      <Facts as="output">
        <b>{count(page.total)}</b> {page.total === 1 ? "asset" : "assets"}
      </Facts>
    )}
    {children}
  </ScreenHead>
))

interface AssetsProps extends ModelProps {
  readonly list: AdminAssetList
  readonly onOffset: (offset: number) => void
}

const Assets = observer(({ model, list, onOffset }: AssetsProps) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The assets did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The assets are loading" />
  if (page.total === 0)
    return list === "approval" ? (
      <EmptyState title="Nothing waits for approval">Requested publications appear by themselves.</EmptyState>
    ) : (
      <EmptyState title="No asset matches" hasDrawing={false}>
        Choose another status.
      </EmptyState>
    )
  return (
    <Stack $isPage>
      <Panel isFlush label="Assets">
        <Table
          label="Assets"
          density="documents"
          rows={page.assets}
          columns={[...COLUMNS, list === "approval" ? decision(model) : OVERVIEW]}
          keyOf={({ id }) => id}
          nameOf={titleOf}
          hrefOf={({ id, status }) => (isPublic(status) ? `/asset/${id}` : `/seller/asset-overview/${id}`)}
        />
      </Panel>
      {page.total > ASSETS_ON_A_PAGE && (
        <Pagination label="Assets" offset={model.offset} size={ASSETS_ON_A_PAGE} total={page.total} onGo={onOffset} />
      )}
    </Stack>
  )
})

const Revocation = observer(({ model }: ModelProps) => {
  const { isAsking, revoking } = model
  if (revoking === null) return null
  return (
    <RevokeDialog
      title={`Revoke ${titleOf(revoking)}?`}
      text="The seller sees the comment and may ask for publication again."
      isAsking={isAsking}
      onClose={() => model.askRevoke(null)}
      onRevoke={(comment) => void model.revoke(comment)}
    />
  )
})

const COLUMNS: ReadonlyArray<Column<AssetView>> = [
  ...ASSET_COLUMNS,
  {
    id: "published",
    header: "Published",
    align: "end",
    cell: ({ publishedTime }) => <DayText day={publishedTime === null ? undefined : dayOf(publishedTime)} />,
  },
]

/** To the offers on an asset and their deposits, which its public page does not show. */
const OVERVIEW: Column<AssetView> = {
  id: "overview",
  header: "Overview",
  isHeaderHidden: true,
  align: "end",
  cell: (asset) => (
    <LinkButton size="small" kind="quiet" href={`/seller/asset-overview/${asset.id}`}>
      Offers
    </LinkButton>
  ),
}

const decision = (model: AdminAssetsModel): Column<AssetView> => ({
  id: "decision",
  header: "Decision",
  isHeaderHidden: true,
  align: "end",
  cell: (asset) => (
    <Cluster>
      <Button size="small" aria-label={`Revoke ${titleOf(asset)}`} onPress={() => model.askRevoke(asset)}>
        Revoke
      </Button>
      <Button
        size="small"
        kind="primary"
        aria-label={`Approve ${titleOf(asset)}`}
        isDisabled={model.isAsking}
        onPress={() => void model.approve(asset)}
      >
        Approve
      </Button>
    </Cluster>
  ),
})
