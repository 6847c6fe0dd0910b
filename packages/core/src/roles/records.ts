import type { EventActor, MarketEvent, OutboxMessage } from "../kernel/events.ts"
import type { Profile } from "../profiles/model.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"
import type { RoleRequest } from "./model.ts"
import type { Role, SignedIn } from "../kernel/actor.ts"

/** An administrator as the log names whoever did something. */
export const administratorActor = (actor: SignedIn): EventActor => ({ id: actor.id, trigger: "Admin" })

/** What the log says of a request filed or decided. */
export const requestEvent = (
  before: RoleRequest | null,
  after: RoleRequest,
  actor: EventActor,
  at: Millis,
): MarketEvent => ({
  chain: after.creator,
  type: before ? "RoleRequestDecided" : "RoleRequested",
  actor,
  at,
  subject: after.id,
  before: before && { status: before.status },
  after: { status: after.status, type: after.type, declineReason: after.declineReason },
})

/** Tells the requester live. */
export const requestNotice = ({ creator, id, status, type }: RoleRequest): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users: [creator] },
  event: { topic: "roleRequest", id, type, status },
})

/** A mail to the requester about the request. */
export const requestMail = (
  kind: "roleRequestApproved" | "roleRequestDeclined" | "roleRequestReceived",
  { creator, declineReason, type, wanted }: RoleRequest,
): OutboxMessage => ({
  tag: "mail",
  kind,
  to: creator,
  facts: {
    role: type === "Sellers" ? "Seller" : "Buyer",
    reason: declineReason ?? "",
    ...(wanted && { assetId: wanted }),
  },
})

/**
 * What the log and the user hear of each role gained or lost between two states of a profile. A role that answers
 * the request `granted` is told by that request's notice, not twice.
 */
export const roleChanges = (
  before: Profile,
  after: Profile,
  actor: EventActor,
  at: Millis,
  granted: RoleRequest["type"] | null = null,
): { readonly events: ReadonlyArray<MarketEvent>; readonly outbox: ReadonlyArray<OutboxMessage> } => {
  const assigned = after.roles.filter((role) => !before.roles.includes(role))
  const removed = before.roles.filter((role) => !after.roles.includes(role))
  const event =
    (type: "RoleAssigned" | "RoleRemoved") =>
    (role: Role): MarketEvent => ({
      chain: after.id,
      type,
      actor,
      at,
      subject: after.id,
      before: null,
      after: { role },
    })
  const notice =
    (topic: "roleAssigned" | "roleRemoved", user: UserId) =>
    (role: Role): OutboxMessage => ({
      tag: "live",
      audience: { everyone: false, users: [user] },
      event: { topic, role },
    })
  return {
    events: [...assigned.map(event("RoleAssigned")), ...removed.map(event("RoleRemoved"))],
    outbox: [
      ...assigned.filter((role) => role !== granted).map(notice("roleAssigned", after.id)),
      ...removed.map(notice("roleRemoved", after.id)),
    ],
  }
}

const FUNDS = ["approved", "fundsApprovalDate", "fundsApprovalExpiryDate", "fundsEntity", "pofSum"] as const

/** What the log says of funds that changed between two states of a profile: that they did, never the sum. */
export const fundsChange = (
  before: Profile,
  after: Profile,
  actor: EventActor,
  at: Millis,
): ReadonlyArray<MarketEvent> => {
  const isSame =
    before.buyerUnderReview === after.buyerUnderReview &&
    FUNDS.every((field) => before.buyerProfile[field] === after.buyerProfile[field])
  return isSame
    ? []
    : [
        {
          chain: after.id,
          type: "ProfileUpdated",
          actor,
          at,
          subject: after.id,
          before: null,
          after: { block: "funds" },
        },
      ]
}
