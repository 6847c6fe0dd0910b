import { Result } from "effect"
import type { RoleMissing, SignInRequired } from "../kernel/errors.ts"
import type { EventActor } from "../kernel/events.ts"
import { OfferNotFound } from "../offers/errors.ts"
import type { Offer } from "../offers/model.ts"
import type { StatusTrigger } from "../kernel/statuses.ts"
import { isPartOf } from "../offers/policies.ts"
import type { Actor, Role, SignedIn } from "../kernel/actor.ts"
import { signedIn, withRole } from "../kernel/policies.ts"

/** What a person may ask of a deposit, by the names of the specification, and in which part; an empty list of roles is anybody signed in. */
export const DEPOSIT_ASKS = {
  approveDeposit: { roles: ["Admins"], part: "Admin" },
  approveDepositSeller: { roles: ["Sellers"], part: "Seller" },
  declineDeposit: { roles: ["Admins"], part: "Admin" },
  editDepositAmount: { roles: ["ApprovedBuyers"], part: "Buyer" },
  refundDeposit: { roles: ["Admins"], part: "Admin" },
  selectBankForOfferAdmin: { roles: ["Admins"], part: "Admin" },
  selectBankForOfferBuyer: { roles: [], part: "Buyer" },
  selectBankForOfferSeller: { roles: ["Sellers"], part: "Seller" },
} as const satisfies {
  readonly [ask: string]: { readonly roles: ReadonlyArray<Role>; readonly part: StatusTrigger }
}
export type DepositAsk = keyof typeof DEPOSIT_ASKS

/** Policy: signed in, with a role that may ever ask. Said before anything is looked up. */
export const mayAskOfDeposit = (
  actor: Actor,
  ask: DepositAsk,
): Result.Result<SignedIn, RoleMissing | SignInRequired> => {
  const { roles } = DEPOSIT_ASKS[ask]
  return roles.length === 0 ? signedIn(actor) : withRole(actor, ask, ...roles)
}

/** Policy: the part in which the user asks. A deposit of an offer that is not the user's is not there. */
export const partOnDeposit = (
  user: SignedIn,
  ask: DepositAsk,
  offer: Offer,
): Result.Result<EventActor, OfferNotFound> => {
  const { part } = DEPOSIT_ASKS[ask]
  return isPartOf(part, user, offer) ? Result.succeed({ id: user.id, trigger: part }) : Result.fail(new OfferNotFound())
}
