import * as t from "io-ts"
import { DecimalCents, PercentRate, UsdCents } from "../shared/decimal.ts"
import { orNull } from "../shared/or-null.ts"
import { AssetState } from "../shared/us-states.ts"
import { IsoDay } from "../shared/wire.ts"
import { InterestType, LoanStatus, PropertyType, UnitOfMeasure } from "./vocabulary.ts"

const text = orNull(t.string)
const wholeNumber = orNull(t.Int)
const flag = orNull(t.boolean)

/** Where the collateral stands. The country is always USA. */
export const Address = t.readonly(
  t.strict({ country: t.string, state: AssetState, city: t.string, address: t.string, zipCode: t.string }),
  "Address",
)
export type Address = t.TypeOf<typeof Address>

/** What the asset-info step says, as it travels: money as `{ amount, currency }` where the specification has both, days as ISO date-times. */
export const MainInfo = t.readonly(
  t.strict({
    name: t.string,
    title: text,
    description: text,
    /** Asset type, "Loan" unless the seller names another. */
    type: text,
    assetStatus: orNull(LoanStatus),
    privacy: text,
    upbDate: orNull(IsoDay),
    address: Address,
    propertyType: t.readonlyArray(PropertyType),
    subtype: t.readonlyArray(t.string),
    principalBalance: orNull(UsdCents),
    listingPrice: orNull(UsdCents),
    upb: orNull(DecimalCents),
  }),
  "MainInfo",
)
export type MainInfo = t.TypeOf<typeof MainInfo>

/** What the note-overview step says. Terms are whole months. */
export const NoteOverview = t.readonly(
  t.strict({
    numberOfLoans: wholeNumber,
    originationDate: orNull(IsoDay),
    maturityDate: orNull(IsoDay),
    loanAmount: orNull(UsdCents),
    unpaidPrincipalBalance: orNull(UsdCents),
    totalPayoff: orNull(UsdCents),
    estCollateralValue: orNull(UsdCents),
    initialInterestRate: orNull(PercentRate),
    initialInterestType: orNull(InterestType),
    currentInterestRate: orNull(PercentRate),
    defaultInterestRate: orNull(PercentRate),
    /** Kept as typed: "360" is an integer, "360.5" is not, and completeness says so. */
    term: text,
    amortization: text,
    penalty: text,
    modified: flag,
    assumptionOfLoanAllowed: flag,
    prePaymentLimitations: text,
    monetaryDefault: flag,
    maturityDefault: flag,
    technicalDefault: flag,
    recourse: flag,
    /** Debt service coverage on net operating income, as a ratio: 1.25x is 1_250_000. */
    dscr: orNull(PercentRate),
    paidThroughDate: orNull(IsoDay),
  }),
  "NoteOverview",
)
export type NoteOverview = t.TypeOf<typeof NoteOverview>

/** The numbers of the property-details step: numbers on the wire, or null when empty. */
export const PROPERTY_NUMBERS = {
  yearBuilt: wholeNumber,
  yearRenovated: wholeNumber,
  size: wholeNumber,
  nraTotal: wholeNumber,
  units: wholeNumber,
  stories: wholeNumber,
  buildings: wholeNumber,
  parkingSpaces: wholeNumber,
  ownerOcc: wholeNumber,
}

/** What the property-details step says. */
export const PropertyOverview = t.readonly(
  t.strict({
    ...PROPERTY_NUMBERS,
    classField: text,
    apn: text,
    zoning: text,
    unitOfMeasure: orNull(UnitOfMeasure),
    constructionType: text,
    propertyTaxesCurrent: flag,
    buildingLayout: text,
    condo: flag,
    multiProperty: flag,
    parkingType: text,
    environmentalIssues: flag,
    propertyCondition: text,
    feeLeasehold: text,
    largestTenantCredit: text,
    tenantType: text,
    isOwnerOccupied: flag,
    occupancy: orNull(PercentRate),
    /** Net operating income a year. */
    noi: orNull(t.string),
  }),
  "PropertyOverview",
)
export type PropertyOverview = t.TypeOf<typeof PropertyOverview>

/** An advisor, unique by e-mail among an asset's contacts. */
export const Contact = t.readonly(
  t.strict({
    firstName: t.string,
    lastName: t.string,
    officePhone: text,
    emailAddress: t.string,
    companyName: text,
    whatsappNumber: text,
    avatar: text,
    jobTitle: text,
  }),
  "Contact",
)
export type Contact = t.TypeOf<typeof Contact>

/** What the legal step confirms; `TOCConfirmed` is the "tac" of the rules. */
export const Legal = t.readonly(
  t.strict({
    caConfirmed: t.boolean,
    TOCConfirmed: t.boolean,
    BDAConfirmed: t.boolean,
    customCADoc: text,
    customCAText: text,
  }),
  "Legal",
)
export type Legal = t.TypeOf<typeof Legal>
