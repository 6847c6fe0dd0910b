import { grouped } from "./grouped.ts"

/** Decimals of an amount of money: what decimal and digit inputs take. */
export const TYPED_PRECISION = 2

/** Decimals that a number field takes where its caller names none and its kind has no own. */
export const DEFAULT_PRECISION = 4

/** What a decimal input takes of what was typed: digits and the first point, no minus, and at most `precision` decimals; with none it takes digits alone. */
export const decimalTyped = (text: string, precision: number = TYPED_PRECISION): string => {
  const [whole = "", ...rest] = text.replaceAll(/[^0-9.]/g, "").split(".")
  return precision === 0 || rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, precision)}`
}

/** What a digit input shows of what was typed: thousand separators, and at most two decimals. */
export const digitInputShown = (text: string): string => {
  const [whole = "", fraction] = decimalTyped(text).split(".")
  return fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
}

/** Whole cents of what a money input holds: "1234.5" is 123450. Nothing where there is no number yet. */
export const centsOf = (text: string): number | undefined => {
  const parts = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text)
  if (parts === null || !/\d/.test(text)) return undefined
  const [, whole = "", fraction = ""] = parts
  return Number(whole || "0") * 100 + Number(fraction.padEnd(TYPED_PRECISION, "0"))
}

/** The same with a minus before it, as of an income that is a loss. */
export const signedCentsOf = (text: string): number | undefined => {
  if (!text.startsWith("-")) return centsOf(text)
  const cents = centsOf(text.slice(1))
  return cents === undefined ? undefined : -cents
}

/** 123450 is "1234.5": the shortest text that means it. */
export const textOfCents = (cents: number | undefined): string => {
  if (cents === undefined || !Number.isFinite(cents)) return ""
  const [whole, fraction] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? "-" : ""}${whole}${fraction === 0 ? "" : `.${String(fraction).padStart(2, "0").replace(/0$/, "")}`}`
}

/** The number that a number input holds, or nothing. */
export const numberOf = (text: string): number | undefined =>
  /\d/.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined
