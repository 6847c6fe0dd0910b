import type { MailKind } from "../kernel/events.ts"
import { saleNewsTitles } from "../kernel/notice-words.ts"
import { Day, shownDay, shownEnd } from "../shared/days.ts"
import { dataRoomContents } from "./data-room-mails.ts"
import { deadlineNear } from "./deadline-mail.ts"
import { depositContents } from "./deposit-mails.ts"
import { mandateContents } from "./mandate-mails.ts"
import { oneListing, oneSubject, severalListings, severalSubject } from "./listing-mails.ts"
import { asset, closingOf, link, of, offers, saleOf } from "./market-parts.ts"
import type { Facts, MailTemplate, Part } from "./model.ts"
import { written } from "./write.ts"

/** Subjects are fixed: what people typed stands in the body alone. */
interface Content {
  readonly subject: string
  /** The subject where it depends on a fixed word of the facts. */
  readonly subjectOf?: (facts: Facts) => string
  readonly parts: (facts: Facts) => ReadonlyArray<Part>
}

const because = (words: string | undefined): ReadonlyArray<Part> =>
  words?.trim() ? [`The reason given: ${words.trim()}`] : []

/** What the seller says of a change, where there is something. */
const explained = (note: string | undefined): ReadonlyArray<Part> =>
  note?.trim() ? [`The seller says: ${note.trim()}`] : []

/** " by 12-13-2026, 00:00 UTC" of the last day, December 12; nothing where there is none. */
const byDay = (day: string | undefined): string => (Day.is(day) ? ` by ${shownEnd(day)}` : "")
/** " on 12-12-2026" of a day; nothing where there is none. */
const onDay = (day: string | undefined): string => (Day.is(day) ? ` on ${shownDay(day)}` : "")

/** What is asked by a day: the day, or that none is set. */
const untilDay = (asked: string, day: string | undefined, open: string): string =>
  Day.is(day) ? `${asked}${byDay(day)}.` : open

/** Until when the chosen buyer may renew the proof of funds. */
const renewBy = (day: string | undefined): string =>
  untilDay("Have it approved", day, "There is no deadline for the seller’s choice.")

/** Where what was said for a role stands. */
const profileOf = (role: string | undefined): string => (role === "Buyer" ? "/profile/buyer" : "/profile/seller")

/** The subject of a fact's mail, and the title of its notice. */
export const subjectFor = (kind: MailKind, facts: Facts): string => {
  const { subject, subjectOf } = marketContents[kind]
  return subjectOf ? subjectOf(facts) : subject
}

