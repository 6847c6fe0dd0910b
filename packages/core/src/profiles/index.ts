/** People: what they say of themselves, and when that is enough. */
export { type ContactInfo, Profiles, type SellerInfo, type UserProfileInfo } from "./ports.ts"
export {
  AddressBook,
  type AddressSuggestion,
  COMPLETED_COUNTRY,
  MOST_SUGGESTIONS,
  Town,
  townTyped,
} from "./address-book.ts"
export { MEMBER_ADDRESS } from "./buyer-edits.ts"
export { type BuyerForm, buyerFormOf, EMPTY_BUYER_FORM, isSameBuyerForm, memberBegun } from "./buyer-form.ts"
export { buyerProfileStep, type BuyerStep, buyerStepsDone, PROOF_OF_FUNDS_STEP } from "./buyer-steps.ts"
export { buyingStart } from "./buying.ts"
export {
  AlertCriteria,
  AlertFrequency,
  criteriaToEdit,
  frequencyOf,
  MOST_WORDS,
  NO_CRITERIA,
} from "./alert-criteria.ts"
export { queryOfCriteria } from "./criteria-search.ts"
export { AcquisitionCriteria, NotificationsCriteria } from "./criteria.ts"
export {
  CRITERIA_CHOICES,
  type CriteriaForm,
  criteriaFormOf,
  EMPTY_CRITERIA,
  LOAN_STATUSES,
  PROPERTY_TYPES,
} from "./criteria-choices.ts"
export { filled, isBuyerProfileFilled, isProfileCompleteForRoleRequest, isSellerProfileFilled } from "./completeness.ts"
export {
  ProfileFieldsInvalid,
  ProfileNotFound,
  type ProfileRefusal,
  SavedSearchesFull,
  SavedSearchNotFound,
} from "./errors.ts"
export {
  areNamesFixed,
  COMPANY_PROFILES,
  companyProfileChoices,
  EMPTY_ADDRESS,
  EMPTY_FORM,
  formOf,
  type ProfileForm,
} from "./form.ts"
export { PROFILE_STRATEGY } from "./edits.ts"
export {
  ApprovedBy,
  BuyerProfile,
  DEFAULT_POF_SUM,
  type FilledFlags,
  PostalAddress,
  Profile,
  SellerProfile,
} from "./model.ts"
export { USERS_ON_A_PAGE } from "./paging.ts"
export { MOST_QUERY, MOST_SEARCH_NAME, SavedSearch } from "./saved-search.ts"
export { sellerExtrasFailures } from "./seller-edits.ts"
export { stepsToBuy, stepsToSell } from "./steps-left.ts"
export { EMPTY_SELLER_FORM, type SellerForm, sellerFormOf } from "./seller-form.ts"
export {
  confirmationFailures,
  entityFailures,
  type FieldFailures,
  normalizedAddress,
  normalizedAddressText,
} from "./seller-steps.ts"
export { publishingStart, type SellingStart, sellingStart } from "./selling.ts"
export { isProfileFilled } from "./user-filled.ts"
export { UtmParameters } from "./utm.ts"
export { profileFor, withoutApprover } from "./profile-for.ts"
export { alertTexts, placeUnknown } from "./alert-words.ts"
export { ownerWords, sellerNamesById, withSellerNames } from "./seller-name.ts"
export { whyBuyerProfile, whySellerProfile } from "./steps-left-words.ts"
export { SELLER_CERTIFICATION } from "./words.ts"
