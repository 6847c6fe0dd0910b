import { decode, DecimalCents, PercentRate } from "@xl/core/shared"
import { Result } from "effect"
import type { RangeKind } from "./filter-range.tsx"

/** What was typed for a figure: a number as its kind counts, nothing, or a text that nobody understands. */
export type FigureTyped =
  | { readonly tag: "figure"; readonly value: number }
  | { readonly tag: "none" }
  | { readonly tag: "refused" }

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

const whole = (text: string): string => text.replace(/^(-?)\./, "$10.").replace(/\.$/, "")

const cents = (text: string): number | null => {
  const amount = text.replace(/^\$ ?/, "")
  const plain = GROUPED.test(amount) ? amount.replaceAll(",", "") : amount
  return PLAIN.test(plain) ? Result.getOrElse(decode(DecimalCents)(whole(plain)), () => null) : null
}

/** Commas group thousands here: "1,2" is no number, and "1,200" is not 1.2. */
const decimal = (text: string): string | null => (PLAIN.test(text) ? whole(text) : null)

const percentage = (text: string): number | null => {
  const plain = decimal(text.replace(/ ?%$/, ""))
  return plain === null ? null : Result.getOrElse(decode(PercentRate)(plain), () => null)
}

/** "1.25" is 1.25x: as the percent that it is, two places further right. */
const ratio = (text: string): number | null => {
  const plain = decimal(text.replace(/ ?x$/i, ""))
  const [, sign = "", before = "", after = ""] = /^(-?)(\d{1,5})(?:\.(\d{1,6}))?$/.exec(plain ?? "") ?? []
  return before === "" ? null : Number(`${sign}${before}${after.padEnd(6, "0")}`)
}

const READ: { readonly [Kind in RangeKind]: (text: string) => number | null } = {
  money: cents,
  percent: percentage,
  ratio,
}

/** Reads the text as it stands: nothing of it is left out, and what is not understood is refused. */
export const figureTyped = (text: string, kind: RangeKind): FigureTyped => {
  const trimmed = text.trim()
  if (trimmed === "") return { tag: "none" }
  const value = READ[kind](trimmed)
  return value === null ? { tag: "refused" } : { tag: "figure", value }
}

/** What to enter where the text is not understood. */
export const FIGURE_WANTED: { readonly [Kind in RangeKind]: string } = {
  money: "Enter an amount such as 5,000,000",
  percent: "Enter a percentage such as 75 or 75.5",
  ratio: "Enter a number such as 1.25",
}

/** The figure as it is typed. */
export const figureText = (value: number | undefined, kind: RangeKind): string => {
  if (value === undefined) return ""
  if (kind === "money") return (value / 100).toLocaleString("en-US", { maximumFractionDigits: 2 })
  return String(value / (kind === "percent" ? 10_000 : 1_000_000))
}
