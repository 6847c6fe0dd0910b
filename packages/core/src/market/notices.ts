import { isPublic } from "../assets/statuses.ts"
import { titleOf } from "../assets/title.ts"
import type { Offer } from "../offers/model.ts"
import type { UserId } from "../shared/ids.ts"
import type { Step } from "./course.ts"
import type { MailKind, OutboxMessage } from "./events.ts"

type AssetStep = Extract<Step, { readonly of: "asset" }>
type OfferStep = Extract<Step, { readonly of: "offer" }>

const mail = (
  kind: MailKind,
  to: UserId | undefined,
  facts: { readonly [name: string]: string },
): ReadonlyArray<OutboxMessage> => (to ? [{ tag: "mail", kind, to, facts }] : [])

/** Heard by all while the asset is public before or after; else by its owners. */
const assetNotice = ({ after, before, by }: AssetStep): OutboxMessage => ({
  tag: "live",
  audience: {
    everyone: isPublic(after.status) || (before !== null && isPublic(before.status)),
    users: after.owners,
  },
  event: { topic: "asset", id: after.id, status: after.status, by: by.trigger },
})

const assetMail = ({ after, before, by }: AssetStep): ReadonlyArray<OutboxMessage> => {
  if (before === null || before.status === after.status) return []
  const facts = { assetId: after.id, title: titleOf(after) }
  if (before.status === "Draft" && after.status === "Published") return mail("assetApproved", after.owners[0], facts)
  return by.trigger === "Admin" && after.status === "Revoked"
    ? mail("assetRevoked", after.owners[0], { ...facts, comment: after.statusComment ?? "" })
    : []
}

/** A draft is its buyer's own; from publication on the seller hears too. Rivals never do. */
const offerNotices = ({ after, by }: OfferStep): ReadonlyArray<OutboxMessage> =>
  after.assets.slice(0, 1).map(({ id }) => ({
    tag: "live",
    audience: {
      everyone: false,
      users: [...after.owners, ...(after.publishedDate === null ? [] : [after.sellerId])],
    },
    event: { topic: "offer", id: after.id, assetId: id, status: after.status, by: by.trigger },
  }))

const factsOf = (offer: Offer) => ({
  offerId: offer.id,
  assetId: offer.assets[0]?.id ?? "",
  title: offer.assets.map(({ title }) => title).join(", "),
})

const TOLD: { readonly [Status in Offer["status"]]?: MailKind } = {
  Declined: "offerDeclined",
  Canceled: "offerCanceled",
  Successful: "offerWon",
  BestAndFinal: "offerSelectedForBestAndFinal",
}

const reasonOf = ({ cancelReason, declineReason }: Offer): string => declineReason ?? cancelReason ?? ""

const offerMail = ({ after, before }: OfferStep): ReadonlyArray<OutboxMessage> => {
  if (before?.status === after.status) return []
  if (before?.status === "Draft" && after.status === "Published")
    return mail("offerReceived", after.sellerId, factsOf(after))
  const kind = TOLD[after.status]
  return kind ? mail(kind, after.owners[0], { ...factsOf(after), reason: reasonOf(after) }) : []
}

/** Whom a step is told, live and by mail. */
export const messagesOf = (step: Step): ReadonlyArray<OutboxMessage> =>
  step.of === "asset" ? [assetNotice(step), ...assetMail(step)] : [...offerNotices(step), ...offerMail(step)]

/** A chosen buyer whose funds ran out is asked to renew them. */
export const renewalMail = (offer: Offer): ReadonlyArray<OutboxMessage> =>
  mail("winnerFundsExpired", offer.owners[0], factsOf(offer))
