import { assetFieldTexts } from "../messages/assets.ts"

/** Fields of the overviews that must be numbers when typed; completeness is another question. */
export const NUMERIC_FIELDS = [
  "numberOfLoans",
  "loanAmount",
  "unpaidPrincipalBalance",
  "totalPayoff",
  "estCollateralValue",
  "term",
  "amortization",
  "size",
  "ownerOcc",
  "units",
  "stories",
  "buildings",
  "parkingSpaces",
] as const
/** A field that the numeric check looks at. */
export type NumericField = (typeof NUMERIC_FIELDS)[number]

/** Shown beside a field that the check names. */
export const NOT_NUMERIC = assetFieldTexts.notNumeric

/** Nothing at all counts as a number: JavaScript takes blanks for 0. */
const isNumber = (typed: string): boolean => Number.isFinite(Number(typed))

/** The fields whose typed value is no number; an empty one is fine here. */
export const nonNumericFields = (typed: {
  readonly [Field in NumericField]?: string | null
}): ReadonlyArray<NumericField> => NUMERIC_FIELDS.filter((field) => !isNumber(typed[field] ?? ""))

/** What is sent for a typed number: the number, or null where nothing was typed, or what the check above names. */
export const sentNumber = (typed: string | null | undefined): number | null => {
  const text = (typed ?? "").trim()
  return text === "" || !isNumber(text) ? null : Number(text)
}

/** Fields of the note overview that travel as numbers, whatever the form holds them as. */
export const NOTE_NUMBERS = [
  "numberOfLoans",
  "loanAmount",
  "unpaidPrincipalBalance",
  "totalPayoff",
  "estCollateralValue",
  "initialInterestRate",
  "currentInterestRate",
  "defaultInterestRate",
  "term",
  "amortization",
] as const
/** A field of the note that holds a number. */
export type NoteNumber = (typeof NOTE_NUMBERS)[number]

/** The numbers of the note overview as they are sent: each a number, or null where it is empty. */
export const sentNoteNumbers = (typed: {
  readonly [Field in NoteNumber]?: string | null
}): ReadonlyArray<readonly [NoteNumber, number | null]> =>
  NOTE_NUMBERS.map((field) => [field, sentNumber(typed[field])])
