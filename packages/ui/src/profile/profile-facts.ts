import type { Profile, SellerProfile } from "@xl/core/profiles"
import { criteriaFormOf, isSellerProfileFilled } from "@xl/core/profiles"
import { buyerStanding, sellerStanding } from "@xl/core/roles"
import { StateCode, US_STATES } from "@xl/core/shared"
import { dateTime, day, money } from "../parts/format/index.ts"
import { shownAddress, shownName, shownPhone } from "./facts.ts"

/** A fact as a grid of labels and values shows it. */
export interface Fact {
  readonly label: string
  readonly value: string | undefined
}

const STANDINGS = { approved: "Approved", none: undefined, underReview: "Under review" }

/** Where the proof of funds of somebody stands. */
export const fundsFacts = (profile: Profile): ReadonlyArray<Fact> => {
  const { fundsApprovalDate, fundsApprovalExpiryDate, fundsEntity, pofSum } = profile.buyerProfile
  return [
    { label: "Request", value: STANDINGS[buyerStanding(profile)] },
    { label: "Approved funds", value: pofSum > 0 ? money(pofSum) : undefined },
    { label: "Approved for", value: fundsEntity ?? undefined },
    { label: "Approved on", value: fundsApprovalDate === null ? undefined : day(fundsApprovalDate) },
    { label: "Good until", value: fundsApprovalExpiryDate === null ? undefined : day(fundsApprovalExpiryDate) },
  ]
}

/** Which administrator approved the funds, for administrators. */
export const approverFact = ({ buyerProfile: { approvedBy } }: Profile): Fact => ({
  label: "Approved by",
  value: approvedBy === null ? undefined : (shownName(approvedBy.firstName, approvedBy.lastName) ?? approvedBy.email),
})

/** The firm that buys, and who acts for it. */
export const purchasingFacts = ({ buyerProfile: buyer }: Profile): ReadonlyArray<Fact> => [
  { label: "Name of the entity", value: buyer.purchasingEntity ?? undefined },
  { label: "Address of the entity", value: shownAddress(buyer.purchasingEntityAddress) },
  { label: "Managing member or general partner", value: shownName(buyer.mmgpFirstName, buyer.mmgpLastName) },
  { label: "Address of the managing member", value: shownAddress(buyer.mmgpAddress) },
]

const stateNames = ({ states }: SellerProfile): string | undefined =>
  states.map((state) => (StateCode.is(state) ? US_STATES[state] : state.unknown)).join(", ") || undefined

/** The firm that sells. */
export const sellingFacts = ({ sellerProfile: seller }: Profile): ReadonlyArray<Fact> => [
  { label: "Name of the entity", value: seller.entityName ?? undefined },
  { label: "Address", value: shownAddress(seller.entityAddress) },
  { label: "States of formation", value: stateNames(seller) },
  { label: "Finance partner", value: seller.financePartner ?? undefined },
  { label: "Fax", value: shownPhone(seller.faxNumber) },
]

/** Who signed for the firm that sells, and when. */
export const confirmationFacts = (profile: Profile): ReadonlyArray<Fact> => {
  const { sellerProfile: seller } = profile
  const isCertified = isSellerProfileFilled(profile) && seller.confirmationDate !== null
  return [
    { label: "Signed by", value: shownName(seller.signedByFirstName, seller.signedByLastName) },
    { label: "Title", value: seller.title ?? undefined },
    { label: "Phone", value: shownPhone(seller.phoneNumber) },
    { label: "Certified on", value: isCertified ? dateTime(seller.confirmationDate) : undefined },
  ]
}

/** Whether an administrator blocked somebody as a seller, and why. */
export const blockedAs = (profile: Profile): string | undefined =>
  sellerStanding(profile) === "blocked"
    ? ["An administrator blocked this seller profile.", profile.sellerProfile.comment].filter(Boolean).join(" ")
    : undefined

const listed = (words: ReadonlyArray<string>): string | undefined => words.join(", ") || undefined

/** What a buyer looks for. */
export const criteriaFacts = (profile: Profile): ReadonlyArray<Fact> => {
  const { maxUpb, minUpb, ...chosen } = criteriaFormOf(profile)
  return [
    { label: "Minimum unpaid balance", value: minUpb === null ? undefined : money(minUpb) },
    { label: "Maximum unpaid balance", value: maxUpb === null ? undefined : money(maxUpb) },
    { label: "Asset type", value: listed(chosen.assetType) },
    { label: "Lien position", value: listed(chosen.lienPositions) },
    { label: "Loan status", value: listed(chosen.loanStatus) },
    { label: "Collateral", value: listed(chosen.collateralPreferences) },
    { label: "Property type", value: listed(chosen.propertyTypes) },
    { label: "Locations", value: listed(chosen.locations.map((state) => US_STATES[state])) },
  ]
}
