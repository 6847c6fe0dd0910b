import { Result } from "effect"
import type { RoleMissing, SignInRequired } from "../kernel/errors.ts"
import type { EventActor } from "../kernel/events.ts"
import type { Actor, Role, SignedIn } from "../kernel/actor.ts"
import { isAdministrator, signedIn, withRole } from "../kernel/policies.ts"
import { OfferNotFound } from "./errors.ts"
import type { OfferCommand } from "./lifecycle.ts"
import type { Offer } from "./model.ts"
import type { StatusTrigger } from "../kernel/statuses.ts"
import { isBuyerOf, isSellerOf } from "./visibility.ts"

/** A command that a person gives; the others come from the clock. */
export type AskedOfOffers = Exclude<OfferCommand, "bot">

/** The operation that asks for a command, as the specification names it; a missing role is refused with it. */
export const OFFER_OPERATIONS: { readonly [Command in AskedOfOffers]: string } = {
  acceptClosingDocuments: "acceptClosingDocuments",
  cancel: "cancelOffer",
  create: "createOffer",
  decline: "declineOffer",
  edit: "editOffer",
  editBuyerClosingPeriod: "editBuyerClosingPeriod",
  editSellerClosingPeriod: "editSellerClosingPeriod",
  markClosingDocumentOpened: "setOfferClosingHistoryDate",
  markClosingNoticeSeen: "updateClosingNotificationSeenInOffer",
  publish: "publishOffer",
  reactivate: "reactivateOffer",
  recordManualTransfer: "recordManualTransfer",
  selectForBestAndFinal: "selectForBestAndFinal",
  selectWinner: "selectWinner",
  withdraw: "withdrawOffer",
}

/** Roles that may ever give the command; an empty list is anyone signed in, as a buyer without the role may still withdraw. */
const ROLES: { readonly [Command in AskedOfOffers]: ReadonlyArray<Role> } = {
  acceptClosingDocuments: [],
  cancel: ["Admins"],
  create: ["ApprovedBuyers"],
  decline: ["Sellers"],
  edit: ["ApprovedBuyers"],
  editBuyerClosingPeriod: ["Admins"],
  editSellerClosingPeriod: ["Admins"],
  markClosingDocumentOpened: [],
  markClosingNoticeSeen: [],
  publish: ["ApprovedBuyers"],
  reactivate: ["Admins"],
  recordManualTransfer: ["Admins"],
  selectForBestAndFinal: ["Sellers"],
  selectWinner: ["Sellers"],
  withdraw: [],
}

const PARTS: { readonly [Command in AskedOfOffers]: ReadonlyArray<StatusTrigger> } = {
  acceptClosingDocuments: ["Buyer", "Seller"],
  cancel: ["Admin"],
  create: ["Buyer"],
  decline: ["Seller"],
  edit: ["Buyer"],
  editBuyerClosingPeriod: ["Admin"],
  editSellerClosingPeriod: ["Admin"],
  markClosingDocumentOpened: ["Buyer", "Seller"],
  markClosingNoticeSeen: ["Buyer", "Seller"],
  publish: ["Buyer"],
  reactivate: ["Admin"],
  recordManualTransfer: ["Admin"],
  selectForBestAndFinal: ["Seller"],
  selectWinner: ["Seller"],
  withdraw: ["Buyer"],
}

/** Policy: signed in, with a role that may ever give the command. Asked before anything is looked up. */
export const mayAskOfOffers = (
  actor: Actor,
  command: AskedOfOffers,
): Result.Result<SignedIn, RoleMissing | SignInRequired> => {
  const roles = ROLES[command]
  return roles.length === 0 ? signedIn(actor) : withRole(actor, OFFER_OPERATIONS[command], ...roles)
}

/** Whether the user has this part in the offer. */
export const isPartOf = (part: StatusTrigger, user: SignedIn, offer: Offer): boolean => {
  switch (part) {
    case "Buyer":
      return isBuyerOf(user, offer)
    case "Seller":
      return isSellerOf(user, offer)
    case "Admin":
      return isAdministrator(user)
    case "Bot":
      return false
  }
}

/** Policy: the part in which the user acts on this offer. Not the user's is not there. */
export const partOnOffer = (
  user: SignedIn,
  command: AskedOfOffers,
  offer: Offer,
): Result.Result<EventActor, OfferNotFound> => {
  const part = PARTS[command].find((candidate) => isPartOf(candidate, user, offer))
  return part ? Result.succeed({ id: user.id, trigger: part }) : Result.fail(new OfferNotFound())
}
