import { Cents, Rate, SignedCents } from "@xl/core/shared"
import * as t from "io-ts"

const dollars = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/
const ratio = /^(-?)(\d{1,6})(?:\.(\d{1,6}))?$/

/** Digits before and after the point as one whole number with `places` decimals; NaN where the text is no such number. */
const scaled = (pattern: RegExp, places: number, input: unknown): number => {
  const [, sign = "", whole = "", rest = ""] = (typeof input === "string" && pattern.exec(input)) || []
  return whole === "" ? Number.NaN : Number(`${sign}${whole}${rest.padEnd(places, "0")}`)
}

/** Dollars as the source writes them, `"38702733.27"`, below zero too. A third decimal is refused, never rounded. */
export const Dollars = new t.Type<SignedCents, string, unknown>(
  "Dollars",
  SignedCents.is,
  (input, context) => SignedCents.validate(scaled(dollars, 2, input), context),
  String,
)

/** As `Dollars`, zero or more. */
export const Price = new t.Type<Cents, string, unknown>(
  "Price",
  Cents.is,
  (input, context) => Cents.validate(scaled(dollars, 2, input), context),
  String,
)

/** A ratio, `"1.25"`, below zero too. */
export const Ratio = new t.Type<Rate, string, unknown>(
  "Ratio",
  Rate.is,
  (input, context) => Rate.validate(scaled(ratio, 6, input), context),
  String,
)

/** A count, zero or more, `"120"`. */
export const Whole = new t.Type<t.Int, string, unknown>(
  "Whole",
  t.Int.is,
  (input, context) =>
    t.Int.validate(typeof input === "string" && /^\d{1,9}$/.test(input) ? Number(input) : input, context),
  String,
)

/** `"true"` or `"false"`. */
export const YesNo = new t.Type<boolean, string, unknown>(
  "YesNo",
  t.boolean.is,
  (input, context) => (input === "true" || input === "false" ? t.success(input === "true") : t.failure(input, context)),
  String,
)

/** An empty cell is null: not reported. */
export const orEmpty = <A>(codec: t.Type<A, string, unknown>): t.Type<A | null, string, unknown> =>
  new t.Type<A | null, string, unknown>(
    `${codec.name} or nothing`,
    (input): input is A | null => input === null || codec.is(input),
    (input, context) => (input === "" ? t.success(null) : codec.validate(input, context)),
    (value) => (value === null ? "" : codec.encode(value)),
  )
