import type { DepositView } from "@xl/core/deposits"
import { Checklist, KeyValueGrid, money, Said, Stack } from "../parts/index.ts"
import { BANKS, bankText, STATUSES, stopsOf } from "./deposit-words.ts"

const none = (cents: number): string | undefined => (cents === 0 ? undefined : money(cents))
/** What was paid and what is still due: both where there are both. */
const paidAndDue = (paid: number, due: number): string | undefined =>
  [paid > 0 && `${money(paid)} paid`, due > 0 && `${money(due)} due`].filter(Boolean).join(", ") || undefined

/** How a deposit stands: its figures, its way, and the bank of one's own side. */
export const DepositOverview = ({ deposit }: { readonly deposit: DepositView }) => (
  <Stack $gap={5}>
    <KeyValueGrid items={itemsOf(deposit)} />
    <Checklist items={stopsOf(deposit)} />
    {deposit.declineComment !== null && <Said>{`The administrator wrote: ${deposit.declineComment}`}</Said>}
  </Stack>
)

const itemsOf = (deposit: DepositView) => {
  const { depositRefund, held, outstanding, toAdmin, toSeller } = deposit
  return [
    { label: "Deposit", value: money(deposit.value) },
    { label: "Status", value: STATUSES[deposit.depositStatus], isBad: deposit.depositStatus === "fundFailed" },
    { label: "Held in escrow", value: none(held) },
    { label: "Back to the buyer", value: paidAndDue(depositRefund, outstanding.toBuyer) },
    { label: "To the seller", value: paidAndDue(toSeller, outstanding.toSeller) },
    { label: "To XL", value: paidAndDue(toAdmin, outstanding.toAdmin) },
    { label: BANKS[deposit.side].label, value: deposit.bank === null ? undefined : bankText(deposit.bank) },
  ]
}
