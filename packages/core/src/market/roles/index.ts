/** What changes who may do what. For the gateway and testkit alone. */
export {
  addAdmin,
  assignBuyerRole,
  editPof,
  grantRole,
  removeAdmin,
  removeBuyerRole,
  takeRole,
} from "./assign-roles.ts"
export { createBuyerRequest } from "./create-buyer-request.ts"
export { approveRoleRequest, declineRoleRequest } from "./decide-role-request.ts"
export { grantAdmin } from "./grant-admin.ts"
export { restoreSellerProfile, revokeSellerProfile } from "./revoke-seller-profile.ts"
