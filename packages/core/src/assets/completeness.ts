import type { Asset } from "./model.ts"
import { WIZARD_STEPS } from "./steps.ts"
import type { WizardStep } from "./vocabulary.ts"

/** What a step still lacks, by the field's name. */
export type Missing = ReadonlyArray<string>

/** What of an asset its steps are judged by. */
export type WizardFacts = Pick<
  Asset,
  | "contacts"
  | "contactsDisclosed"
  | "currentStep"
  | "dueDiligenceVisited"
  | "images"
  | "legal"
  | "mainInfo"
  | "noteOverview"
  | "propertyOverview"
  | "status"
>

/** Blank text, NaN, null and an empty list are unset; false and 0 are set. */
export const isSet = (value: unknown): boolean => {
  if (value === null || value === undefined || Number.isNaN(value)) return false
  if (typeof value === "string") return value.trim() !== ""
  return Array.isArray(value) ? value.length > 0 : true
}

/** "360" is an integer, "360.5" is not: another question than whether it is a number. */
export const isInteger = (typed: string | null): boolean => /^\d+$/.test((typed ?? "").trim())

const unset = (values: { readonly [field: string]: unknown }): Missing =>
  Object.entries(values).flatMap(([field, value]) => (isSet(value) ? [] : [field]))

const missing = (checks: { readonly [field: string]: boolean }): Missing =>
  Object.entries(checks).flatMap(([field, isThere]) => (isThere ? [] : [field]))

/** Main info; total payoff and collateral value are entered here and kept in the note overview. `assetStatus` is the loan's. */
export const missingMainInfo = ({ mainInfo, noteOverview }: WizardFacts): Missing =>
  unset({
    name: mainInfo.name,
    assetStatus: mainInfo.assetStatus,
    type: mainInfo.type,
    upb: mainInfo.upb,
    upbDate: mainInfo.upbDate,
    address: mainInfo.address.address,
    city: mainInfo.address.city,
    zipCode: mainInfo.address.zipCode,
    totalPayoff: noteOverview.totalPayoff,
    estCollateralValue: noteOverview.estCollateralValue,
    propertyType: mainInfo.propertyType,
  })

export const missingNote = ({ noteOverview: note }: WizardFacts): Missing => [
  ...unset({
    numberOfLoans: note.numberOfLoans,
    originationDate: note.originationDate,
    estCollateralValue: note.estCollateralValue,
    loanAmount: note.loanAmount,
    initialInterestType: note.initialInterestType,
    recourse: note.recourse,
    monetaryDefault: note.monetaryDefault,
    maturityDefault: note.maturityDefault,
    technicalDefault: note.technicalDefault,
  }),
  ...missing({
    currentInterestRate: isSet(note.currentInterestRate) && note.currentInterestRate !== 0,
    term: isInteger(note.term),
    amortization: isInteger(note.amortization),
  }),
]

/** No fact of the property is required, but the step must have been there: saved once, or with anything entered. */
const missingProperty = ({ currentStep, propertyOverview }: WizardFacts): Missing => {
  const isPast = currentStep !== null && WIZARD_STEPS.indexOf(currentStep) >= WIZARD_STEPS.indexOf("propertyDetails")
  return isPast || Object.values(propertyOverview).some(isSet) ? [] : ["propertyOverview"]
}

const missingLegal = ({ legal }: WizardFacts, autoDeposit: boolean): Missing =>
  missing({
    caConfirmed: legal.caConfirmed,
    TOCConfirmed: legal.TOCConfirmed,
    BDAConfirmed: !autoDeposit || legal.BDAConfirmed,
  })

const BEFORE_PUBLICATION: ReadonlyArray<WizardFacts["status"]> = [
  "Draft",
  "Revoked",
  "ListingExpired",
  "NoLongerListedForSale",
]

/** Whether a publication is still ahead of an asset in this status. */
export const isBeforePublication = (status: Asset["status"]): boolean => BEFORE_PUBLICATION.includes(status)

/** Advisors are needed until the asset is published, unless contacts are disclosed. */
const missingAdvisors = ({ contacts, contactsDisclosed, status }: WizardFacts): Missing =>
  contactsDisclosed || !isBeforePublication(status) ? [] : unset({ contacts })

/** What a step of the wizard still lacks. */
export const missingIn = (step: WizardStep, asset: WizardFacts, autoDeposit: boolean): Missing => {
  switch (step) {
    case "assetInfo":
      return missingMainInfo(asset)
    case "noteOverview":
      return missingNote(asset)
    case "propertyDetails":
      return missingProperty(asset)
    case "pictures":
      return unset({ images: asset.images })
    case "dueDiligence":
      return missing({ dueDiligenceVisited: asset.dueDiligenceVisited })
    case "legal":
      return missingLegal(asset, autoDeposit)
    case "advisors":
      return missingAdvisors(asset)
  }
}

export const isStepComplete = (step: WizardStep, asset: WizardFacts, autoDeposit: boolean): boolean =>
  missingIn(step, asset, autoDeposit).length === 0

/** The steps that are complete, in order. */
export const completedSteps = (asset: WizardFacts, autoDeposit: boolean): ReadonlyArray<WizardStep> =>
  WIZARD_STEPS.filter((step) => isStepComplete(step, asset, autoDeposit))
