import * as t from "io-ts"
import { Cents, Rate } from "./money.ts"

const MONEY = /^(\d{1,13})(?:\.(\d{1,2}))?$/
const PERCENT = /^(-?)(\d{1,9})(?:\.(\d{1,4}))?$/

/**
 * Cents as the decimal string that travels, `"12750000.00"`. A third place, an exponent, a sign
 * or more than 13 integer digits is refused, never rounded.
 */
export const DecimalCents = new t.Type<Cents, string, unknown>(
  "Decimal",
  Cents.is,
  (input, context) => {
    const found = typeof input === "string" ? MONEY.exec(input) : null
    const cents = found ? Number(`${found[1]}${(found[2] ?? "").padEnd(2, "0")}`) : Number.NaN
    return Cents.is(cents) ? t.success(cents) : t.failure(input, context)
  },
  (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
)

/** A rate as the percent string that travels, `"6.055"`, with at most four decimals. */
export const PercentRate = new t.Type<Rate, string, unknown>(
  "Percent",
  Rate.is,
  (input, context) => {
    const found = typeof input === "string" ? PERCENT.exec(input) : null
    const rate = found ? Number(`${found[1]}${found[2]}${(found[3] ?? "").padEnd(4, "0")}`) : Number.NaN
    return Rate.is(rate) ? t.success(rate) : t.failure(input, context)
  },
  (rate) => {
    const digits = String(Math.abs(rate)).padStart(5, "0")
    const places = /^(?:0*[1-9])*/.exec(digits.slice(-4))?.[0]
    return `${rate < 0 ? "-" : ""}${digits.slice(0, -4)}${places ? `.${places}` : ""}`
  },
)

const UsdObject = t.strict({ amount: DecimalCents, currency: t.literal("USD") })

/** Cents as `{ amount, currency }`, where the specification gives both; a currency other than USD is refused. */
export const UsdCents = new t.Type<Cents, { readonly amount: string; readonly currency: "USD" }, unknown>(
  "Usd",
  Cents.is,
  (input, context) => {
    const decoded = UsdObject.validate(input, context)
    return decoded._tag === "Left" ? decoded : t.success(decoded.right.amount)
  },
  (cents) => ({ amount: DecimalCents.encode(cents), currency: "USD" }),
)
