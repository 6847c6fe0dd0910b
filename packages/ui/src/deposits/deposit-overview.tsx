import type { DepositView } from "@xl/core/deposits"
import { Checklist, KeyValueGrid, money, Said, Stack } from "../parts/index.ts"
import { bankText, STATUSES, stopsOf } from "./deposit-words.ts"

const none = (cents: number): string | undefined => (cents === 0 ? undefined : money(cents))

/** How a deposit stands: its figures, its way, and the bank of one's own side. */
export const DepositOverview = ({ deposit }: { readonly deposit: DepositView }) => (
  <Stack $gap={5}>
    <KeyValueGrid
      items={[
        { label: "Deposit", value: money(deposit.value) },
        { label: "Status", value: STATUSES[deposit.depositStatus], isBad: deposit.depositStatus === "fundFailed" },
        { label: "Held in escrow", value: none(deposit.held) },
        { label: "Refunded", value: none(deposit.depositRefund) },
        { label: "To the seller", value: none(deposit.toSeller) },
        { label: "To XL", value: none(deposit.toAdmin) },
        { label: "Your bank", value: deposit.bank === null ? undefined : bankText(deposit.bank) },
      ]}
    />
    <Checklist items={stopsOf(deposit)} />
    {deposit.declineComment !== null && <Said>{`The administrator wrote: ${deposit.declineComment}`}</Said>}
  </Stack>
)
