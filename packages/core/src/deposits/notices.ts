import type { OutboxMessage } from "../kernel/events.ts"
import type { Offer } from "../offers/model.ts"

/** What its parties are told of a deposit by mail. */
export type DepositStep =
  | "amountRaised"
  | "approved"
  | "consented"
  | "declined"
  | "fund"
  | "refunded"
  | "refundToBuyer"
  | "withdrawToAdmin"
  | "withdrawToSeller"

/** The mail of a step to both parties: the buyer, and the seller whom the offer ever reached. */
export const stepMails = (
  offer: Offer,
  step: DepositStep,
  told: { readonly [fact: string]: string } = {},
): ReadonlyArray<OutboxMessage> => {
  const facts = {
    ...told,
    offerId: offer.id,
    assetId: offer.assets[0]?.id ?? "",
    title: offer.assets.map(({ title }) => title).join(", "),
    step,
  }
  const seller = offer.publishedDate === null ? [] : [{ to: offer.sellerId, part: "seller" }]
  const buyer = offer.owners.slice(0, 1).map((to) => ({ to, part: "buyer" }))
  return [...buyer, ...seller].map(({ part, to }) => ({
    tag: "mail",
    kind: "depositStep",
    to,
    facts: { ...facts, part },
  }))
}
