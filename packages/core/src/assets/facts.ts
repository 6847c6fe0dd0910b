import * as t from "io-ts"
import { DecimalCents, PercentRate, UsdCents } from "../shared/decimal.ts"
import { orNull, textOrNull } from "../shared/or-null.ts"
import { AssetState } from "../shared/us-states.ts"
import { absentAsNull, IsoDay } from "../shared/wire.ts"
import { FactWarningId, InterestType, LienPosition, LoanStatus, PropertyType, UnitOfMeasure } from "./vocabulary.ts"

const wholeNumber = orNull(t.Int)
const flag = orNull(t.boolean)
/** Facts that assets kept before do not have. */
const laterText = absentAsNull(textOrNull)
const laterDay = absentAsNull(IsoDay)
const laterRate = absentAsNull(PercentRate)

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
    title: textOrNull,
    description: textOrNull,
    /** Asset type, "Loan" unless the seller names another. */
    type: textOrNull,
    assetStatus: orNull(LoanStatus),
    privacy: textOrNull,
    upbDate: orNull(IsoDay),
    address: Address,
    propertyType: t.readonlyArray(PropertyType),
    subtype: t.readonlyArray(t.string),
    listingPrice: orNull(UsdCents),
    /** Unpaid principal balance on `upbDate`: what is owed without interest. The only balance of a listing. */
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
    totalPayoff: orNull(UsdCents),
    estCollateralValue: orNull(UsdCents),
    initialInterestRate: orNull(PercentRate),
    initialInterestType: orNull(InterestType),
    currentInterestRate: orNull(PercentRate),
    defaultInterestRate: orNull(PercentRate),
    /** Kept as typed: "360" is an integer, "360.5" is not, and completeness says so. */
    term: textOrNull,
    amortization: textOrNull,
    penalty: textOrNull,
    modified: flag,
    assumptionOfLoanAllowed: flag,
    prePaymentLimitations: textOrNull,
    monetaryDefault: flag,
    maturityDefault: flag,
    technicalDefault: flag,
    recourse: flag,
    /** Debt service coverage on net operating income, as a ratio: 1.25x is 1_250_000. */
    dscr: orNull(PercentRate),
    paidThroughDate: orNull(IsoDay),
    /** The day that `totalPayoff` is good through. */
    payoffDate: laterDay,
    /** The day that `estCollateralValue` is of, and what it comes from, such as an appraisal. */
    valueDate: laterDay,
    valueSource: laterText,
    lienPosition: absentAsNull(LienPosition),
    /** What is owed on the loans that are paid before this one, and the day that it is of. */
    seniorBalance: absentAsNull(UsdCents),
    seniorBalanceDate: laterDay,
    /** How interest is fixed now, where that is not as at origination. */
    rateType: absentAsNull(InterestType),
    /** Of a rate that floats: its index, what is added to it, and the least and the most that it may be. */
    rateIndex: laterText,
    rateMargin: laterRate,
    rateFloor: laterRate,
    rateCap: laterRate,
    /** How the days of an interest period are counted, such as "Actual/360". */
    dayCount: laterText,
    /** The last day on which only interest is paid. */
    interestOnlyEnd: laterDay,
    lastPaymentDate: laterDay,
    lastPaymentAmount: absentAsNull(UsdCents),
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
    classField: textOrNull,
    apn: textOrNull,
    zoning: textOrNull,
    unitOfMeasure: orNull(UnitOfMeasure),
    constructionType: textOrNull,
    propertyTaxesCurrent: flag,
    buildingLayout: textOrNull,
    condo: flag,
    multiProperty: flag,
    parkingType: textOrNull,
    environmentalIssues: flag,
    propertyCondition: textOrNull,
    feeLeasehold: textOrNull,
    largestTenantCredit: textOrNull,
    tenantType: textOrNull,
    isOwnerOccupied: flag,
    occupancy: orNull(PercentRate),
    /** Net operating income a year. */
    noi: textOrNull,
    /** The last day of the year that `noi` is of, and how it was worked out, such as "Underwritten". */
    noiDate: laterDay,
    noiBasis: laterText,
    /** The day that `occupancy` is of. */
    occupancyDate: laterDay,
  }),
  "PropertyOverview",
)
export type PropertyOverview = t.TypeOf<typeof PropertyOverview>

/** An advisor, unique by e-mail among an asset's contacts. */
export const Contact = t.readonly(
  t.strict({
    firstName: t.string,
    lastName: t.string,
    officePhone: textOrNull,
    emailAddress: t.string,
    companyName: textOrNull,
    whatsappNumber: textOrNull,
    avatar: textOrNull,
    jobTitle: textOrNull,
  }),
  "Contact",
)
export type Contact = t.TypeOf<typeof Contact>

/** A warning of which the seller says that the facts are right, with the values that it was about. */
export const ConfirmedWarning = t.readonly(t.strict({ warning: FactWarningId, values: t.string }), "ConfirmedWarning")
/** A warning of which the seller says that the facts are right. */
export type ConfirmedWarning = t.TypeOf<typeof ConfirmedWarning>

/** What the legal step confirms; `TOCConfirmed` is the "tac" of the rules. */
export const Legal = t.readonly(
  t.strict({
    caConfirmed: t.boolean,
    TOCConfirmed: t.boolean,
    BDAConfirmed: t.boolean,
    customCADoc: textOrNull,
    customCAText: textOrNull,
  }),
  "Legal",
)
export type Legal = t.TypeOf<typeof Legal>
