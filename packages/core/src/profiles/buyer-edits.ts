import { isKnown } from "../shared/wire.ts"
import { isBlank } from "../shared/text.ts"
import type { AcquisitionCriteria } from "./criteria.ts"
import { addressFailures, checked, type Edited, purchaseEntityFailures, withBuyer } from "./edits.ts"
import { type FieldFailure, MOST_CHARACTERS, nameFailure, requiredFailure, savedName } from "../shared/fields.ts"
import type { PostalAddress, Profile } from "./model.ts"
import type { BuyerInfo, BuyerSellerInfo, ManagingMember } from "./ports.ts"
import type { FieldFailures } from "./seller-steps.ts"

/** Before the name of a field of the managing member's address, as the entity's address has the same fields. */
export const MEMBER_ADDRESS = "mmgpAddress."

const memberAddressFailures = (address: PostalAddress): FieldFailures =>
  Object.fromEntries(
    Object.entries(addressFailures(address)).map(([field, failure]) => [`${MEMBER_ADDRESS}${field}`, failure]),
  )

/** What is wrong with its managing member or general partner, by field; those of the address are named `mmgpAddress.city` and so on. */
export const managingMemberFailures = (member: ManagingMember): FieldFailures => ({
  mmgpFirstName: nameFailure("person", member.mmgpFirstName),
  mmgpLastName: nameFailure("person", member.mmgpLastName),
  ...memberAddressFailures(member.mmgpAddress),
})

const savedMember = ({ mmgpAddress, mmgpFirstName, mmgpLastName }: ManagingMember) => ({
  mmgpFirstName: savedName(mmgpFirstName),
  mmgpLastName: savedName(mmgpLastName),
  mmgpAddress,
})

/** The profile with the managing member or general partner, or what is wrong with the fields. */
export const withManagingMember = (profile: Profile, member: ManagingMember): Edited<Profile> =>
  checked(managingMemberFailures(member), () => withBuyer(profile, savedMember(member)))

/** The profile with entity and managing member in one: every field that is wrong is named, and then nothing is taken. */
export const withBuyerInfo = (profile: Profile, info: BuyerInfo): Edited<Profile> => {
  const { purchasingEntity, purchasingEntityAddress } = info
  return checked({ ...purchaseEntityFailures(info), ...managingMemberFailures(info) }, () =>
    withBuyer(profile, { purchasingEntity, purchasingEntityAddress, ...savedMember(info) }),
  )
}

const LISTS = [
  "assetType",
  "collateralPreferences",
  "lienPositions",
  "loanStatus",
  "locations",
  "propertyTypes",
] as const

const listFailure = (words: AcquisitionCriteria[(typeof LISTS)[number]]): FieldFailure | null =>
  words.some((word) => (isKnown(word) ? word : word.unknown).length > MOST_CHARACTERS) ? "tooLong" : null

/** What is wrong with the criteria, by field: a word over 100 characters, or a highest balance below the lowest. */
export const criteriaFailures = (criteria: AcquisitionCriteria): FieldFailures => {
  const { maxUpb, minUpb } = criteria
  return {
    ...Object.fromEntries(LISTS.map((list) => [list, listFailure(criteria[list])])),
    maxUpb: minUpb !== null && maxUpb !== null && maxUpb < minUpb ? "boundsCrossed" : null,
  }
}

/** The profile with what the buyer looks for, or what is wrong with the fields. */
export const withAcquisitionCriteria = (profile: Profile, acquisitionCriteria: AcquisitionCriteria): Edited<Profile> =>
  checked(criteriaFailures(acquisitionCriteria), () => withBuyer(profile, { acquisitionCriteria }))

const textFailure = (text: string): FieldFailure | null =>
  text.trim().length > MOST_CHARACTERS ? "tooLong" : requiredFailure(text)

/** The profile with how its owner means to use the market, or what is wrong with the fields. The assets under management may be empty. */
export const withBuyerSellerInfo = (profile: Profile, { aum, currentStrategy }: BuyerSellerInfo): Edited<Profile> =>
  checked({ currentStrategy: textFailure(currentStrategy), aum: isBlank(aum) ? null : textFailure(aum) }, () => ({
    ...profile,
    currentStrategy: currentStrategy.trim(),
    aum: isBlank(aum) ? null : aum.trim(),
  }))
