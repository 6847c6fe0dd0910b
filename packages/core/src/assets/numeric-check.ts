import { assetFieldTexts } from "./words.ts"

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
