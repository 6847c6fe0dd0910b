import type { NoteOverview, PropertyOverview } from "@xl/core/assets"

/** How a fact is entered: its mask, and what it is counted in. */
export type FactKind =
  | { readonly tag: "choice"; readonly options: ReadonlyArray<string> }
  | { readonly tag: "count" | "percent" | "whole"; readonly unit?: string }
  | { readonly tag: "day" | "dollars" | "flag" | "money" | "text" | "year" }

/** One fact of a step: its field, its name, and how it is entered. */
export interface Fact<F extends string> {
  readonly field: F
  readonly label: string
  readonly kind: FactKind
  readonly helper?: string
  /** Publication needs it. */
  readonly isNeeded?: boolean
}

/** Facts that belong together. */
export interface FactGroup<F extends string> {
  readonly title: string
  readonly facts: ReadonlyArray<Fact<F>>
}

const money = { tag: "money" } as const
const day = { tag: "day" } as const
const flag = { tag: "flag" } as const
const text = { tag: "text" } as const
const percent = { tag: "percent" } as const
const year = { tag: "year" } as const
const months = { tag: "whole", unit: "months" } as const
const count = { tag: "count" } as const

/** The note-overview step. What pays the loan off and what the collateral is worth stand on the step before. */
export const NOTE_FACTS: ReadonlyArray<FactGroup<keyof NoteOverview>> = [
  {
    title: "Amounts",
    facts: [
      { field: "numberOfLoans", label: "Number of loans", kind: count, isNeeded: true },
      { field: "loanAmount", label: "Loan amount", kind: money, helper: "Lent at origination", isNeeded: true },
      {
        field: "unpaidPrincipalBalance",
        label: "Unpaid principal balance",
        kind: money,
        helper: "As on the step before, unless you change it here",
        isNeeded: true,
      },
    ],
  },
  {
    title: "Dates",
    facts: [
      { field: "originationDate", label: "Origination date", kind: day, isNeeded: true },
      { field: "maturityDate", label: "Maturity date", kind: day },
      { field: "paidThroughDate", label: "Interest paid through", kind: day },
    ],
  },
  {
    title: "Interest",
    facts: [
      {
        field: "initialInterestType",
        label: "Interest type at origination",
        kind: { tag: "choice", options: ["Fixed", "Floating", "Hybrid"] },
        isNeeded: true,
      },
      { field: "initialInterestRate", label: "Interest rate at origination", kind: percent },
      {
        field: "currentInterestRate",
        label: "Current interest rate",
        kind: percent,
        helper: "Above 0 to publish",
        isNeeded: true,
      },
      {
        field: "defaultInterestRate",
        label: "Default interest rate",
        kind: percent,
        helper: "The whole rate in default, not what it adds",
      },
    ],
  },
  {
    title: "Repayment",
    facts: [
      { field: "term", label: "Term", kind: months, helper: "Whole months", isNeeded: true },
      {
        field: "amortization",
        label: "Amortization",
        kind: months,
        helper: "Whole months; 0 for interest only",
        isNeeded: true,
      },
      { field: "penalty", label: "Prepayment penalty", kind: text, helper: "As the note says, such as 3-2-1" },
      { field: "prePaymentLimitations", label: "Prepayment limitations", kind: text },
      {
        field: "dscr",
        label: "Debt service coverage",
        kind: percent,
        helper: "Net operating income over debt service: 125% is 1.25x",
      },
    ],
  },
  {
    title: "How it stands",
    facts: [
      {
        field: "monetaryDefault",
        label: "Monetary default",
        kind: flag,
        helper: "Payments are missed",
        isNeeded: true,
      },
      {
        field: "maturityDefault",
        label: "Maturity default",
        kind: flag,
        helper: "Maturity passed unpaid",
        isNeeded: true,
      },
      {
        field: "technicalDefault",
        label: "Technical default",
        kind: flag,
        helper: "Another covenant is broken",
        isNeeded: true,
      },
      {
        field: "recourse",
        label: "Recourse",
        kind: flag,
        helper: "The borrower is liable beyond the collateral",
        isNeeded: true,
      },
      { field: "modified", label: "Modified", kind: flag, helper: "The note was changed after origination" },
      {
        field: "assumptionOfLoanAllowed",
        label: "Assumption allowed",
        kind: flag,
        helper: "A buyer of the property may take the loan over",
      },
    ],
  },
]

