/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  updateBasicInfo: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateAddressInfo: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateCompanyInfo: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateUserNotificationsCriteriaBlock: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateUserProfile: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerPurchaseEntityBlock: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerMMGPBlock: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerProfile: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerAcquisitionCriteriaBlock: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerSellerInfo: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateBuyerPoFBlock: ["ProfileNotFound", "ProofOfFundsMissing"],
  updateSellerProfile: [
    "EmailNotVerified",
    "ProfileFieldsInvalid",
    "ProfileNotFound",
    "RoleRequestOpen",
    "UserProfileIncomplete",
  ],
  keepSellerProfile: ["ProfileFieldsInvalid", "ProfileNotFound"],
  updateLoginTime: ["ProfileNotFound"],
} as const
