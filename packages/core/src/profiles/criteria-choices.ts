import { LoanStatus, PropertyType } from "../assets/vocabulary.ts"
import type { Cents } from "../shared/money.ts"
import { StateCode } from "../shared/us-states.ts"
import { isKnown } from "../shared/wire.ts"
import type { AcquisitionCriteria } from "./criteria.ts"
import type { Profile } from "./model.ts"

/** What is offered for the lists of the acquisition criteria that have no vocabulary elsewhere. Source: docs/adr/0015-own-vocabularies.md. */
export const CRITERIA_CHOICES = {
  assetType: ["Loan", "Loan portfolio", "Participation"],
  collateralPreferences: ["Stabilized", "Value-add", "Transitional", "Under construction", "Distressed"],
  lienPositions: ["First", "Second", "Mezzanine"],
} as const

/** How a loan may stand, in the order in which it is offered for choice. */
export const LOAN_STATUSES = Object.keys(LoanStatus.keys).filter(LoanStatus.is)
/** The types of property, in the order in which they are offered for choice. */
export const PROPERTY_TYPES = Object.keys(PropertyType.keys).filter(PropertyType.is)

/** Acquisition criteria as a form holds them: words of our lists, balances in cents. */
export interface CriteriaForm {
  readonly assetType: ReadonlyArray<string>
  readonly collateralPreferences: ReadonlyArray<string>
  readonly lienPositions: ReadonlyArray<string>
  readonly loanStatus: ReadonlyArray<LoanStatus>
  readonly propertyTypes: ReadonlyArray<PropertyType>
  readonly locations: ReadonlyArray<StateCode>
  readonly minUpb: Cents | null
  readonly maxUpb: Cents | null
}

/** The form before anything was chosen: everything fits. */
export const EMPTY_CRITERIA: CriteriaForm = {
  assetType: [],
  collateralPreferences: [],
  lienPositions: [],
  loanStatus: [],
  propertyTypes: [],
  locations: [],
  minUpb: null,
  maxUpb: null,
}

/** The form over what is saved. Words that our lists do not have are left out, and so are gone with the next save. */
export const criteriaFormOf = ({ buyerProfile }: Pick<Profile, "buyerProfile">): CriteriaForm => {
  const saved: AcquisitionCriteria | null = buyerProfile.acquisitionCriteria
  return saved === null
    ? EMPTY_CRITERIA
    : {
        ...saved,
        loanStatus: saved.loanStatus.filter(isKnown),
        propertyTypes: saved.propertyTypes.filter(isKnown),
        locations: saved.locations.filter(StateCode.is),
      }
}