/** Where an approved buyer goes on: with the asset that was wanted, where one was. */
const offering = (asset: string | undefined): ReadonlyArray<Part> => [
  ...(asset ? [link("Make your offer", `/asset/${asset}`)] : []),
  link("Find loans to make offers on", "/buy-commercial-real-estate-loans"),
]

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
    parts: ({ assetId, role }) => [
      `Your request for the ${role} role has been approved.`,
      ...(role === "Buyer" ? offering(assetId) : [link("See your assets", "/seller/filters/active")]),
    ],
  },
  roleRequestDeclined: {
    subject: "Your request was declined",
    parts: ({ reason, role }) => [
      `Unfortunately, your request for the ${role} role was declined. Please review the information you had provided and try again.`,
      ...because(reason),
      "You may ask again at any time.",
      link("Review your profile", profileOf(role)),
    ],
  },
  assetApproved: {
    subject: "Your asset is on the market",
    parts: (facts) => [`${facts["title"] ?? "Your asset"} was approved and is now listed.`, asset(facts)],
  },
  assetApprovalTakenBack: {
    subject: "Your asset is under review again",
    parts: (facts) => [
      `The approval of ${facts["title"] ?? "your asset"} was taken back: it is not listed until an administrator has looked at it again. You need not do anything.`,
      asset(facts),
    ],
  },
  assetRevoked: {
    subject: "Your asset was revoked",
    subjectOf: ({ was }) => (was === "requested" ? "Your publication request was declined" : "Your asset was revoked"),
    parts: (facts) => [
      facts["was"] === "requested"
        ? `${facts["title"] ?? "Your asset"} is not listed: an administrator declined its publication.`
        : `${facts["title"] ?? "Your asset"} was revoked and is not listed any more.`,
      ...because(facts["comment"]),
      "You may correct the listing and request its publication again at any time.",
      link("Edit the listing", `/asset/${facts["assetId"] ?? ""}/edit`),
    ],
  },
  changeApproved: {
    subject: "Your change of a listing was approved",
    parts: (facts) => [
      `${facts["title"] ?? "Your listing"} now shows what you asked for. ${facts["changes"] ?? ""}.`,
      "Buyers with a live offer and everybody who watches the listing were told.",
      asset(facts),
    ],
  },
  changeDeclined: {
    subject: "Your change of a listing was declined",
    parts: (facts) => [
      `${facts["title"] ?? "Your listing"} stays as it is. You asked for: ${facts["changes"] ?? ""}.`,
      ...because(facts["reason"]),
      link("Edit the listing", `/asset/${facts["assetId"] ?? ""}/edit`),
    ],
  },
  bidListingChanged: {
    subject: "A listing that you bid on has changed",
    parts: (facts) => [
      `You made your offer${of(facts)} before this change. ${facts["changes"] ?? ""}.`,
      ...explained(facts["note"]),
      "Your offer stands as it is. Change it or withdraw it if the new facts matter to you.",
      untilDay("Change it", facts["day"], "There is no deadline for it."),
      offers,
    ],
  },
  listingChanged: {
    subject: "A listing that you watch has changed",
    parts: (facts) => [
      `${facts["title"] ?? "The listing"} has changed. ${facts["changes"] ?? ""}.`,
      ...explained(facts["note"]),
      asset(facts),
    ],
  },
  offerReceived: {
    subject: saleNewsTitles.offerReceived,
    parts: (facts) => [
      `A buyer made an offer${of(facts)}.`,
      untilDay("Choose the winner", facts["day"], "There is no deadline for the choice."),
      link("See the offers", `/seller/asset-overview/${facts["assetId"] ?? ""}`),
    ],
  },
  offerDeclined: {
    subject: saleNewsTitles.offerDeclined,
    parts: (facts) => [`Your offer${of(facts)} was declined.`, ...because(facts["reason"]), offers],
  },
  offerSelectedForBestAndFinal: {
    subject: saleNewsTitles.offerSelectedForBestAndFinal,
    parts: (facts) => [
      facts["day"]
        ? `The seller selected your offer${of(facts)} for best and final. Send your best and final price${byDay(facts["day"])}.`
        : `The seller selected your offer${of(facts)} for best and final. You may revise it while that period runs; the seller has set no last day yet.`,
      offers,
    ],
  },
  offerWon: {
    subject: saleNewsTitles.offerWon,
    parts: (facts) => [
      `The seller chose your offer${of(facts)}. Accept the closing documents${byDay(facts["day"])}. Otherwise the award lapses and the seller may choose again.`,
      closingOf(facts, "buyer"),
    ],
  },
  offerCanceled: {
    subject: saleNewsTitles.offerCanceled,
    parts: (facts) => [
      `Your offer${of(facts)} was canceled${onDay(facts["day"])}.`,
      ...because(facts["reason"]),
      offers,
    ],
  },
  offerReactivated: {
    subject: saleNewsTitles.offerReactivated,
    parts: (facts) => [`An administrator reactivated the canceled offer${of(facts)}.`, saleOf(facts)],
  },
  buyerAccepted: {
    subject: saleNewsTitles.buyerAccepted,
    parts: (facts) => [
      `The buyer accepted the closing documents${of(facts)}. Accept them${byDay(facts["day"])}. Otherwise the award lapses and you may choose again.`,
      closingOf(facts, "seller"),
    ],
  },
  underContract: {
    subject: saleNewsTitles.underContract,
    parts: (facts) => [
      `The sale${of(facts)} went under contract${onDay(facts["day"])}: both parties accepted the closing documents. An administrator confirms the closing once the price is paid and the papers are delivered.`,
      saleOf(facts),
    ],
  },
  closingExtended: {
    subject: saleNewsTitles.closingExtended,
    parts: (facts) => [
      `The ${facts["side"] === "seller" ? "seller" : "buyer"} now accepts the closing documents${of(facts)}${byDay(facts["day"])}. An administrator extended the period.`,
      saleOf(facts),
    ],
  },
  saleClosed: {
    subject: saleNewsTitles.saleClosed,
    parts: (facts) => [`The sale${of(facts)} closed${onDay(facts["day"])}.`, saleOf(facts)],
  },
  saleLost: {
    subject: saleNewsTitles.saleLost,
    parts: (facts) => [
      `The winning offer${of(facts)} was canceled${onDay(facts["day"])}. The listing's page says what you can do next.`,
      ...because(facts["reason"]),
      saleOf({ ...facts, part: "seller" }),
    ],
  },
  winnerFundsExpired: {
    subject: "Renew your proof of funds",
    parts: (facts) => [
      `The seller wants to choose your offer${of(facts)}, but your Proof of Funds approval has expired. Please upload a new document.`,
      renewBy(facts["day"]),
      link("Upload a document", "/profile/buyer"),
    ],
  },
  winnerFundsShort: {
    subject: "Renew your proof of funds",
    parts: (facts) => [
      `The seller wants to choose your offer${of(facts)}, but your approved funds do not cover it together with the offers that you have won and not closed. Upload a proof of funds with a higher amount; after its approval the seller can choose your offer.`,
      renewBy(facts["day"]),
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
  ...mandateContents,
  ...depositContents,
  deadlineNear: {
    subject: saleNewsTitles.deadlineNear,
    parts: deadlineNear,
  },
  ...dataRoomContents,
  chatMessage: {
    subject: "You have a new message",
    parts: (facts) => [
      `${facts["side"] === "seller" ? "A buyer" : "The seller"} wrote to you about ${facts["title"] ?? "an asset"}.`,
      link("Read it", `/?chat=${facts["chat"] ?? ""}`),
    ],
  },
  listingMatches: { subject: "A new listing matches your criteria", subjectOf: oneSubject, parts: oneListing },
  listingsMatch: { subject: "New listings match your criteria", subjectOf: severalSubject, parts: severalListings },
}

/** The mail that a fact of the market asks for, in both forms; the fact `unsubscribe` is the path of the way out of its kind. */
export const marketMail: MailTemplate<{ readonly kind: MailKind; readonly facts: Facts }> = (
  sender,
  to,
  { facts, kind },
) => {
  const { parts } = marketContents[kind]
  const mail = written(sender, to, subjectFor(kind, facts), parts(facts))
  const { unsubscribe } = facts
  return unsubscribe ? { ...mail, unsubscribe: sender.origin + unsubscribe } : mail
}
