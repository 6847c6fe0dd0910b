import type { Contact, LoanStatus, MainInfo, NoteOverview, PropertyOverview } from "@xl/core/assets"
import { type Cents, type Day, must, shownDay } from "@xl/core/shared"
import * as t from "io-ts"
import { demoAskingPrice, guidePrice } from "./asking-price.ts"
import { annualIncome, collateralValue, coverage, isInterestOnly, isWholeLoan, noteIncome } from "./collateral-value.ts"
import {
  DEMO_AMORTIZATION,
  DEMO_VALUE,
  demoAdvisors,
  demoBidDeposit,
  demoDefaultRate,
  demoRecourse,
  demoRequiresDeposit,
} from "./demo-values.ts"
import type { LoanRow } from "./loan-row.ts"
import { defaultsOf, loanStatusOf } from "./loan-status.ts"
import { neutralName, neutralStreet } from "./neutral-names.ts"
import { totalPayoff } from "./payoff.ts"
import { type Place, placeOf, refusedState } from "./place.ts"
import { prepayment } from "./prepayment.ts"
import { reportedTerms, valued } from "./reported-terms.ts"
import { kindOf } from "./property-type.ts"
import { type ToldTerms, toldFacts, toldNotes } from "./told-terms.ts"

/** A loan as a seller would enter it, step by step. */
export interface ImportedListing {
  readonly recordId: string
  readonly mainInfo: MainInfo
  readonly noteOverview: NoteOverview
  readonly propertyOverview: PropertyOverview
  readonly contacts: ReadonlyArray<Contact>
  readonly requireBidDeposit: boolean
  readonly bidDepositSum: Cents
  /** Balance of the loan that is paid before this one; null for a first lien. */
  readonly seniorBalance: Cents | null
  /** What the seller hopes for, also where the listing names no price. */
  readonly guidePrice: Cents
  /** By field: "demo value" for what the source lacks, or how it was worked out. */
  readonly provenance: { readonly [field: string]: string }
  /** What publication will miss: such a listing stays a Draft. */
  readonly missing: ReadonlyArray<string>
}

/** How a story changed a row before it is listed. */
export interface Retelling extends ToldTerms {
  /** The day that the source reports of. Where it is not the row's as-of day, all days of the row were moved by the same months. */
  readonly reportedOn: Day
  /** Whether payments, income and value were made worse than they are reported. */
  readonly isDistressInvented: boolean
}

export type Mapped = { readonly listing: ImportedListing } | { readonly refused: string }

type Kind = NonNullable<ReturnType<typeof kindOf>>
interface Facts {
  readonly row: LoanRow
  readonly kind: Kind
  readonly status: LoanStatus
  readonly place: Place
  readonly value: Cents | undefined
  readonly retelling: Retelling
}

/** One row as a listing, or the reason why it cannot be one. */
export const listingOf = (row: LoanRow, retelling: Retelling = asReported(row)): Mapped => {
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
  return { listing: written({ row, kind, status, place: placeOf(row), value: collateralValue(row), retelling }) }
}

const asReported = ({ as_of_date }: LoanRow): Retelling => ({
  reportedOn: as_of_date,
  isDistressInvented: false,
  floating: null,
  senior: null,
})

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
    seniorBalance: facts.retelling.senior,
    guidePrice: guidePrice(pricedLoan(facts)),
    provenance: provenance(facts),
    missing: [...place.missing, ...(value === undefined ? ["collateral value"] : [])],
  }
}

const pricedLoan = ({ retelling: { senior }, row, status, value }: Facts) => ({
  row: { ...row, dscr_noi: senior === null ? coverage(row).dscr : null },
  status,
  value: value ?? row.upb,
  senior: senior ?? 0,
})

const mainInfo = (facts: Facts): MainInfo => {
  const { row, kind, status, place } = facts
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
    listingPrice: demoAskingPrice(pricedLoan(facts)),
    upb: row.upb,
  }
}

/** Where the figures come from, with the source's own day. */
const source = ({ row, retelling: { isDistressInvented, reportedOn } }: Facts): string => {
  const day = shownDay(row.as_of_date)
  if (reportedOn === row.as_of_date) return `Figures as reported on ${day}.`
  const moved = `Figures as of ${day}: a public report of ${shownDay(reportedOn)}, all its days moved forward alike.`
  return isDistressInvented ? `${moved} Arrears, income and value since then are invented.` : moved
}

