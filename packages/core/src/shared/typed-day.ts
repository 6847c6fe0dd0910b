import { Day } from "./days.ts"

/** What was typed for a day: nothing, a day, or a text that means no day for sure. */
export type TypedDay =
  | { readonly tag: "none" }
  | { readonly tag: "day"; readonly day: Day }
  | { readonly tag: "refused" }

/** What ends a part of a typed day. */
const BETWEEN = /[\s./-]+/
/** Hyphens and dashes that keyboards and word processors set in the place of "-". */
const DASHES = /[\u2010-\u2015\u2212]/g
/** Two digits of a year are of this century. */
const CENTURY = "20"

type Parts = readonly [year: string, month: string, day: string]

/** Digits without anything between them: MMDDYYYY, YYYYMMDD where the first two are no month, or MMDDYY. */
const unbroken = (digits: string): Parts | undefined => {
  const [first, second, rest] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  if (digits.length === 8 && Number(first) > 12) return [digits.slice(0, 4), rest.slice(0, 2), rest.slice(2)]
  return digits.length === 8 || digits.length === 6 ? [rest, first, second] : undefined
}

const partsOf = (parts: ReadonlyArray<string>): Parts | undefined => {
  const [first = "", second = "", third = ""] = parts
  if (parts.length === 1) return unbroken(first)
  if (parts.length !== 3) return undefined
  return first.length === 4 ? [first, second, third] : [third, first, second]
}

const yearOf = (text: string): string => (text.length === 2 ? CENTURY + text : text)

const isPart = (text: string): boolean => /^\d{1,2}$/.test(text)

/** Understands month, day and year as Americans type them, and year, month and day as ISO 8601 has them. Whatever else it may mean is refused. */
export const dayTyped = (text: string): TypedDay => {
  const plain = text.normalize("NFKC").replace(DASHES, "-").trim()
  if (plain === "") return { tag: "none" }
  const parts = partsOf(plain.split(BETWEEN))
  if (parts === undefined || !isPart(parts[1]) || !isPart(parts[2])) return { tag: "refused" }
  const [year, month, day] = parts
  const written = `${yearOf(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return Day.is(written) ? { tag: "day", day: written } : { tag: "refused" }
}
