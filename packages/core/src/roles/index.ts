/** Who may do what, and how one comes to a role. */
// Pulls in accounts, assets, market, profiles, shared.
export { isFundsApproval, isPending } from "./decisions.ts"
export { BUYER_SEARCH_ROLES } from "./user-lists.ts"
export * from "./errors.ts"
export {
  type Actor,
  type Agent,
  DocumentRef,
  FundsApproval,
  GivenRole,
  Role,
  RoleRequest,
  RoleRequestStatus,
  type SignedIn,
} from "./model.ts"
export { REQUESTS_ON_A_PAGE } from "./paging.ts"
export { administrator, isAdministrator, signedIn, verified, withRole } from "./policies.ts"
export { RoleRequestPage, RoleRequests, type RoleRequestSearch } from "./ports.ts"
export { buyerStanding, roleStanding, sellerStanding } from "./standing.ts"
export { EVERYBODY, rolesSought, USER_LISTS, type UserList } from "./user-lists.ts"
export { Applicant, RoleRequestView, roleRequestView } from "./views.ts"
