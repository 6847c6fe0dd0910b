import { Cents, Day, DecimalCents, decode, must, PercentRate, Rate } from "@xl/core/shared"
import { Result } from "effect"
import type { ReactElement } from "react"
import {
  DateField,
  MoneyField,
  NumberField,
  PercentField,
  RadioGroup,
  Select,
  TextField,
  type FieldWords,
} from "../parts/index.ts"
import type { FieldKind, ValuedField } from "./fields.ts"
import type { Wire } from "./valuation-wizard.ts"

export interface WireFieldProps {
  readonly field: ValuedField
  /** As it travels. */
  readonly value: Wire
  readonly onChange: (value: Wire) => void
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
}

const YES_NO = [
  { id: "yes", label: "Yes" },
  { id: "no", label: "No" },
] as const

const MILLION = 1_000_000

const textOf = (value: Wire): string => (typeof value === "string" ? value : "")
const numberOf = (value: Wire): number | undefined => (typeof value === "number" ? value : undefined)
const readBy = <A,>(read: Result.Result<A, unknown>): A | undefined => Result.getOrElse(read, () => undefined)
const centsOf = (value: Wire): number | undefined => readBy(decode(DecimalCents)(value))
const rateOf = (value: Wire): number | undefined => readBy(decode(PercentRate)(value))
const wireOfRate = (millionths: number | undefined): Wire =>
  millionths === undefined ? null : PercentRate.encode(must(Rate, Math.round(millionths)))

interface Entry {
  readonly words: FieldWords
  readonly value: Wire
  readonly onChange: (value: Wire) => void
}

const count =
  (after?: string, decimals = 0) =>
  ({ words, value, onChange }: Entry) => (
    <NumberField
      {...words}
      value={numberOf(value)}
      onChange={(typed) => onChange(typed ?? null)}
      after={after}
      decimals={decimals}
    />
  )

const ENTRIES: { readonly [K in Exclude<FieldKind, ReadonlyArray<string>>]: (entry: Entry) => ReactElement } = {
  area: count(undefined, 1),
  count: count(),
  days: count("days"),
  months: count("months"),
  day: ({ words, value, onChange }) => (
    <DateField {...words} day={readBy(decode(Day)(value))} onChange={(day) => onChange(day ?? null)} />
  ),
  flag: ({ words: { label, helper, error, isOptional, name }, value, onChange }) => (
    <RadioGroup
      {...{ label, helper, error, isOptional, name }}
      isRow
      options={YES_NO}
      value={typeof value === "boolean" ? (value ? "yes" : "no") : undefined}
      onChange={(id) => onChange(id === "yes")}
    />
  ),
  money: ({ words, value, onChange }) => (
    <MoneyField
      {...words}
      cents={centsOf(value)}
      onChange={(cents) => onChange(cents === undefined ? null : DecimalCents.encode(must(Cents, cents)))}
    />
  ),
  percent: ({ words, value, onChange }) => (
    <PercentField {...words} rate={rateOf(value)} onChange={(rate) => onChange(wireOfRate(rate))} />
  ),
  text: ({ words, value, onChange }) => (
    <TextField {...words} value={textOf(value)} onChange={(typed) => onChange(typed)} />
  ),
  times: ({ words, value, onChange }) => {
    const rate = rateOf(value)
    return (
      <NumberField
        {...words}
        value={rate === undefined ? undefined : rate / MILLION}
        onChange={(typed) => onChange(wireOfRate(typed === undefined ? undefined : typed * MILLION))}
        decimals={2}
        after="x"
      />
    )
  },
}

/** Also a word of somebody else's that our list does not have. */
const offered = (words: ReadonlyArray<string>, chosen: string): ReadonlyArray<string> =>
  chosen === "" || words.includes(chosen) ? words : [...words, chosen]

/** A field of a valuation, entered as its kind is and kept as it travels. */
export const WireField = ({ field, value, onChange, error, isOptional }: WireFieldProps) => {
  const words: FieldWords = { label: field.label, helper: field.helper, error, isOptional, name: field.name }
  const { kind } = field
  if (typeof kind === "string") return ENTRIES[kind]({ words, value, onChange })
  return (
    <Select
      {...words}
      options={offered(kind, textOf(value)).map((id) => ({ id, label: id }))}
      value={textOf(value) || undefined}
      onChange={(id) => onChange(id)}
    />
  )
}
