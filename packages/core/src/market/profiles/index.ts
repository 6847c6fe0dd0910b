/** What changes people's profiles. For the gateway and testkit alone. */
export { administerUser } from "./administer-user.ts"
export {
  addSavedSearch,
  changeAvatar,
  editSavedSearch,
  recordLogin,
  removeSavedSearch,
  saveUtmParameters,
  stopAlerts,
  updateAcquisitionCriteria,
  updateAddressInfo,
  updateBasicInfo,
  updateBuyerProfile,
  updateBuyerSellerInfo,
  updateCompanyInfo,
  updateManagingMember,
  updateNotificationsCriteria,
  updateProofOfFunds,
  updatePurchaseEntity,
  updateUserProfile,
} from "./edit-profile.ts"
export { grantVerified, newProfile, registerUser } from "./register-user.ts"
export { keepSellerProfile, updateSellerProfile } from "./update-seller-profile.ts"
