import { CONSENT_DAYS, type DepositView, type Split } from "@xl/core/deposits"
import type { Day } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Banner,
  DateField,
  KeyValueGrid,
  money,
  MoneyField,
  Pair,
  RadioGroup,
  Said,
  Stack,
  TextArea,
  TextField,
} from "../parts/index.ts"
import type { DepositForm } from "./deposit-form.ts"
import { LEGS } from "./deposit-words.ts"

interface Props {
  readonly form: DepositForm
}
interface Known extends Props {
  readonly deposit: DepositView
}

/** Who gets how much, and what there is to know about it. */
const Shares = observer(({ form, split }: Props & { readonly split: Split }) => (
  <Stack $gap={4}>
    <KeyValueGrid
      columns={1}
      items={[
        ...(split.toBuyer > 0 ? [{ label: "Back to the buyer", value: money(split.toBuyer) }] : []),
        { label: "To the seller", value: money(split.toSeller) },
        { label: "To XL", value: money(split.toAdmin) },
      ]}
    />
    {form.warningsOf(split).map((warning) => (
      <Banner key={warning} tone="warn">
        {warning}
      </Banner>
    ))}
  </Stack>
))

export const ApproveFields = observer(({ deposit, form }: Known) => (
  <Stack>
    <MoneyField
      label="Seller's share"
      autoFocus
      cents={form.amount}
      onChange={(amount) => form.type({ amount })}
      after={`of ${money(deposit.value)}`}
      error={
        form.missing("amount") ??
        (form.amount !== undefined && form.approved === null ? "More than the deposit" : undefined)
      }
    />
    {form.isConsentMissing && (
      <TextArea
        label="Reason without the seller's approval"
        helper={`Needed, and possible ${CONSENT_DAYS} days after the closing.`}
        value={form.reason}
        onChange={(reason) => form.type({ reason })}
      />
    )}
    {form.approved && <Shares form={form} split={form.approved} />}
  </Stack>
))

const FAULTS = [
  { id: "Seller", label: "The seller", helper: "The whole deposit goes back to the buyer." },
  { id: "Buyer", label: "The buyer", helper: "The platform fee goes to XL, the rest to the seller." },
] as const

export const DeclineFields = observer(({ form }: Known) => (
  <Stack>
    <RadioGroup
      label="Who is at fault?"
      options={FAULTS}
      value={form.fault}
      onChange={(fault) => form.type({ fault })}
    />
    <TextArea
      label="Comment"
      helper="Both parties read it."
      value={form.comment}
      onChange={(comment) => form.type({ comment })}
      error={form.missing("comment")}
    />
    <Shares form={form} split={form.declined} />
  </Stack>
))

export const AmountFields = observer(({ deposit, form, isAgreed }: Known & { readonly isAgreed: boolean }) => (
  <Stack>
    {isAgreed && <Said>{AGREED}</Said>}
    <MoneyField
      label="Earnest money deposit"
      autoFocus
      cents={form.amount}
      onChange={(amount) => form.type({ amount })}
      helper={isAgreed ? `Agreed: ${money(deposit.value)}` : undefined}
      error={form.missing("amount") ?? (isAgreed && isLess(form.amount, deposit) ? "Less than agreed" : undefined)}
    />
  </Stack>
))

const AGREED =
  "The seller chose your offer with this deposit, so it can be raised and not lowered. The seller is told, and closing documents that were prepared are prepared again: both of you read the new edition before you accept."

const isLess = (amount: number | undefined, { value }: DepositView): boolean => amount !== undefined && amount < value

export const RecordFields = observer(({ deposit, form, today }: Known & { readonly today: Day }) => (
  <Stack>
    <RadioGroup
      label="Transfer"
      options={deposit.due.map(({ amount, leg }) => ({ id: leg, label: LEGS[leg], helper: money(amount) }))}
      value={form.leg}
      onChange={(leg) => form.type({ leg })}
    />
    <Pair>
      <TextField
        label="Reference of the bank"
        value={form.reference}
        onChange={(reference) => form.type({ reference })}
        error={form.missing("reference")}
      />
      <DateField
        label="Day"
        to={today}
        day={form.day}
        onChange={(day) => form.type({ day })}
        error={form.missing("day")}
      />
    </Pair>
  </Stack>
))