/** The property-details step; none of it is needed to publish. */
export const PROPERTY_FACTS: ReadonlyArray<FactGroup<keyof PropertyOverview>> = [
  {
    title: "Size",
    facts: [
      {
        field: "unitOfMeasure",
        label: "Unit of measure",
        kind: { tag: "choice", options: ["Square Feet", "Units", "Keys", "Beds", "Pads", "Acres"] },
        helper: "What size and rentable area are counted in",
      },
      { field: "size", label: "Size", kind: { tag: "count", unit: "unitOfMeasure" } },
      { field: "nraTotal", label: "Net rentable area", kind: { tag: "count", unit: "unitOfMeasure" } },
      { field: "units", label: "Units", kind: count },
      { field: "stories", label: "Stories", kind: count },
      { field: "buildings", label: "Buildings", kind: count },
    ],
  },
  {
    title: "Building",
    facts: [
      { field: "classField", label: "Class", kind: { tag: "choice", options: ["A", "B", "C", "D"] } },
      { field: "yearBuilt", label: "Year built", kind: year },
      { field: "yearRenovated", label: "Year renovated", kind: year },
      { field: "constructionType", label: "Construction type", kind: text, helper: "Such as steel frame or masonry" },
      { field: "buildingLayout", label: "Building layout", kind: text },
      { field: "propertyCondition", label: "Condition", kind: text },
      { field: "condo", label: "Condominium", kind: flag },
      { field: "multiProperty", label: "Several properties", kind: flag },
    ],
  },
  {
    title: "Land and title",
    facts: [
      { field: "apn", label: "Parcel number", kind: text, helper: "The assessor’s parcel number (APN)" },
      { field: "zoning", label: "Zoning", kind: text },
      {
        field: "feeLeasehold",
        label: "Fee or leasehold",
        kind: { tag: "choice", options: ["Fee simple", "Leasehold", "Fee and leasehold"] },
      },
      { field: "propertyTaxesCurrent", label: "Property taxes current", kind: flag },
      { field: "environmentalIssues", label: "Environmental issues", kind: flag },
    ],
  },
  {
    title: "Parking",
    facts: [
      { field: "parkingType", label: "Parking type", kind: text, helper: "Such as surface or garage" },
      { field: "parkingSpaces", label: "Parking spaces", kind: count },
    ],
  },
  {
    title: "Use and income",
    facts: [
      {
        field: "tenantType",
        label: "Tenancy",
        kind: { tag: "choice", options: ["Single tenant", "Multi-tenant", "Vacant"] },
      },
      { field: "largestTenantCredit", label: "Credit of the largest tenant", kind: text },
      { field: "occupancy", label: "Occupancy", kind: percent },
      { field: "noi", label: "Net operating income", kind: { tag: "dollars" }, helper: "A year" },
      { field: "isOwnerOccupied", label: "Owner occupied", kind: flag },
      {
        field: "ownerOcc",
        label: "Share that the owner uses",
        kind: { tag: "count", unit: "%" },
        helper: "Whole percent",
      },
    ],
  },
]

const LABELS: { readonly [field: string]: string } = {
  ...Object.fromEntries(
    [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts.map(({ field, label }) => [field, label])),
  ),
  name: "Name",
  title: "Title of the listing",
  assetStatus: "Loan status",
  type: "Asset type",
  principalBalance: "Principal balance",
  upb: "Unpaid principal balance",
  upbDate: "Date of the unpaid balance",
  listingPrice: "Asking price",
  address: "Street",
  city: "City",
  zipCode: "Zip code",
  totalPayoff: "Total payoff",
  estCollateralValue: "Estimated collateral value",
  propertyType: "Property type",
  bidDepositSum: "Least deposit",
  propertyOverview: "Property details, seen and saved",
  images: "At least one picture",
  dueDiligenceVisited: "Due diligence, seen and saved",
  caConfirmed: "Confidentiality agreement, confirmed",
  TOCConfirmed: "Terms, confirmed",
  BDAConfirmed: "Bid deposit agreement, confirmed",
  contacts: "At least one advisor",
}

/** How a field is called on its step. */
export const labelOf = (field: string): string => LABELS[field] ?? field
