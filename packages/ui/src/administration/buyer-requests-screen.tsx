import { REQUESTS_ON_A_PAGE, type RoleRequestStatus, type RoleRequestView } from "@xl/core/roles"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  type Column,
  day,
  EmptyState,
  ErrorState,
  Pagination,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  SegmentedControl,
  Stack,
  Table,
  TextLink,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { DecideDialog } from "./decide-dialog.tsx"
import { type RoleRequestsModel, roleRequestsModel } from "./role-requests-model.ts"

const tabs = [
  { id: "Draft", label: "Pending" },
  { id: "Approved", label: "Approved" },
  { id: "Declined", label: "Declined" },
] as const

export interface BuyerRequestsScreenProps {
  readonly status: RoleRequestStatus
  readonly onStatus: (status: RoleRequestStatus) => void
  readonly now: () => number
}

/** Requests for roles before the administrators: the list, and one decided with its document at hand. */
export const BuyerRequestsScreen = observer(({ status, onStatus, now }: BuyerRequestsScreenProps) => {
  const model = useViewModel(roleRequestsModel)
  useEffect(() => void model.open(status, 0), [model, status])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Buyer requests</ScreenTitle>
        <TextLink href="/admin/errors">Browser errors</TextLink>
        <SegmentedControl label="Requests" isLabelHidden options={tabs} value={status} onChange={onStatus} />
      </ScreenHead>
      <Requests model={model} onOpen={(view) => model.decide(view, dayOf(now()))} />
      <DecideDialog model={model} />
    </Wrap>
  )
})

interface RequestsProps {
  readonly model: RoleRequestsModel
  readonly onOpen: (view: RoleRequestView) => void
}

const Requests = observer(({ model, onOpen }: RequestsProps) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The requests did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The requests are loading" />
  if (page.requests.length === 0)
    return <EmptyState title="No requests here">New requests appear by themselves.</EmptyState>
  return (
    <Stack $isPage>
      <Panel isFlush label="Requests">
        <Table
          label="Requests"
          density="documents"
          rows={page.requests}
          columns={columns(onOpen)}
          keyOf={({ request }) => request.id}
          nameOf={({ name, email }) => name || email}
          onOpen={onOpen}
        />
      </Panel>
      {page.total > REQUESTS_ON_A_PAGE && (
        <Pagination
          label="Requests"
          offset={model.offset}
          size={REQUESTS_ON_A_PAGE}
          total={page.total}
          onGo={(offset) => void model.open(model.status, offset)}
        />
      )}
    </Stack>
  )
})

const columns = (onOpen: (view: RoleRequestView) => void): ReadonlyArray<Column<RoleRequestView>> => [
  { id: "name", header: "Name", cell: ({ name }) => name || "No name yet" },
  { id: "email", header: "Email", line: 2, cell: ({ email }) => email },
  { id: "company", header: "Company", cell: ({ companyName }) => companyName ?? "" },
  { id: "role", header: "Role", cell: ({ request }) => (request.type === "Sellers" ? "Seller" : "Buyer") },
  { id: "documents", header: "Documents", align: "end", cell: ({ request }) => request.documents.length },
  { id: "date", header: "Requested", align: "end", line: 1, cell: ({ request }) => day(dayOf(request.createdAt)) },
  {
    id: "review",
    header: "Review",
    isHeaderHidden: true,
    align: "end",
    cell: (view) => (
      <Button size="small" aria-label={`Review ${view.name || view.email}`} onPress={() => onOpen(view)}>
        Review
      </Button>
    ),
  },
]
