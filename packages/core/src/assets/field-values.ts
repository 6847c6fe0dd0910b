import { Result } from "effect"
import { money } from "../shared/money-words.ts"
import { Day, shownDay } from "../shared/days.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { decode } from "../shared/decode.ts"
import { Cents, Rate } from "../shared/money.ts"

/** Writes a kept value for people; null where it is empty or of another shape. */
export type ValueWriter = (value: unknown) => string | null

export const textValue: ValueWriter = (value) => (typeof value === "string" && value.trim() !== "" ? value : null)
/** Cents of an entity, or the decimal string that some commands log. */
export const moneyValue: ValueWriter = (value) => {
  if (Cents.is(value)) return money(value)
  return Result.match(decode(DecimalCents)(value), { onSuccess: (cents) => money(cents), onFailure: () => null })
}
export const rateValue: ValueWriter = (value) => (Rate.is(value) ? `${PercentRate.encode(value)}%` : null)
/** Months, as typed: "360" is "360 months". */
export const monthsValue: ValueWriter = (value) => {
  const typed = textValue(value)
  return typed !== null && /^\d+$/.test(typed) ? `${typed} months` : typed
}
/** 1.25x is kept as 1,250,000 millionths. */
export const ratioValue: ValueWriter = (value) => (Rate.is(value) ? `${value / 1_000_000}x` : null)
export const flagValue: ValueWriter = (value) => (typeof value === "boolean" ? (value ? "Yes" : "No") : null)
export const wholeValue: ValueWriter = (value) => (typeof value === "number" ? String(value) : null)
export const dayValue: ValueWriter = (value) => {
  const start = typeof value === "string" ? value.slice(0, 10) : ""
  return Day.is(start) ? shownDay(start) : null
}
export const listValue: ValueWriter = (value) => (Array.isArray(value) && value.length > 0 ? value.join(", ") : null)

/** Street, city, state and ZIP code of an address. */
export const placeValue: ValueWriter = (value) => {
  const { address, city, state, zipCode } = (value ?? {}) as Readonly<Record<string, unknown>>
  const region = [state, zipCode].filter((part) => textValue(part)).join(" ")
  return textValue([address, city, region].filter((part) => textValue(part)).join(", "))
}

/** Number of the items of a list, as "3 pictures". */
export const countValue =
  (one: string, many: string): ValueWriter =>
  (value) =>
    Array.isArray(value) && value.length > 0 ? `${value.length} ${value.length === 1 ? one : many}` : null

/** Names of advisors. */
export const namesValue: ValueWriter = (value) =>
  Array.isArray(value)
    ? textValue(
        (value as ReadonlyArray<Readonly<Record<string, unknown>>>)
          .map(({ firstName, lastName }) => [firstName, lastName].filter((part) => textValue(part)).join(" "))
          .join(", "),
      )
    : null
