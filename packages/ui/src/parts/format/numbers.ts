import { grouped } from "@xl/core/shared"

/** The true minus sign, as wide as a figure. */
export const MINUS = "\u2212"
/** Stands where there is no value. */
export const NONE = "\u2013"

// The browser's own formats take twelve milliseconds for the first of them, on the way to the first page.
const separated = (whole: number): string => grouped(String(whole))
const signed = (value: number, text: string): string => (value < 0 ? MINUS : "") + text

export interface MoneyParts {
  readonly sign: string
  /** Up to the first comma. */
  readonly lead: string
  /** From the first comma on, cents included. */
  readonly rest: string
}

/** The figure in the parts that it is set in. `cents` "always" for a ledger, "never" for whole dollars, else where there are some. */
export const moneyParts = (cents: number, show: "always" | "never" | "some" = "some"): MoneyParts => {
  const whole = show === "never" ? Math.round(Math.abs(cents) / 100) : Math.trunc(Math.abs(cents) / 100)
  const fraction = Math.abs(cents) % 100
  const hasCents = show === "always" || (show === "some" && fraction !== 0)
  const [lead = "", ...groups] = separated(whole).split(",")
  return {
    sign: cents < 0 ? MINUS : "",
    lead,
    rest: groups.map((group) => `,${group}`).join("") + (hasCents ? `.${String(fraction).padStart(2, "0")}` : ""),
  }
}

/** $12,750,000, from whole cents. */
export const money = (cents: number, show: "always" | "never" | "some" = "some"): string => {
  const { sign, lead, rest } = moneyParts(cents, show)
  return `${sign}$${lead}${rest}`
}

/** So many units to so many decimals, half up: the quotient in binary would take 8.895 for less than its half. */
const halfUp = (value: number, unit: number, decimals: number): string => {
  const step = unit / 10 ** decimals
  return (Math.round(value / step) / 10 ** decimals).toFixed(decimals)
}

/** $20.54M, $3.95B: only in drawings, on axes and in summaries. From whole cents. */
export const moneyShort = (cents: number, decimals = 2): string => {
  const dollars = Math.abs(cents) / 100
  // What rounds to a thousand of a unit is one of the next.
  const [unit, name] =
    dollars >= 999_500_000
      ? ([1e9, "B"] as const)
      : dollars >= 999_500
        ? ([1e6, "M"] as const)
        : dollars >= 1_000
          ? ([1e3, "K"] as const)
          : ([1, ""] as const)
  return signed(
    cents,
    `$${name === "" ? Math.round(dollars) : halfUp(dollars, unit, name === "K" ? 0 : decimals)}${name}`,
  )
}

/** To so many decimals, with separators: what rounds to nothing has no sign. */
const figure = (value: number, decimals: number, unit: string): string => {
  const text = Math.abs(value).toFixed(decimals)
  const [whole = "", fraction] = text.split(".")
  const shown = separated(Number(whole)) + (fraction === undefined ? "" : `.${fraction}`) + unit
  return signed(Number(text) === 0 ? 0 : value, shown)
}

/** 62.1%, from millionths of one. */
export const percent = (millionths: number, decimals = 1): string =>
  figure(Math.sign(millionths) * Number(halfUp(Math.abs(millionths), 10_000, decimals)), decimals, "%")

/** 5.71%, 6.055%: an interest rate, with two to three decimals, from millionths of one. */
export const rate = (millionths: number): string =>
  signed(millionths, `${(Math.abs(millionths) / 10_000).toFixed(3).replace(/0$/, "")}%`)

/** 1.52x, from millionths of one. */
export const times = (millionths: number): string => figure(millionths / 1_000_000, 2, "x")

/** A count with separators. */
export const count = (value: number): string => signed(value, separated(Math.abs(Math.trunc(value))))

/** 412 KB: a file's size, from bytes, in thousands. */
export const bytes = (size: number): string =>
  size < 1_000
    ? `${size} B`
    : size < 1_000_000
      ? `${Math.round(size / 1_000)} KB`
      : `${(size / 1_000_000).toFixed(1)} MB`
