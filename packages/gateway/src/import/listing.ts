import type { Contact, LoanStatus, MainInfo, NoteOverview, PropertyOverview } from "@xl/core/assets"
import { type Cents, must, shownDay } from "@xl/core/shared"
import * as t from "io-ts"
import { annualIncome, collateralValue, isInterestOnly, isWholeLoan } from "./collateral-value.ts"
import {
  DEMO_AMORTIZATION,
  DEMO_RECOURSE,
  DEMO_VALUE,
  demoAdvisors,
  demoAskingPrice,
  demoBidDeposit,
  demoDefaultRate,
  demoRequiresDeposit,
} from "./demo-values.ts"
import type { LoanRow } from "./loan-row.ts"
import { defaultsOf, loanStatusOf } from "./loan-status.ts"
import { neutralName, neutralStreet } from "./neutral-names.ts"
import { totalPayoff } from "./payoff.ts"
import { type Place, placeOf, refusedState } from "./place.ts"
import { prepayment } from "./prepayment.ts"
import { kindOf } from "./property-type.ts"

/** A loan as a seller would enter it, step by step. */
export interface ImportedListing {
  readonly recordId: string
  readonly mainInfo: MainInfo
  readonly noteOverview: NoteOverview
  readonly propertyOverview: PropertyOverview
  readonly contacts: ReadonlyArray<Contact>
  readonly requireBidDeposit: boolean
  readonly bidDepositSum: Cents
  /** By field: "demo value" for what the source lacks, or how it was worked out. */
  readonly provenance: { readonly [field: string]: string }
  /** What publication will miss: such a listing stays a Draft. */
  readonly missing: ReadonlyArray<string>
}

export type Mapped = { readonly listing: ImportedListing } | { readonly refused: string }

type Kind = NonNullable<ReturnType<typeof kindOf>>
interface Facts {
  readonly row: LoanRow
  readonly kind: Kind
  readonly status: LoanStatus
  readonly place: Place
  readonly value: Cents | undefined
}

/** One row as a listing, or the reason why it cannot be one. */
export const listingOf = (row: LoanRow): Mapped => {
  const kind = kindOf(row.property_type_code)
  const status = loanStatusOf(row.payment_status_code)
  const abroad = refusedState(row.state)
  if (abroad) return { refused: abroad }
  if (!kind)
    return {
      refused:
        row.property_type_code === ""
          ? "the property type is missing"
          : `property type ${row.property_type_code} names no property`,
    }
  if (!status)
    return {
      refused:
        row.payment_status_code === ""
          ? "the payment status is missing"
          : `payment status ${row.payment_status_code} is unknown`,
    }
  if (row.upb === 0) return { refused: "nothing is owed any more" }
  return { listing: written({ row, kind, status, place: placeOf(row), value: collateralValue(row) }) }
}

const written = (facts: Facts): ImportedListing => {
  const { row, place, value } = facts
  return {
    recordId: row.record_id,
    mainInfo: mainInfo(facts),
    noteOverview: noteOverview(facts),
    propertyOverview: propertyOverview(facts),
    contacts: demoAdvisors(row.record_id),
    requireBidDeposit: demoRequiresDeposit(row.record_id),
    bidDepositSum: demoBidDeposit(row.upb),
    provenance: provenance(facts),
    missing: [...place.missing, ...(value === undefined ? ["collateral value"] : [])],
  }
}

const mainInfo = (facts: Facts): MainInfo => {
  const { row, kind, status, place, value } = facts
  const name = neutralName(row.record_id, kind.propertyType)
  return {
    name,
    title: name,
    description: description(facts),
    type: "Loan",
    assetStatus: status,
    privacy: null,
    upbDate: row.as_of_date,
    address: {
      country: "USA",
      state: place.state,
      city: place.city,
      address: neutralStreet(row.record_id),
      zipCode: place.zipCode,
    },
    propertyType: [kind.propertyType],
    subtype: ["None"],
    principalBalance: row.upb,
    listingPrice: demoAskingPrice(row.record_id, status, row.upb, value ?? row.upb),
    upb: row.upb,
  }
}

