import { isSet } from "../assets/completeness.ts"
import type { LoanStatus, PropertyType } from "../assets/vocabulary.ts"
import type { DETAIL_GROUPS, DetailGroup, ValuationInput, ValuationSpecifics } from "./model.ts"
import type * as t from "io-ts"

/** What a hotel is called among the property types. */
export const HOTEL: PropertyType = "Hospitality"

const GROUPS: { readonly [Status in LoanStatus]: DetailGroup } = {
  "Performing Loan": "performing",
  "Sub-Performing Loan": "subPerforming",
  "Non-Performing Loan": "nonPerforming",
}

/** The group of details that a loan is asked for: by how it pays, with a variant for a hotel's that does not. */
export const detailGroupOf = (assetStatus: LoanStatus, propertyType: PropertyType): DetailGroup => {
  const group = GROUPS[assetStatus]
  return group === "nonPerforming" && propertyType === HOTEL ? "hotelNonPerforming" : group
}

/** What of the specifics is asked for. */
export const REQUIRED_SPECIFICS = [
  "assetTitle",
  "assetStatus",
  "userRole",
  "upb",
  "lienPosition",
  "interestRate",
  "fairMarketValue",
  "netRentableArea",
  "unitOfMeasure",
  "assetType",
] as const satisfies ReadonlyArray<keyof ValuationSpecifics>

type Asked = Pick<ValuationInput, "propertyType" | "specifics">

/** What the specifics still lack, by the field's name; the property type, entered a step before, is one of them. */
export const missingSpecifics = ({ propertyType, specifics }: Asked): ReadonlyArray<string> => [
  ...REQUIRED_SPECIFICS.filter((field) => !isSet(specifics?.[field])),
  ...(isSet(propertyType) ? [] : ["propertyType"]),
]

/** Whether the specifics say all that a valuation needs. */
export const areSpecificsValid = (asked: Asked): boolean => missingSpecifics(asked).length === 0

const NON_PERFORMING = [
  "recourseGuaranty",
  "additionalLiens",
  "summaryJudgmentReceived",
  "totalPayoff",
  "ownerOccupied",
] as const
const PERFORMING = ["maturityDate", "interestType", "originationDate", "amortization", "dscr"] as const

type Details<Group extends DetailGroup> = t.TypeOf<(typeof DETAIL_GROUPS)[Group]>

/** The details that the calculation of each group reads; every other one is optional. */
export const REQUIRED_DETAILS: { readonly [Group in DetailGroup]: ReadonlyArray<keyof Details<Group> & string> } = {
  performing: PERFORMING,
  subPerforming: [...PERFORMING, "lastDelinquencyDate", "numberDelinquentPayments"],
  nonPerforming: NON_PERFORMING,
  hotelNonPerforming: [
    ...NON_PERFORMING,
    "hotelFlaggedCurrently",
    "hotelFlaggedAtFMVDate",
    "fairMarketValueDate",
    "PIPRequirement",
  ],
}

/** What a group of details still lacks, by the field's name. */
export const missingDetails = <Group extends DetailGroup>(
  group: Group,
  details: Partial<Details<Group>>,
): ReadonlyArray<string> => {
  const given: { readonly [field: string]: unknown } = details
  return REQUIRED_DETAILS[group].filter((field) => !isSet(given[field]))
}
