/** People: what they say of themselves, and when that is enough. */
export { ProfileFieldsInvalid, type ProfileRefusal, ProfileNotFound } from "./errors.ts"
export { BuyerProfile, PostalAddress, Profile, SellerProfile } from "./model.ts"
export { type BasicInfo, type CompanyInfo, Profiles, type PurchaseEntity, type SellerInfo } from "./ports.ts"
