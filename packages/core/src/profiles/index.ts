/** People: what they say of themselves, and when that is enough. */
export { AcquisitionCriteria, BuyerEntity } from "./buyer-entity.ts"
export {
  filled,
  isBuyerProfileFilled,
  isProfileCompleteForRoleRequest,
  isProfileFilled,
  isSellerProfileFilled,
} from "./completeness.ts"
export { ProfileFieldsInvalid, ProfileNotFound, type ProfileRefusal } from "./errors.ts"
export {
  displayedPhone,
  type FieldFailure,
  maskedPhone,
  MOST_CHARACTERS,
  nameFailure,
  type NameVariant,
  phoneDigits,
  phoneFailure,
  requiredFailure,
  savedName,
  sellerNameFailure,
  sellerPlaceFailure,
  zipFailure,
} from "./fields.ts"
export { BuyerProfile, PostalAddress, Profile, SellerProfile } from "./model.ts"
export { type BasicInfo, type CompanyInfo, Profiles, type PurchaseEntity, type SellerInfo } from "./ports.ts"
