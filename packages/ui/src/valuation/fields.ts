import { CRITERIA_CHOICES, LOAN_STATUSES } from "@xl/core/profiles"
import { INTEREST_TYPES, UNITS_OF_MEASURE, USER_ROLES } from "./choices.ts"

/** How a field is entered. A choice names what there is to choose from. */
export type FieldKind =
  | "area"
  | "count"
  | "day"
  | "days"
  | "flag"
  | "money"
  | "months"
  | "percent"
  | "text"
  | "times"
  | ReadonlyArray<string>

export interface ValuedField {
  readonly name: string
  readonly label: string
  readonly kind: FieldKind
  readonly helper?: string
}

/** What is asked of every loan, two beside each other. */
export const SPECIFICS: ReadonlyArray<ValuedField> = [
  { name: "assetTitle", label: "Name of the loan", kind: "text", helper: "As you call it; nobody else sees it." },
  { name: "assetStatus", label: "Status of the loan", kind: LOAN_STATUSES },
  { name: "userRole", label: "Your role", kind: USER_ROLES },
  { name: "assetType", label: "Asset type", kind: CRITERIA_CHOICES.assetType },
  { name: "upb", label: "Unpaid principal balance", kind: "money" },
  { name: "interestRate", label: "Interest rate", kind: "percent" },
  { name: "lienPosition", label: "Lien position", kind: CRITERIA_CHOICES.lienPositions },
  { name: "fairMarketValue", label: "Fair market value", kind: "money", helper: "Of the property, today." },
  { name: "propertySubType", label: "Property subtype", kind: "text" },
  { name: "netRentableArea", label: "Net rentable area", kind: "area" },
  { name: "unitOfMeasure", label: "Unit of measure", kind: UNITS_OF_MEASURE },
]

/** What is asked of a loan that pays, late or not. */
export const PAYING: ReadonlyArray<ValuedField> = [
  { name: "originationDate", label: "Origination date", kind: "day" },
  { name: "maturityDate", label: "Maturity date", kind: "day" },
  { name: "interestType", label: "Interest type", kind: INTEREST_TYPES },
  { name: "term", label: "Term", kind: "months" },
  {
    name: "amortization",
    label: "Amortization",
    kind: "months",
    helper: "From origination; 0 where only interest is paid.",
  },
  { name: "dscr", label: "Debt service coverage", kind: "times" },
  { name: "prepaymentPenalty", label: "Prepayment penalty", kind: "percent" },
  {
    name: "monthsOpenAtPar",
    label: "Open at par",
    kind: "months",
    helper: "Months before maturity without a penalty.",
  },
  { name: "noteRateFloor", label: "Note rate floor", kind: "percent" },
]

/** What is asked besides of one that pays late. */
export const LATE: ReadonlyArray<ValuedField> = [
  { name: "lastDelinquencyDate", label: "Last delinquency", kind: "day" },
  { name: "numberDelinquentPayments", label: "Delinquent payments", kind: "count" },
]

/** What is asked of a loan that does not pay. */
export const NOT_PAYING: ReadonlyArray<ValuedField> = [
  {
    name: "totalPayoff",
    label: "Total payoff",
    kind: "money",
    helper: "Principal, interest, default interest and advances.",
  },
  { name: "recourseGuaranty", label: "Recourse guaranty", kind: "flag" },
  { name: "additionalLiens", label: "Additional liens", kind: "flag" },
  { name: "summaryJudgmentReceived", label: "Summary judgment received", kind: "flag" },
  { name: "ownerOccupied", label: "Owner occupied", kind: "flag" },
]

/** What is asked besides of one on a hotel. */
export const HOTEL_FIELDS: ReadonlyArray<ValuedField> = [
  { name: "hotelFlaggedCurrently", label: "Hotel flagged currently", kind: "flag" },
  { name: "hotelFlaggedAtFMVDate", label: "Hotel flagged at the date of its value", kind: "flag" },
  { name: "fairMarketValueDate", label: "Date of the fair market value", kind: "day" },
  {
    name: "PIPRequirement",
    label: "PIP requirement",
    kind: "money",
    helper: "What the property improvement plan costs.",
  },
  { name: "franchiseAgreementExpirationDate", label: "Franchise agreement expires", kind: "day" },
]