const kindOfLoan = ({ retelling: { floating, senior }, row }: Facts): string => {
  const rate = floating === null ? "ixed-rate" : "loating-rate"
  const lien = senior === null ? "first-lien" : "second-lien"
  return `${isWholeLoan(row) ? "F" : "Part of a f"}${rate} ${lien} loan`
}

const dollarsShown = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 })

/** The debt that is paid first, and how much of the value both loans take. */
const seniorDebt = ({ retelling: { senior }, row, value }: Facts): string => {
  if (senior === null || value === undefined) return ""
  const both = (((row.upb + senior) / value) * 100).toFixed(1)
  return ` A senior loan of ${dollarsShown.format(senior / 100)} is paid first: both together are ${both}% of the value.`
}

/** Which terms of the loan the source does not report. */
const invented = ({ retelling: { floating, senior } }: Facts): string =>
  (floating === null ? "" : " The floating rate is invented.") +
  (senior === null ? "" : " The senior loan and the rate are invented.")

const description = (facts: Facts): string => {
  const { kind, place } = facts
  const where = place.city === "" ? "several places" : `${place.city}, ${place.state}`
  return (
    `${kindOfLoan(facts)} on ${kind.propertyType.toLowerCase()} property in ${where}.${seniorDebt(facts)} ${source(facts)}${invented(facts)} ` +
    "Demo market: the name and the street line are invented, and nobody is selling this loan."
  )
}

/** A row is one loan, also where it is secured by several properties. */
const ONE = must(t.Int, 1)

const noteOverview = ({ retelling, row, value }: Facts): NoteOverview => ({
  numberOfLoans: ONE,
  originationDate: row.origination_date,
  maturityDate: row.maturity_date,
  loanAmount: row.original_balance,
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
  recourse: demoRecourse(row.record_id, row.upb),
  dscr: coverage(row).dscr,
  paidThroughDate: row.paid_through_date,
  ...reportedTerms(row),
  ...valued(row, value),
  ...toldFacts(retelling, row.as_of_date),
})

/** What the source does not report. */
const unknown = {
  occupancyDate: null,
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
  noi: dollarsOf(noteIncome(row)),
  noiDate: row.financials_as_of,
  noiBasis: annualIncome(row) === row.noi ? null : "Annualized",
})

/** Dollars with two decimals, below zero too. */
const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

const INVENTED_DISTRESS = `${DEMO_VALUE}: the loan is told as one in arrears`

/** The facts that a story made worse. */
const distress = {
  originationDate: INVENTED_DISTRESS,
  maturityDate: INVENTED_DISTRESS,
  paidThroughDate: INVENTED_DISTRESS,
  totalPayoff: INVENTED_DISTRESS,
  estCollateralValue: INVENTED_DISTRESS,
  dscr: INVENTED_DISTRESS,
  noi: INVENTED_DISTRESS,
  occupancy: INVENTED_DISTRESS,
}

const movedDays = ({ row, retelling }: Facts): { readonly [field: string]: string } =>
  retelling.reportedOn === row.as_of_date
    ? {}
    : { upbDate: `reported as of ${shownDay(retelling.reportedOn)}; all days of the loan are moved by the same months` }

const provenance = (facts: Facts): { readonly [field: string]: string } => ({
  ...ruledValues(facts),
  ...movedDays(facts),
  ...(facts.retelling.isDistressInvented ? distress : {}),
  ...toldNotes(facts.retelling),
})

const WORKED_OUT = "worked out: income over debt service"

const ruledValues = ({ row, value, ...others }: Facts): { readonly [field: string]: string } => ({
  recourse: DEMO_VALUE,
  defaultInterestRate: DEMO_VALUE,
  monetaryDefault: DEMO_VALUE,
  maturityDefault: DEMO_VALUE,
  technicalDefault: DEMO_VALUE,
  contacts: DEMO_VALUE,
  bidDepositSum: DEMO_VALUE,
  ...(demoAskingPrice(pricedLoan({ row, value, ...others })) === null ? {} : { listingPrice: DEMO_VALUE }),
  name: DEMO_VALUE,
  address: DEMO_VALUE,
  ...(row.amortization_months === null && isInterestOnly(row) ? { amortization: DEMO_VALUE } : {}),
  ...(isWholeLoan(row) || value === undefined
    ? {}
    : {
        estCollateralValue: `${DEMO_VALUE}: this note's share of the property's value`,
        noi: `${DEMO_VALUE}: this note's share of the property's income`,
      }),
  ...(coverage(row).isWorkedOut ? { dscr: WORKED_OUT } : {}),
})
