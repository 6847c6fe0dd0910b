import type { Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import {
  countValue,
  dayValue,
  flagValue,
  listValue,
  moneyValue,
  monthsValue,
  namesValue,
  placeValue,
  rateValue,
  ratioValue,
  textValue,
  type ValueWriter,
  wholeValue,
} from "./field-values.ts"
import type { Asset } from "./model.ts"

/** Facts that stand on the asset itself. */
type OwnField =
  | "bidDepositSum"
  | "contacts"
  | "contactsDisclosed"
  | "dueDiligenceVisited"
  | "images"
  | "requireBidDeposit"

/** Every fact of a listing that its seller edits, by its path in the asset. An address is one fact. */
export type ListingField =
  | `legal.${Extract<keyof Legal, string>}`
  | `mainInfo.${Extract<keyof MainInfo, string>}`
  | `noteOverview.${Extract<keyof NoteOverview, string>}`
  | `propertyOverview.${Extract<keyof PropertyOverview, string>}`
  | Extract<keyof Asset, OwnField>

/** How a fact is called and written, and whether buyers bid on it. */
export interface FieldRule {
  readonly label: string
  readonly write: ValueWriter
  /** What kind of material fact it is; null where a change of a published listing applies at once. */
  readonly material: MaterialKind | null
}

/** The kinds of facts that change by a change request once a listing is published. */
export type MaterialKind =
  | "balance"
  | "deposit terms"
  | "lien"
  | "maturity"
  | "payoff"
  | "price"
  | "property"
  | "rate and terms"
  | "status"
  | "value"

const by = (material: MaterialKind, label: string, write: ValueWriter): FieldRule => ({ label, write, material })
const other = (label: string, write: ValueWriter): FieldRule => ({ label, write, material: null })

const MAIN: { readonly [F in Extract<ListingField, `mainInfo.${string}`>]: FieldRule } = {
  "mainInfo.name": by("property", "Name", textValue),
  "mainInfo.title": other("Title", textValue),
  "mainInfo.description": other("Description", textValue),
  "mainInfo.type": by("property", "Asset type", textValue),
  "mainInfo.assetStatus": by("status", "Loan status", textValue),
  "mainInfo.privacy": other("Privacy", textValue),
  "mainInfo.upbDate": by("balance", "Date of the unpaid balance", dayValue),
  "mainInfo.address": by("property", "Address", placeValue),
  "mainInfo.propertyType": by("property", "Property type", listValue),
  "mainInfo.subtype": by("property", "Property subtype", listValue),
  "mainInfo.upb": by("balance", "Unpaid principal balance", moneyValue),
  "mainInfo.listingPrice": by("price", "Asking price", moneyValue),
}

const NOTE: { readonly [F in Extract<ListingField, `noteOverview.${string}`>]: FieldRule } = {
  "noteOverview.numberOfLoans": by("rate and terms", "Number of loans", wholeValue),
  "noteOverview.loanAmount": by("rate and terms", "Original loan amount", moneyValue),
  "noteOverview.totalPayoff": by("payoff", "Total payoff", moneyValue),
  "noteOverview.estCollateralValue": by("value", "Estimated collateral value", moneyValue),
  "noteOverview.originationDate": by("rate and terms", "Origination date", dayValue),
  "noteOverview.maturityDate": by("maturity", "Maturity date", dayValue),
  "noteOverview.paidThroughDate": by("status", "Interest paid through", dayValue),
  "noteOverview.initialInterestRate": by("rate and terms", "Interest rate at origination", rateValue),
  "noteOverview.currentInterestRate": by("rate and terms", "Current interest rate", rateValue),
  "noteOverview.defaultInterestRate": by("rate and terms", "Default interest rate", rateValue),
  "noteOverview.initialInterestType": by("rate and terms", "Interest type at origination", textValue),
  "noteOverview.term": by("rate and terms", "Term", monthsValue),
  "noteOverview.amortization": by("rate and terms", "Amortization", monthsValue),
  "noteOverview.penalty": by("rate and terms", "Prepayment penalty", textValue),
  "noteOverview.modified": by("rate and terms", "Modified", flagValue),
  "noteOverview.assumptionOfLoanAllowed": by("rate and terms", "Assumption allowed", flagValue),
  "noteOverview.prePaymentLimitations": by("rate and terms", "Prepayment limitations", textValue),
  "noteOverview.recourse": by("rate and terms", "Recourse", flagValue),
  "noteOverview.monetaryDefault": by("status", "Monetary default", flagValue),
  "noteOverview.maturityDefault": by("status", "Maturity default", flagValue),
  "noteOverview.technicalDefault": by("status", "Technical default", flagValue),
  "noteOverview.dscr": other("Debt service coverage (DSCR)", ratioValue),
  "noteOverview.payoffDate": by("payoff", "Payoff good through", dayValue),
  "noteOverview.valueDate": by("value", "Date of the value", dayValue),
  "noteOverview.valueSource": by("value", "Source of the value", textValue),
  "noteOverview.lienPosition": by("lien", "Lien position", textValue),
  "noteOverview.seniorBalance": by("lien", "Senior debt", moneyValue),
  "noteOverview.seniorBalanceDate": by("lien", "Date of the senior debt", dayValue),
  "noteOverview.rateType": by("rate and terms", "Rate type now", textValue),
  "noteOverview.rateIndex": by("rate and terms", "Index", textValue),
  "noteOverview.rateMargin": by("rate and terms", "Margin over the index", rateValue),
  "noteOverview.rateFloor": by("rate and terms", "Rate floor", rateValue),
  "noteOverview.rateCap": by("rate and terms", "Rate cap", rateValue),
  "noteOverview.dayCount": by("rate and terms", "Day count", textValue),
  "noteOverview.interestOnlyEnd": by("rate and terms", "Interest only until", dayValue),
  "noteOverview.lastPaymentDate": by("status", "Day of the last payment", dayValue),
  "noteOverview.lastPaymentAmount": by("status", "Last payment", moneyValue),
}

const PROPERTY: { readonly [F in Extract<ListingField, `propertyOverview.${string}`>]: FieldRule } = {
  "propertyOverview.apn": by("property", "Parcel number (APN)", textValue),
  "propertyOverview.multiProperty": by("property", "Several properties", flagValue),
  "propertyOverview.feeLeasehold": by("property", "Fee or leasehold", textValue),
  "propertyOverview.yearBuilt": other("Year built", wholeValue),
  "propertyOverview.yearRenovated": other("Year renovated", wholeValue),
  "propertyOverview.size": other("Size", wholeValue),
  "propertyOverview.nraTotal": other("Net rentable area", wholeValue),
  "propertyOverview.units": other("Units", wholeValue),
  "propertyOverview.stories": other("Stories", wholeValue),
  "propertyOverview.buildings": other("Buildings", wholeValue),
  "propertyOverview.parkingSpaces": other("Parking spaces", wholeValue),
  "propertyOverview.ownerOcc": other("Owner-occupied share", wholeValue),
  "propertyOverview.classField": other("Class", textValue),
  "propertyOverview.zoning": other("Zoning", textValue),
  "propertyOverview.unitOfMeasure": other("Unit of measure", textValue),
  "propertyOverview.constructionType": other("Construction type", textValue),
  "propertyOverview.propertyTaxesCurrent": other("Property taxes current", flagValue),
  "propertyOverview.buildingLayout": other("Building layout", textValue),
  "propertyOverview.condo": other("Condominium", flagValue),
  "propertyOverview.parkingType": other("Parking type", textValue),
  "propertyOverview.environmentalIssues": other("Environmental issues", flagValue),
  "propertyOverview.propertyCondition": other("Condition", textValue),
  "propertyOverview.largestTenantCredit": other("Largest tenant credit rating", textValue),
  "propertyOverview.tenantType": other("Tenancy", textValue),
  "propertyOverview.isOwnerOccupied": other("Owner occupied", flagValue),
  "propertyOverview.occupancy": other("Occupancy", rateValue),
  "propertyOverview.noi": other("Net operating income", textValue),
  "propertyOverview.noiBasis": other("Basis of the income", textValue),
  "propertyOverview.noiDate": other("Income of the year to", dayValue),
  "propertyOverview.occupancyDate": other("Date of the occupancy", dayValue),
}

const OWN: { readonly [F in Extract<ListingField, OwnField | `legal.${string}`>]: FieldRule } = {
  requireBidDeposit: by("deposit terms", "Bid deposit required", flagValue),
  bidDepositSum: by("deposit terms", "Required bid deposit", moneyValue),
  contacts: other("Advisors", namesValue),
  contactsDisclosed: other("Contacts disclosed", flagValue),
  images: other("Pictures", countValue("picture", "pictures")),
  dueDiligenceVisited: other("Due diligence seen", flagValue),
  "legal.caConfirmed": other("Confidentiality agreement confirmed", flagValue),
  "legal.TOCConfirmed": other("Terms confirmed", flagValue),
  "legal.BDAConfirmed": other("Bid deposit agreement confirmed", flagValue),
  "legal.customCADoc": other("Own confidentiality agreement, file", textValue),
  "legal.customCAText": other("Own confidentiality agreement, text", textValue),
}

/** Every fact of a listing by its path: its label, how it is written, and whether it is material. Source: docs/market-rules.md, "Change requests". */
export const LISTING_FIELDS: { readonly [F in ListingField]: FieldRule } = { ...MAIN, ...NOTE, ...PROPERTY, ...OWN }

/** The facts in the order of the table. */
export const LISTING_FIELD_NAMES = Object.keys(LISTING_FIELDS) as ReadonlyArray<ListingField>

/** Whether the text is the path of a fact of a listing. */
export const isListingField = (name: string): name is ListingField => name in LISTING_FIELDS
