import { isBlank } from "../shared/text.ts"
import type { FilledFlags, PostalAddress, Profile } from "./model.ts"
import { confirmationFailures, entityFailures, type FieldFailures } from "./seller-steps.ts"
import { isProfileFilled } from "./user-filled.ts"

const orEmpty = (text: string | null | undefined): string => text ?? ""

const hasAddress = (address: PostalAddress | null): boolean =>
  address !== null && ![address.address, address.city, address.state, address.zipCode].some(isBlank)

/** Whether a role may be requested: the above with address, company, job title and company profile. */
export const isProfileCompleteForRoleRequest = (profile: Profile): boolean =>
  isProfileFilled(profile) &&
  hasAddress(profile.address) &&
  !isBlank(profile.companyName) &&
  !isBlank(profile.jobTitle) &&
  profile.companyProfile.length > 0

const allFine = (failures: FieldFailures): boolean => Object.values(failures).every((failure) => failure === null)

const NO_ADDRESS: PostalAddress = { country: "", state: "", city: "", address: "", zipCode: "" }

/** Whether the seller's entity and confirmation steps are valid. */
export const isSellerProfileFilled = ({ sellerProfile: seller }: Pick<Profile, "sellerProfile">): boolean =>
  allFine(
    entityFailures({ entityName: orEmpty(seller.entityName), entityAddress: seller.entityAddress ?? NO_ADDRESS }),
  ) &&
  allFine(
    confirmationFailures({
      phoneNumber: orEmpty(seller.phoneNumber),
      executive: seller.executive,
      title: orEmpty(seller.title),
      signedByFirstName: orEmpty(seller.signedByFirstName),
      signedByLastName: orEmpty(seller.signedByLastName),
    }),
  )

/** Whether purchasing entity, managing member and at least one proof of funds are there. */
export const isBuyerProfileFilled = ({ buyerProfile }: Pick<Profile, "buyerProfile">): boolean =>
  !isBlank(buyerProfile.purchasingEntity) &&
  !isBlank(buyerProfile.mmgpFirstName) &&
  !isBlank(buyerProfile.mmgpLastName) &&
  buyerProfile.pofDocument.length > 0

/** The three flags of a profile. */
export const filled = (profile: Profile): FilledFlags => ({
  user: isProfileFilled(profile),
  seller: isSellerProfileFilled(profile),
  buyer: isBuyerProfileFilled(profile),
})
