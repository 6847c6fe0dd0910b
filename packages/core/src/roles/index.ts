/** Who may do what, and how one comes to a role. */
export * from "./errors.ts"
export {
  type Actor, DocumentRef, FundsApproval, Role, RoleRequest, RoleRequestStatus, type SignedIn,
} from "./model.ts"
export { RoleRequestPage, RoleRequests, type RoleRequestSearch, RoleRequestView } from "./ports.ts"
