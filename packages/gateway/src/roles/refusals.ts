/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  createBuyerRequest: [
    "EmailNotVerified",
    "ProfileNotFound",
    "ProofOfFundsMissing",
    "RoleRequestOpen",
    "UserProfileIncomplete",
  ],
  approveRoleRequest: ["FundsApprovalInvalid", "RoleRequestDecided", "RoleRequestNotFound"],
  declineRoleRequest: ["RoleRequestDecided", "RoleRequestNotFound"],
  addAdmin: ["ProfileNotFound"],
  removeAdmin: ["LastAdministrator", "OwnAdminRole", "ProfileNotFound"],
  grantRole: ["ProfileNotFound"],
  takeRole: ["LastAdministrator", "OwnAdminRole", "ProfileNotFound", "SellerHasListings"],
  assignBuyerRole: ["FundsApprovalInvalid", "ProfileNotFound"],
  editPOF: ["FundsApprovalInvalid", "ProfileNotFound"],
  removeBuyerRole: ["ProfileNotFound"],
  revokeSellerProfile: ["ProfileNotFound"],
  restoreSellerProfile: ["ProfileNotFound"],
} as const
