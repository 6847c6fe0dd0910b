import type { EventActor, MarketEvent, OutboxMessage } from "../kernel/events.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { UserId } from "../shared/ids.ts"
import { stands } from "./decisions.ts"
import type { KeptMandate } from "./model.ts"

/** As what somebody ends a mandate: its seller and its Concierge act on the seller's side. */
export const mandateActor = (
  actor: Extract<Actor, { readonly tag: "user" }>,
  { concierge, seller }: KeptMandate,
): EventActor => ({
  id: actor.id,
  trigger: actor.id !== seller && actor.id !== concierge && isAdministrator(actor) ? "Admin" : "Seller",
})

/** What the seller's log says of a mandate given or ended. */
export const mandateEvent = (mandate: KeptMandate, actor: EventActor): MarketEvent => ({
  chain: mandate.seller,
  type: stands(mandate) ? "MandateGiven" : "MandateEnded",
  actor,
  at: mandate.endedAt ?? mandate.givenAt,
  subject: mandate.id,
  before: null,
  after: { concierge: mandate.concierge },
})

/** Mails whoever of the two did not do it. */
export const mandateMails = (
  { concierge, endedAt, endedBy, seller }: KeptMandate,
  names: { readonly seller: string; readonly concierge: string },
): ReadonlyArray<OutboxMessage> => {
  const kind = endedAt === null ? "mandateGiven" : "mandateEnded"
  const mail = (to: UserId, name: string, part: string): OutboxMessage => ({
    tag: "mail",
    kind,
    to,
    facts: { name, part },
  })
  const by = endedBy ?? seller
  return [
    ...(by === concierge ? [] : [mail(concierge, names.seller, "concierge")]),
    ...(by === seller ? [] : [mail(seller, names.concierge, "seller")]),
  ]
}
