import type { MailKind } from "../market/events.ts"
import { oneListing, severalListings } from "./listing-mails.ts"
import type { Facts, MailTemplate, Part } from "./model.ts"
import { written } from "./write.ts"

/** Subjects are fixed: what people typed stands in the body alone. */
interface Content {
  readonly subject: string
  readonly parts: (facts: Facts) => ReadonlyArray<Part>
}

const link = (label: string, path: string): Part => ({ tag: "link", label, path })
const of = (facts: Facts) => (facts["title"] ? ` on ${facts["title"]}` : "")
const because = (words: string | undefined): ReadonlyArray<Part> =>
  words?.trim() ? [`The reason given: ${words.trim()}`] : []
const asset = (facts: Facts): Part => link("See the asset", `/asset/${facts["assetId"] ?? ""}`)
const offers = link("See your offers", "/dashboard/buyer")

/** What ends with a window, at the head of a sentence. */
const ENDING: { readonly [window: string]: string } = {
  callForOffers: "The call for offers",
  bestAndFinal: "Best and final",
  underSelection: "The time to choose an offer",
  buyerClosing: "The time to accept the closing documents",
  sellerClosing: "The time to accept the closing documents",
}

/** " on 11-30-2026 at 00:00 UTC" of milliseconds since the epoch; nothing where there is no instant. */
const utc = (until: string | undefined): string => {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(instantText(until)) ?? []
  return year === undefined ? "" : ` on ${month}-${day}-${year} at ${time} UTC`
}
const instantText = (until: string | undefined): string =>
  until !== undefined && /^\d{1,15}$/.test(until) ? new Date(Number(until)).toISOString() : ""

/** Where what was said for a role stands. */
const profileOf = (role: string | undefined): string => (role === "Buyer" ? "/profile/buyer" : "/profile/seller")

/** What a step of a deposit is told as, before the names of its assets. */
const DEPOSIT_STEPS: { readonly [step: string]: string } = {
  fund: "The earnest money deposit has arrived for the offer",
  consented: "The seller approved the payout of the deposit for the offer",
  approved: "An administrator approved the payout of the deposit for the offer",
  declined: "An administrator decided on the deposit after the sale fell through, for the offer",
  refunded: "An administrator decided to refund the deposit for the offer",
  refundToBuyer: "The deposit was returned to the buyer for the offer",
  withdrawToSeller: "The seller's share of the deposit was paid out for the offer",
  withdrawToAdmin: "The platform's share of the deposit was paid out for the offer",
}

