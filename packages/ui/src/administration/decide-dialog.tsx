import { isPending, type RoleRequest, type RoleRequestView } from "@xl/core/roles"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ComponentProps, type RefObject, useRef } from "react"
import {
  Banner,
  Beside,
  Button,
  DateField,
  day,
  Dialog,
  isHeldBack,
  KeyValueGrid,
  money,
  MoneyField,
  Pair,
  showFirstWrong,
  Stack,
  TextArea,
} from "../parts/index.ts"
import { shownAddress, shownPhone } from "../profile/facts.ts"
import { Papers } from "./paper-view.tsx"
import type { RoleRequestsModel } from "./role-requests-model.ts"

interface Props {
  readonly model: RoleRequestsModel
}

/** One request with its papers beside the form: approved with amount and day, or declined with a reason. */
export const DecideDialog = observer(({ model }: Props) => {
  const { deciding } = model
  const form = useRef<HTMLDivElement>(null)
  if (deciding === null) return null
  const { request } = deciding.view
  const isWaiting = isPending(request)
  const facts = [
    { label: "Email", value: deciding.view.email },
    { label: "Company", value: deciding.view.companyName ?? undefined },
    ...applicantFacts(deciding.view),
    ...(request.declineReason === null ? [] : [{ label: "Declined because", value: request.declineReason }]),
  ]
  return (
    <Dialog
      isOpen
      title={`Request of ${whoAsks(deciding.view)}`}
      context={contextOf(request)}
      width={request.documents.length === 0 ? 720 : 1143}
      onClose={model.close}
      actions={isWaiting ? <Decisions model={model} form={form} /> : <Button onPress={model.close}>Close</Button>}
    >
      <Stack ref={form}>
        {deciding.error !== null && (
          <Banner tone="bad" isAlert>
            {deciding.error}
          </Banner>
        )}
        {request.documents.length === 0 ? (
          <Asked model={model} facts={facts} isWaiting={isWaiting} />
        ) : (
          <Beside>
            <Papers model={model} documents={request.documents} />
            <Asked model={model} facts={facts} isWaiting={isWaiting} />
          </Beside>
        )}
      </Stack>
    </Dialog>
  )
})

/** What the paper has to agree with. */
const applicantFacts = ({ applicant, request }: RoleRequestView) => [
  {
    label: request.type === "ApprovedBuyers" ? "Purchasing entity" : "Selling entity",
    value: applicant.entityName ?? undefined,
  },
  { label: "Address of the entity", value: shownAddress(applicant.entityAddress) },
  { label: "Signer", value: applicant.signerName ?? undefined },
  { label: "Address of the signer", value: shownAddress(applicant.signerAddress) },
  { label: "Phone", value: shownPhone(applicant.phone) },
]

interface AskedProps extends Props {
  readonly facts: ComponentProps<typeof KeyValueGrid>["items"]
  readonly isWaiting: boolean
}

const Asked = ({ model, facts, isWaiting }: AskedProps) => (
  <Stack $gap={5}>
    <KeyValueGrid columns={1} items={facts} />
    {isWaiting && <Form model={model} />}
  </Stack>
)

const whoAsks = ({ email, name }: RoleRequestView): string => name || email
const contextOf = ({ createdAt, type }: RoleRequest): string =>
  `${type === "Sellers" ? "Seller" : "Buyer"} role, requested ${day(dayOf(createdAt))}`

interface DecisionsProps extends Props {
  /** Holds the fields. The first that is wrong gets the focus. */
  readonly form: RefObject<HTMLElement | null>
}

const Decisions = observer(({ form, model }: DecisionsProps) => {
  const sum = model.deciding?.pofSum
  const approve = () => {
    if (!isHeldBack(form.current)) void model.approve()
  }
  return (
    <>
      <Button
        kind="danger"
        isPending={model.isAsking}
        onPress={() => void model.decline().then(() => showFirstWrong(form.current))}
      >
        Decline
      </Button>
      <Button kind="primary" isPending={model.isAsking} onPress={approve}>
        {sum === undefined ? "Approve" : `Approve ${money(sum)}`}
      </Button>
    </>
  )
})

const Form = observer(({ model }: Props) => {
  const { deciding } = model
  if (deciding === null) return null
  return (
    <Pair $hasWide>
      {deciding.view.request.type === "ApprovedBuyers" && (
        <>
          <MoneyField
            label="Approved funds"
            size="large"
            cents={deciding.pofSum}
            onChange={(pofSum) => model.type({ pofSum })}
          />
          <DateField
            label="Approval date"
            size="large"
            helper="Today or earlier"
            to={deciding.today}
            day={deciding.date}
            onChange={(date) => model.type({ date })}
          />
        </>
      )}
      <TextArea
        label="Reason, if you decline"
        value={deciding.reason}
        onChange={(reason) => model.type({ reason })}
        error={deciding.reasonError ?? undefined}
      />
    </Pair>
  )
})
