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
export type NumericField = (typeof NUMERIC_FIELDS)[number]

/** Shown beside a field that the check names. */
export const NOT_NUMERIC = "This field must be of numeric value"

const isNumber = (typed: string): boolean => typed.trim() === "" || Number.isFinite(Number(typed))

/** The fields whose typed value is no number; an empty one is fine here. */
export const nonNumericFields = (typed: {
  readonly [Field in NumericField]?: string | null
}): ReadonlyArray<NumericField> => NUMERIC_FIELDS.filter((field) => !isNumber(typed[field] ?? ""))
