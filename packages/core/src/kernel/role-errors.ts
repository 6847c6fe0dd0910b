import { Data } from "effect"

/** Refused: a role may be requested only with the whole user profile. */
export class UserProfileIncomplete extends Data.TaggedError("UserProfileIncomplete") {}

/** Refused: a request of this type is open already. */
export class RoleRequestOpen extends Data.TaggedError("RoleRequestOpen") {}

/** Refused: no such request. */
export class RoleRequestNotFound extends Data.TaggedError("RoleRequestNotFound") {}

/** Refused: an administrator decided this request already. */
export class RoleRequestDecided extends Data.TaggedError("RoleRequestDecided") {}

/** Refused: a buyer request needs at least one proof-of-funds document of the caller's own. */
export class ProofOfFundsMissing extends Data.TaggedError("ProofOfFundsMissing") {}

/** Refused: approved funds must be above 0, with a day that is not in the future. */
export class FundsApprovalInvalid extends Data.TaggedError("FundsApprovalInvalid") {}

/** Refused: nobody takes the administrator's role from themselves. */
export class OwnAdminRole extends Data.TaggedError("OwnAdminRole") {}

/** Refused: the market always has an administrator. */
export class LastAdministrator extends Data.TaggedError("LastAdministrator") {}

/** Refused: somebody with listings on the market, or with a sale under way, stays a seller. */
export class SellerHasListings extends Data.TaggedError("SellerHasListings") {}

/** Whatever a command on a role refuses. */
export type RoleRefusal =
  | FundsApprovalInvalid
  | LastAdministrator
  | OwnAdminRole
  | ProofOfFundsMissing
  | RoleRequestDecided
  | RoleRequestNotFound
  | RoleRequestOpen
  | SellerHasListings
  | UserProfileIncomplete
