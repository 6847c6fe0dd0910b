import type { DealDeposit, DealView } from "@xl/core/deals"
import { observer } from "mobx-react-lite"
import { LEGS, STATUSES } from "../deposits/deposit-words.ts"
import { ShownDeposit } from "../deposits/index.ts"
import {
  actionsColumn,
  Aside,
  type Column,
  GradedMoney,
  money,
  Panel,
  RowActions,
  Stack,
  Table,
  Tag,
} from "../parts/index.ts"
import { whoBids } from "../selling/who-bids.ts"
import type { DealModel } from "./deal-model.ts"

interface Props {
  readonly deal: DealView
  readonly model: DealModel
}

const buyerOf = ({ offers }: DealView, { offerId }: DealDeposit): string => {
  const offer = offers.find(({ id }) => id === offerId)
  return offer ? whoBids(offer) : ""
}

const amount = (cents: DealDeposit["held"]) => (cents > 0 ? <GradedMoney cents={cents} /> : null)

const Paid = ({ depositRefund, toAdmin, toSeller }: DealDeposit) => {
  const parts = [
    toSeller > 0 && `${money(toSeller)} to the seller`,
    toAdmin > 0 && `${money(toAdmin)} to XL`,
    depositRefund > 0 && `${money(depositRefund)} to the buyer`,
  ].filter((part) => part !== false)
  return <Aside>{parts.join(", ")}</Aside>
}

const Due = ({ decision, due }: DealDeposit) => (
  <>
    {decision === "open" && <Tag tone="warn">Decision due</Tag>}
    <Aside>{due.map(({ amount: cents, leg }) => `${LEGS[leg]} ${money(cents)}`).join(", ")}</Aside>
  </>
)

const columns = ({ deal, model }: Props): ReadonlyArray<Column<DealDeposit>> => [
  { id: "buyer", header: "Buyer", line: 1, cell: (deposit) => buyerOf(deal, deposit) },
  { id: "value", header: "Deposit", align: "end", line: 1, cell: ({ value }) => <GradedMoney cents={value} /> },
  { id: "status", header: "Status", line: 2, cell: ({ depositStatus }) => STATUSES[depositStatus] },
  { id: "held", header: "In escrow", align: "end", line: 2, cell: ({ held }) => amount(held) },
  { id: "paid", header: "Paid out", line: 3, wraps: true, cell: Paid },
  { id: "due", header: "Due", line: 3, wraps: true, cell: Due },
  actionsColumn((deposit) => (
    <RowActions
      name={`deposit of ${buyerOf(deal, deposit)}`}
      more={[{ id: "open", label: "Open", onAction: () => model.showDeposit(deposit.offerId) }]}
    />
  )),
]

/** Earnest money of every offer; the opened deposit shows below with its commands. */
export const DealDeposits = observer(({ deal, model }: Props) => {
  const { paid, paying } = model
  if (deal.deposits.length === 0) return null
  return (
    <Stack>
      <Panel title="Deposits" isFlush>
        <Table
          label="Deposits"
          density="offers"
          rows={deal.deposits}
          columns={columns({ deal, model })}
          keyOf={({ offerId }) => offerId}
          nameOf={(deposit) => buyerOf(deal, deposit)}
        />
      </Panel>
      {paid && paying && <ShownDeposit key={paid.id} offer={paid} call={paying.call} />}
    </Stack>
  )
})