/** What each fact of the market is told as, by mail and in the notice centre. */
export const marketContents: { readonly [Kind in MailKind]: Content } = {
  roleRequestReceived: {
    subject: "We received your request",
    parts: ({ role }) => [
      `Your request for the ${role} role is with us. You will hear from us by e-mail.`,
      link("See your profile", profileOf(role)),
    ],
  },
  roleRequestApproved: {
    subject: "Your request was approved",
    parts: ({ role }) => [
      `Your request for the ${role} role has been approved.`,
      role === "Buyer"
        ? link("Find loans to make offers on", "/buy-commercial-real-estate-loans")
        : link("See your assets", "/seller/filters/active"),
    ],
  },
  roleRequestDeclined: {
    subject: "Your request was declined",
    parts: ({ reason, role }) => [
      `Unfortunately, your request for the ${role} role was declined. Please review the information you had provided and try again.`,
      ...because(reason),
      link("Review your profile", profileOf(role)),
    ],
  },
  assetApproved: {
    subject: "Your asset is on the market",
    parts: (facts) => [`${facts["title"] ?? "Your asset"} was approved and is now listed.`, asset(facts)],
  },
  assetRevoked: {
    subject: "Your asset was revoked",
    parts: (facts) => [
      `${facts["title"] ?? "Your asset"} was revoked and is not listed any more.`,
      ...because(facts["comment"]),
      asset(facts),
    ],
  },
  offerReceived: {
    subject: "You received an offer",
    parts: (facts) => [
      `A buyer made an offer${of(facts)}.`,
      link("See the offers", `/seller/asset-overview/${facts["assetId"] ?? ""}`),
    ],
  },
  offerDeclined: {
    subject: "Your offer was declined",
    parts: (facts) => [`Your offer${of(facts)} was declined.`, ...because(facts["reason"]), offers],
  },
  offerSelectedForBestAndFinal: {
    subject: "Your offer was selected for best and final",
    parts: (facts) => [
      `The seller selected your offer${of(facts)} for best and final. You may revise it while that period runs.`,
      offers,
    ],
  },
  offerWon: {
    subject: "Your offer won",
    parts: (facts) => [`The seller chose your offer${of(facts)}. Please accept the closing documents in time.`, offers],
  },
  offerCanceled: {
    subject: "Your offer was canceled",
    parts: (facts) => [`Your offer${of(facts)} was canceled.`, ...because(facts["reason"]), offers],
  },
  winnerFundsExpired: {
    subject: "Renew your proof of funds",
    parts: (facts) => [
      `The seller wants to choose your offer${of(facts)}, but your Proof of Funds approval has expired. Please upload a new document.`,
      link("Upload a document", "/profile/buyer"),
    ],
  },
  sellerBlocked: {
    subject: "Your access as a seller was blocked",
    parts: ({ comment }) => [
      "An administrator blocked your seller profile. Your live listings are on hold, and you cannot publish until the block is lifted.",
      ...because(comment),
      link("See your assets", "/seller/filters/active"),
    ],
  },
  sellerRestored: {
    subject: "Your access as a seller is restored",
    parts: () => [
      "An administrator lifted the block of your seller profile. Listings stay on hold until you release them.",
      link("See your assets", "/seller/filters/active"),
    ],
  },
  depositStep: {
    subject: "A step of your deposit",
    parts: (facts) => [
      `${DEPOSIT_STEPS[facts["step"] ?? ""] ?? "The deposit moved on for the offer"}${of(facts)}.`,
      facts["part"] === "seller" ? link("See the asset", `/seller/asset-overview/${facts["assetId"] ?? ""}`) : offers,
    ],
  },
  deadlineNear: {
    subject: "A deadline is near",
    parts: (facts) => [
      `${ENDING[facts["window"] ?? ""] ?? "A deadline"}${of(facts)} ends${utc(facts["until"])}, within 24 hours.`,
      facts["part"] === "seller" ? link("See the asset", `/seller/asset-overview/${facts["assetId"] ?? ""}`) : offers,
    ],
  },
  tier2Requested: {
    subject: "A buyer asks for your data room",
    parts: (facts) => [
      `A buyer asks to read tier 2 of the data room of ${facts["title"] ?? "your asset"}.`,
      link("See the requests", `/seller/asset-overview/${facts["assetId"] ?? ""}`),
    ],
  },
  tier2Approved: {
    subject: "Your data room request was approved",
    parts: (facts) => [
      `Your request for tier 2 of the data room of ${facts["title"] ?? "an asset"} was approved.`,
      asset(facts),
    ],
  },
  tier2Declined: {
    subject: "Your data room request was declined",
    parts: (facts) => [
      `Your request for tier 2 of the data room of ${facts["title"] ?? "an asset"} was declined. You may ask again.`,
      asset(facts),
    ],
  },
  chatMessage: {
    subject: "You have a new message",
    parts: (facts) => [
      `${facts["side"] === "seller" ? "A buyer" : "The seller"} wrote to you about ${facts["title"] ?? "an asset"}.`,
      link("Read it", `/?chat=${facts["chat"] ?? ""}`),
    ],
  },
  listingMatches: { subject: "A new listing matches your criteria", parts: oneListing },
  listingsMatch: { subject: "New listings match your criteria", parts: severalListings },
}

/** The mail that a fact of the market asks for, in both forms; the fact `unsubscribe` is the path of the way out of its kind. */
export const marketMail: MailTemplate<{ readonly kind: MailKind; readonly facts: Facts }> = (
  sender,
  to,
  { facts, kind },
) => {
  const { parts, subject } = marketContents[kind]
  const mail = written(sender, to, subject, parts(facts))
  const { unsubscribe } = facts
  return unsubscribe ? { ...mail, unsubscribe: sender.origin + unsubscribe } : mail
}