const description = ({ row, kind, place }: Facts): string => {
  const where = place.city === "" ? "several places" : `${place.city}, ${place.state}`
  const part = isWholeLoan(row) ? "Fixed-rate first-lien loan" : "Part of a fixed-rate first-lien loan"
  return (
    `${part} on ${kind.propertyType.toLowerCase()} property in ${where}. Figures as reported on ${shownDay(row.as_of_date)}. ` +
    "Demo market: the name and the street line are invented, and nobody is selling this loan."
  )
}

/** A row is one loan, also where it is secured by several properties. */
const ONE = must(t.Int, 1)

const noteOverview = ({ row, value }: Facts): NoteOverview => ({
  numberOfLoans: ONE,
  originationDate: row.origination_date,
  maturityDate: row.maturity_date,
  loanAmount: row.original_balance,
  unpaidPrincipalBalance: row.upb,
  totalPayoff: totalPayoff(row),
  estCollateralValue: value ?? null,
  initialInterestRate: row.original_rate_pct,
  initialInterestType: row.rate_type,
  currentInterestRate: row.note_rate_pct,
  defaultInterestRate: demoDefaultRate(row.note_rate_pct),
  term: String(row.original_term_months),
  amortization: row.amortization_months === null ? DEMO_AMORTIZATION : String(row.amortization_months),
  penalty: prepayment(row).penalty,
  prePaymentLimitations: prepayment(row).limitations,
  modified: row.modified,
  assumptionOfLoanAllowed: null,
  ...defaultsOf(row.payment_status_code, row.special_servicing_transfer_date !== null),
  recourse: DEMO_RECOURSE,
  dscr: row.dscr_noi,
  paidThroughDate: row.paid_through_date,
})

/** What the source does not report. */
const unknown = {
  classField: null,
  size: null,
  apn: null,
  zoning: null,
  constructionType: null,
  propertyTaxesCurrent: null,
  buildingLayout: null,
  stories: null,
  buildings: null,
  condo: null,
  parkingType: null,
  parkingSpaces: null,
  environmentalIssues: null,
  propertyCondition: null,
  feeLeasehold: null,
  largestTenantCredit: null,
  tenantType: null,
  isOwnerOccupied: null,
  ownerOcc: null,
} satisfies Partial<PropertyOverview>

const propertyOverview = ({ row, kind }: Facts): PropertyOverview => ({
  ...unknown,
  yearBuilt: row.year_built,
  yearRenovated: row.year_renovated,
  nraTotal: row.net_rentable_sqft,
  units: row.units_beds_rooms,
  unitOfMeasure: row.net_rentable_sqft === null ? kind.unit : "Square Feet",
  multiProperty: row.property_count > 1,
  occupancy: row.occupancy_pct,
  noi: dollarsOf(annualIncome(row)),
})

/** Dollars with two decimals, below zero too. */
const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

const provenance = ({ row, value }: Facts): { readonly [field: string]: string } => ({
  recourse: DEMO_VALUE,
  defaultInterestRate: DEMO_VALUE,
  monetaryDefault: DEMO_VALUE,
  maturityDefault: DEMO_VALUE,
  technicalDefault: DEMO_VALUE,
  contacts: DEMO_VALUE,
  bidDepositSum: DEMO_VALUE,
  listingPrice: DEMO_VALUE,
  name: DEMO_VALUE,
  address: DEMO_VALUE,
  ...(row.amortization_months === null && isInterestOnly(row) ? { amortization: DEMO_VALUE } : {}),
  ...(isWholeLoan(row) || value === undefined
    ? {}
    : { estCollateralValue: `${DEMO_VALUE}: this note's share of the property's value` }),
})
