import * as t from "io-ts"

/** How the loan pays: the field that the specification calls assetStatus. */
export const LoanStatus = t.keyof(
  { "Performing Loan": null, "Sub-Performing Loan": null, "Non-Performing Loan": null },
  "LoanStatus",
)
export type LoanStatus = t.TypeOf<typeof LoanStatus>

/** Kinds of collateral. Source: our own list (docs/adr/0015-own-vocabularies.md), mapped from CREFC codes on import. */
export const PropertyType = t.keyof(
  {
    Office: null,
    Retail: null,
    Multifamily: null,
    Hospitality: null,
    Industrial: null,
    "Self Storage": null,
    "Mixed Use": null,
    "Manufactured Housing": null,
    "Health Care": null,
    "Cooperative Housing": null,
    Warehouse: null,
    Land: null,
    Other: null,
  },
  "PropertyType",
)
export type PropertyType = t.TypeOf<typeof PropertyType>

/** Steps of the wizard by their internal names, in order. */
export const WizardStep = t.keyof(
  {
    assetInfo: null,
    noteOverview: null,
    propertyDetails: null,
    pictures: null,
    dueDiligence: null,
    legal: null,
    advisors: null,
  },
  "WizardStep",
)
export type WizardStep = t.TypeOf<typeof WizardStep>

/** How a loan's interest is fixed. */
export const InterestType = t.keyof({ Fixed: null, Floating: null, Hybrid: null }, "InterestType")
/** How a loan's interest is fixed. */
export type InterestType = t.TypeOf<typeof InterestType>

/** How a loan ranks among those that the property secures; a mezzanine loan is secured by the borrower's equity. */
export const LienPosition = t.keyof({ First: null, Second: null, Mezzanine: null }, "LienPosition")
/** How a loan ranks among those that the property secures. */
export type LienPosition = t.TypeOf<typeof LienPosition>

/** What may look wrong in the facts of a listing; see `factWarnings`. */
export const FactWarningId = t.keyof(
  {
    payoffBelowBalance: null,
    zipAgainstState: null,
    balanceAhead: null,
    valueAhead: null,
    seniorUnknown: null,
    seniorOfFirstLien: null,
    seniorAboveValue: null,
    seniorAhead: null,
    performingAndMatured: null,
    performingInDefault: null,
    paidThroughAgainstStatus: null,
    maturityBeforeOrigination: null,
    initialRateAsShare: null,
    currentRateAsShare: null,
    defaultRateAsShare: null,
    floatingWithoutIndex: null,
    dscrAsPercent: null,
    dscrAgainstIncome: null,
    occupancyAsShare: null,
    balanceOverLoan: null,
    performingUncovered: null,
    currentRateOutsideBounds: null,
    rateFloorAboveCap: null,
    interestOnlyOutsideTerm: null,
    originationAhead: null,
    occupancyAhead: null,
    lastPaymentAhead: null,
    lastPaymentBeforeOrigination: null,
    paidThroughAhead: null,
    paidThroughBeforeOrigination: null,
    yearBuiltAhead: null,
    renovatedBeforeBuilt: null,
    balanceDayKept: null,
    payoffDayKept: null,
    valueDayKept: null,
    seniorDayKept: null,
    occupancyDayKept: null,
    incomeDayKept: null,
  },
  "FactWarningId",
)
/** What may look wrong in the facts of a listing. */
export type FactWarningId = t.TypeOf<typeof FactWarningId>

/** What a property's size is counted in. */
export const UnitOfMeasure = t.keyof(
  { "Square Feet": null, Units: null, Keys: null, Beds: null, Pads: null, Acres: null },
  "UnitOfMeasure",
)
/** What a property's size is counted in. */
export type UnitOfMeasure = t.TypeOf<typeof UnitOfMeasure>
