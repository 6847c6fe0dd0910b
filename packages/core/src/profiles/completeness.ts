import { isBlank } from "../shared/text.ts"
import type { PostalAddress, Profile } from "./model.ts"
import {
  type FieldFailure,
  phoneFailure,
  requiredFailure,
  sellerNameFailure,
  sellerPlaceFailure,
  zipFailure,
} from "./fields.ts"

const orEmpty = (text: string | null | undefined): string => text ?? ""

/** Whether there is enough of a profile for an offer: first name, last name and office phone. */
export const isProfileFilled = (profile: Pick<Profile, "firstName" | "lastName" | "officePhone">): boolean =>
  ![profile.firstName, profile.lastName, profile.officePhone].some(isBlank)

const hasAddress = (address: PostalAddress | null): boolean =>
  address !== null && ![address.address, address.city, address.state, address.zipCode].some(isBlank)

/** Whether a role may be requested: the above with address, company, job title and company profile. */
export const isProfileCompleteForRoleRequest = (profile: Profile): boolean =>
  isProfileFilled(profile) &&
  hasAddress(profile.address) &&
  !isBlank(profile.companyName) &&
  !isBlank(profile.jobTitle) &&
  profile.companyProfile.length > 0

const allFine = (...failures: ReadonlyArray<FieldFailure | null>): boolean =>
  failures.every((failure) => failure === null)

/** Whether the seller's entity and confirmation steps are valid. */
export const isSellerProfileFilled = ({ sellerProfile: seller }: Pick<Profile, "sellerProfile">): boolean =>
  seller.executive &&
  hasAddress(seller.entityAddress) &&
  allFine(
    zipFailure(orEmpty(seller.entityAddress?.zipCode)),
    sellerPlaceFailure("address", orEmpty(seller.entityAddress?.address)),
    sellerPlaceFailure("city", orEmpty(seller.entityAddress?.city)),
    sellerNameFailure("entity", orEmpty(seller.entityName)),
    sellerNameFailure("person", orEmpty(seller.signedByFirstName)),
    sellerNameFailure("person", orEmpty(seller.signedByLastName)),
    phoneFailure(orEmpty(seller.phoneNumber)),
    requiredFailure(orEmpty(seller.title)),
  )

/** Whether purchasing entity, managing member and at least one proof of funds are there. */
export const isBuyerProfileFilled = ({ buyerProfile }: Pick<Profile, "buyerProfile">): boolean =>
  !isBlank(buyerProfile.purchasingEntity) &&
  !isBlank(buyerProfile.mmgpFirstName) &&
  !isBlank(buyerProfile.mmgpLastName) &&
  buyerProfile.pofDocument.length > 0

/** The three flags of a profile. */
export const filled = (
  profile: Profile,
): { readonly user: boolean; readonly seller: boolean; readonly buyer: boolean } => ({
  user: isProfileFilled(profile),
  seller: isSellerProfileFilled(profile),
  buyer: isBuyerProfileFilled(profile),
})
