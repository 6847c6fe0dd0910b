import type { FactKind } from "@xl/core/assets"
import { Cents, must, Rate, signedCentsOf, textOfCents } from "@xl/core/shared"
import type { ReactNode } from "react"
import {
  DateField,
  type FieldWords,
  MoneyField,
  NumberField,
  PercentField,
  RadioGroup,
  RatioField,
  Select,
  TextField,
} from "../parts/index.ts"
import type { AskedFact } from "./facts.ts"

export interface FactFieldProps {
  readonly fact: AskedFact
  /** As the asset holds it: text, number or yes and no; null while it is not stated. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
  readonly error: string | undefined
  /** What sizes are counted in, as chosen on this step. */
  readonly unit?: string | undefined
}

type Entered = Pick<FactFieldProps, "onChange" | "unit" | "value"> & {
  readonly kind: FactKind
  readonly words: FieldWords
  readonly isNeeded: boolean
}

const NOT_STATED = "Not stated"
const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined)
const textIn = (value: unknown): string => (typeof value === "string" ? value : "")

const percentField = ({ onChange, value, words }: Entered) => (
  <PercentField
    {...words}
    rate={numberIn(value)}
    onChange={(rate) => onChange(rate === undefined ? null : must(Rate, rate))}
  />
)

const fields: { readonly [T in FactKind["tag"]]: (entered: Entered) => ReactNode } = {
  money: ({ onChange, value, words }) => (
    <MoneyField
      {...words}
      cents={numberIn(value)}
      onChange={(cents) => onChange(cents === undefined ? null : must(Cents, cents))}
    />
  ),
  dollars: ({ onChange, value, words }) => (
    <MoneyField
      {...words}
      allowsNegative
      cents={signedCentsOf(textIn(value))}
      onChange={(cents) => onChange(textOfCents(cents) || null)}
    />
  ),
  percent: percentField,
  rate: percentField,
  ratio: ({ onChange, value, words }) => (
    <RatioField
      {...words}
      ratio={numberIn(value)}
      onChange={(ratio) => onChange(ratio === undefined ? null : must(Rate, ratio))}
    />
  ),
  list: () => null,
  count: ({ kind, onChange, unit, value, words }) => (
    <NumberField
      {...words}
      value={numberIn(value)}
      onChange={(count) => onChange(count ?? null)}
      after={unitIn(kind) === "unitOfMeasure" ? unit : unitIn(kind)}
    />
  ),
  year: ({ onChange, value, words }) => (
    <NumberField
      {...words}
      value={numberIn(value)}
      onChange={(year) => onChange(year ?? null)}
      hasSeparators={false}
      placeholder="YYYY"
    />
  ),
  months: ({ kind, onChange, value, words }) => (
    <TextField
      {...words}
      inputMode="numeric"
      value={textIn(value)}
      onChange={(typed) => onChange(typed === "" ? null : typed)}
      after={unitIn(kind)}
    />
  ),
  day: ({ onChange, value, words }) => (
    <DateField
      {...words}
      day={value === null ? undefined : (value as never)}
      onChange={(day) => onChange(day ?? null)}
    />
  ),
  text: ({ onChange, value, words }) => (
    <TextField
      {...words}
      value={textIn(value)}
      maxLength={200}
      onChange={(typed) => onChange(typed === "" ? null : typed)}
    />
  ),
  flag: ({ isNeeded, onChange, value, words }) => (
    <RadioGroup
      {...words}
      isRow
      options={[
        { id: "yes", label: "Yes" },
        { id: "no", label: "No" },
        ...(isNeeded ? [] : [{ id: "unset" as const, label: NOT_STATED }]),
      ]}
      value={value === null ? (isNeeded ? undefined : "unset") : value === true ? "yes" : "no"}
      onChange={(chosen) => onChange(chosen === "unset" ? null : chosen === "yes")}
    />
  ),
  choice: ({ isNeeded, kind, onChange, value, words }) => (
    <Select
      {...words}
      options={[
        ...(isNeeded || value === null ? [] : [{ id: "", label: NOT_STATED }]),
        ...optionsOf(kind, value).map((id) => ({ id, label: id })),
      ]}
      value={value === null ? undefined : textIn(value)}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
    />
  ),
}

const unitIn = (kind: FactKind): string | undefined => ("unit" in kind && kind.unit !== "" ? kind.unit : undefined)

/** What was imported with another word keeps it. */
const optionsOf = (kind: FactKind, value: unknown): ReadonlyArray<string> => {
  const options = kind.tag === "choice" ? kind.options : []
  return typeof value === "string" && !options.includes(value) ? [...options, value] : options
}

/** One fact with its mask and unit; a link to what is missing finds it by its field's name. */
export const FactField = ({ error, fact, onChange, onLeave, unit, value }: FactFieldProps) => {
  const words: FieldWords = {
    label: fact.label,
    name: fact.field,
    helper: fact.helper,
    error,
    isRequired: fact.isNeeded,
    onBlur: onLeave,
  }
  return (
    <div id={fact.field}>
      {fields[fact.kind.tag]({ kind: fact.kind, onChange, unit, value, words, isNeeded: fact.isNeeded })}
    </div>
  )
}
