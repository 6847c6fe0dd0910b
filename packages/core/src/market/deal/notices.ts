import type { Asset } from "../../assets/model.ts"
import { isPublic } from "../../assets/statuses.ts"
import { titleOf } from "../../assets/title.ts"
import type { Offer } from "../../offers/model.ts"
import { dayOf } from "../../shared/days.ts"
import type { UserId } from "../../shared/ids.ts"
import type { Step } from "./course.ts"
import type { MailKind, OutboxMessage } from "../../kernel/events.ts"
import type { Deal } from "../store.ts"

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

/** Mails of a review by the statuses before and after. */
const REVIEWED: { readonly [move: string]: MailKind } = {
  "Draft Published": "assetApproved",
  "Published Draft": "assetApprovalTakenBack",
}

const assetMail = ({ after, before, by }: AssetStep): ReadonlyArray<OutboxMessage> => {
  if (before === null || before.status === after.status) return []
  const facts = { assetId: after.id, title: titleOf(after) }
  const kind = REVIEWED[`${before.status} ${after.status}`]
  if (kind) return mail(kind, after.owners[0], facts)
  return by.trigger === "Admin" && after.status === "Revoked"
    ? mail("assetRevoked", after.owners[0], {
        ...facts,
        comment: after.statusComment ?? "",
        // A publication request that was declined.
        ...(before.status === "Draft" ? { was: "requested" } : {}),
      })
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

/** The last day by which an offer's buyer acts on the news, or the day of its end; none of other news. */
const dayOfNews = (offer: Offer, assets: ReadonlyArray<Asset>): { readonly day?: string } => {
  if (offer.status === "Canceled") return offer.canceledDate === null ? {} : { day: dayOf(offer.canceledDate) }
  const period =
    offer.status === "Successful"
      ? offer.buyerClosingPeriod
      : assets.find(({ id }) => offer.assets.some((one) => one.id === id))?.periods.bestAndFinal
  const isAsked = offer.status === "Successful" || offer.status === "BestAndFinal"
  return isAsked && period ? { day: period.endDate } : {}
}

/** The last day to choose a winner among the assets' offers, where the seller has planned one. */
const dayToChoose = (offer: Offer, assets: ReadonlyArray<Asset>): { readonly day?: string } => {
  const period = assets.find(({ id }) => offer.assets.some((one) => one.id === id))?.periods.underSelection
  return period ? { day: period.endDate } : {}
}

const toBoth = (kind: MailKind, offer: Offer, facts: { readonly [name: string]: string } = {}) => [
  ...mail(kind, offer.owners[0], { ...factsOf(offer), ...facts, part: "buyer" }),
  ...mail(kind, offer.sellerId, { ...factsOf(offer), ...facts, part: "seller" }),
]

/** The seller hears that the buyer accepted and until when the seller may; both hear on which day the contract is made. */
const acceptanceMail = ({ after, at, before }: OfferStep): ReadonlyArray<OutboxMessage> => {
  if (after.sellerClosingDocumentsAccepted && !before?.sellerClosingDocumentsAccepted)
    return toBoth("underContract", after, { day: dayOf(at) })
  const { sellerClosingPeriod } = after
  return after.buyerClosingDocumentsAccepted && !before?.buyerClosingDocumentsAccepted && sellerClosingPeriod
    ? mail("buyerAccepted", after.sellerId, { ...factsOf(after), day: sellerClosingPeriod.endDate, part: "seller" })
    : []
}

const extensionMail = (before: Offer | null, after: Offer): ReadonlyArray<OutboxMessage> => {
  const isBuyers = before?.buyerClosingPeriod?.endDate !== after.buyerClosingPeriod?.endDate
  const period = isBuyers ? after.buyerClosingPeriod : after.sellerClosingPeriod
  const side = isBuyers ? "buyer" : "seller"
  return period ? toBoth("closingExtended", after, { side, day: period.endDate }) : []
}

const statusMail = ({ after, before }: OfferStep, assets: ReadonlyArray<Asset>): ReadonlyArray<OutboxMessage> => {
  if (before?.status === "Draft" && after.status === "Published")
    return mail("offerReceived", after.sellerId, { ...factsOf(after), ...dayToChoose(after, assets) })
  if (before?.status === "Canceled") return toBoth("offerReactivated", after)
  const kind = TOLD[after.status]
  const facts = { ...factsOf(after), reason: reasonOf(after), ...dayOfNews(after, assets) }
  return [...(kind ? mail(kind, after.owners[0], facts) : []), ...lostMail(before, after, facts)]
}

/** The seller hears that the winning offer ended. */
const lostMail = (
  before: Offer | null,
  after: Offer,
  facts: { readonly [name: string]: string },
): ReadonlyArray<OutboxMessage> =>
  before?.status === "Successful" ? mail("saleLost", after.sellerId, { ...facts, part: "seller" }) : []

const offerMail = (step: OfferStep, assets: ReadonlyArray<Asset>): ReadonlyArray<OutboxMessage> => {
  const { after, before, type } = step
  if (type === "ClosingDocumentsAccepted") return acceptanceMail(step)
  if (type === "ClosingPeriodExtended") return extensionMail(before, after)
  return before?.status === after.status ? [] : statusMail(step, assets)
}

/** Both parties hear that the sale of an asset is closed. */
const closedMail = ({ after, before }: AssetStep, offers: ReadonlyArray<Offer>): ReadonlyArray<OutboxMessage> => {
  const winner = offers.find(({ id }) => id === after.winnerOfferId)
  return after.status === "Closed" && before?.status !== "Closed" && winner?.assets[0]?.id === after.id
    ? toBoth("saleClosed", winner, { day: dayOf(after.statusSince) })
    : []
}

const NONE: Deal = { assets: [], offers: [] }

/** Whom a step is told, live and by mail. The deal around it names days and parties that the step itself does not hold. */
export const messagesOf = (step: Step, { assets, offers }: Deal = NONE): ReadonlyArray<OutboxMessage> =>
  step.of === "asset"
    ? [assetNotice(step), ...assetMail(step), ...closedMail(step, offers)]
    : [...offerNotices(step), ...offerMail(step, assets)]

/** Why a chosen buyer is asked to renew the proof of funds. */
export type RenewalKind = Extract<MailKind, "winnerFundsExpired" | "winnerFundsShort">

/** A chosen buyer whose funds ran out or fall short is asked to renew them before the time to choose ends. */
export const renewalMail = (
  kind: RenewalKind,
  offer: Offer,
  assets: ReadonlyArray<Asset>,
): ReadonlyArray<OutboxMessage> => mail(kind, offer.owners[0], { ...factsOf(offer), ...dayToChoose(offer, assets) })
