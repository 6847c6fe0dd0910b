import { CHANGE_REQUESTS_ON_A_PAGE, type ChangeRequestView } from "@xl/core/change-requests"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  actionsColumn,
  type Column,
  count,
  DayText,
  EmptyState,
  ErrorState,
  Facts,
  LinkTabs,
  NONE,
  Pagination,
  Panel,
  RowActions,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  Table,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type ChangeRequestsModel, changeRequestsModel } from "./change-requests-model.ts"
import { ADMIN_ASSET_TABS } from "./tabs.ts"

export interface ChangeRequestsScreenProps {
  readonly offset: number
  /** Goes to another page of the list. */
  readonly onOffset: (offset: number) => void
}

/** Requests to change published listings, beside what waits for approval. */
export const ChangeRequestsScreen = ({ offset, onOffset }: ChangeRequestsScreenProps) => {
  const model = useViewModel(changeRequestsModel)
  useEffect(() => void model.open(offset), [model, offset])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Head model={model} />
      <LinkTabs label="Assets" tabs={ADMIN_ASSET_TABS.map((tab) => ({ ...tab, isCurrent: tab.id === "changes" }))} />
      <Requests model={model} onOffset={onOffset} />
    </Wrap>
  )
}

interface ModelProps {
  readonly model: ChangeRequestsModel
}

const Head = observer(({ model: { page } }: ModelProps) => (
  <ScreenHead>
    <ScreenTitle>Assets</ScreenTitle>
    {page && (
      <Facts as="output">
        <b>{count(page.total)}</b> {page.total === 1 ? "change request" : "change requests"}
      </Facts>
    )}
  </ScreenHead>
))

const Requests = observer(({ model, onOffset }: ModelProps & Pick<ChangeRequestsScreenProps, "onOffset">) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The change requests did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The change requests are loading" />
  if (page.total === 0)
    return (
      <EmptyState title="No change waits for approval">
        A seller who changes a material fact of a published listing files a request. It appears here by itself.
      </EmptyState>
    )
  return (
    <Stack $isPage>
      <Panel isFlush label="Change requests">
        <Table
          label="Change requests"
          density="documents"
          rows={page.requests}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          nameOf={({ assetTitle }) => assetTitle}
          hrefOf={pathOf}
        />
      </Panel>
      {page.total > CHANGE_REQUESTS_ON_A_PAGE && (
        <Pagination
          label="Change requests"
          offset={model.offset}
          size={CHANGE_REQUESTS_ON_A_PAGE}
          total={page.total}
          onGo={onOffset}
        />
      )}
    </Stack>
  )
})

const pathOf = ({ id }: ChangeRequestView): string => `/admin/change-requests/${id}`

const COLUMNS: ReadonlyArray<Column<ChangeRequestView>> = [
  { id: "asset", header: "Asset", cell: ({ assetTitle }) => assetTitle },
  {
    id: "changes",
    header: "Changes",
    wraps: true,
    line: 2,
    cell: ({ changes }) => changes.map(({ label }) => label).join(", "),
  },
  { id: "seller", header: "Seller", line: 3, cell: ({ sellerName }) => sellerName ?? NONE },
  {
    id: "requested",
    header: "Requested",
    align: "end",
    cell: ({ createdAt }) => <DayText day={dayOf(createdAt)} />,
  },
  actionsColumn((request) => (
    <RowActions name={request.assetTitle} more={[{ id: "review", label: "Review", href: pathOf(request) }]} />
  )),
]
