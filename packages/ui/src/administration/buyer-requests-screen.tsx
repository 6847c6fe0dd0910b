import { REQUESTS_ON_A_PAGE, type RoleRequestStatus, type RoleRequestView } from "@xl/core/roles"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, type Column, day, ListedPanel, ScreenTitle, SegmentedControl, Table } from "../parts/index.ts"
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

const Requests = observer(({ model, onOpen }: RequestsProps) => (
  <ListedPanel
    listed={model.listed}
    subject="The requests"
    label="Requests"
    onRetry={() => void model.again()}
    itemsOf={({ requests }) => requests}
    empty={{ title: "No requests here", said: "New requests appear by themselves." }}
    pages={{
      offset: model.offset,
      size: REQUESTS_ON_A_PAGE,
      onGo: (offset) => void model.open(model.status, offset),
    }}
  >
    {({ requests }) => (
      <Table
        label="Requests"
        density="documents"
        rows={requests}
        columns={columns(onOpen)}
        keyOf={({ request }) => request.id}
        nameOf={({ name, email }) => name || email}
        onOpen={onOpen}
      />
    )}
  </ListedPanel>
))

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
