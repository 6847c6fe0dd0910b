import { beyondListed, listingsIn } from "../mails/listing-mails.ts"
import { marketContents, subjectFor } from "../mails/market-mails.ts"
import type { MailKind, OutboxMessage } from "../kernel/events.ts"
import { noticeTexts } from "../kernel/notice-words.ts"
import type { UserId } from "../shared/ids.ts"
import type { KeptNotice, NoticeTone } from "./kept.ts"

/** What is kept beside what is mailed: a buyer's role given or taken by hand, which is said live alone. */
type RoleKind = "buyerAssigned" | "buyerRemoved"
/** What a look through the stored days found. */
type FoundKind = "dayOutOfRange"
export type NoticeKind = MailKind | RoleKind | FoundKind

/** One fact kept for one person. */
export interface Keeping {
  readonly to: UserId
  readonly kind: NoticeKind
  readonly facts: { readonly [name: string]: string }
}

const ROLE_KINDS = { roleAssigned: "buyerAssigned", roleRemoved: "buyerRemoved" } as const

type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>

/** How many listings a mail counts, and what they fit, as far as it says that. */
const countOf = (facts: Keeping["facts"]): Keeping["facts"] =>
  Object.fromEntries(
    ["count", "changed", "fits", "query"].flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])),
  )

/** Of a mail about several listings each that it names is kept by itself, to lead to it, and once how many there are where it names not all. */
const keepingsOfMail = ({ facts, kind, to }: Mail): ReadonlyArray<Keeping> =>
  kind === "listingsMatch"
    ? [
        ...listingsIn(facts).map((one): Keeping => ({ to, kind: "listingMatches", facts: one })),
        ...(beyondListed(facts) > 0 ? [{ to, kind, facts: countOf(facts) } as const] : []),
      ]
    : [{ to, kind, facts }]

/** What of a message is kept for whom: every mail, and the buyer's role as it comes and goes. */
export const keepingsOf = (message: OutboxMessage): ReadonlyArray<Keeping> => {
  if (message.tag === "mail") return keepingsOfMail(message)
  if (message.tag === "letter") return []
  const { audience, event } = message
  if (event.topic !== "roleAssigned" && event.topic !== "roleRemoved") return []
  if (event.role !== "ApprovedBuyers") return []
  return audience.users.map((to) => ({ to, kind: ROLE_KINDS[event.topic], facts: {} }))
}

const TONES: { readonly [Kind in MailKind]: NoticeTone } = {
  roleRequestReceived: "info",
  roleRequestApproved: "success",
  roleRequestDeclined: "error",
  assetApproved: "success",
  assetApprovalTakenBack: "warning",
  assetRevoked: "warning",
  changeApproved: "success",
  changeDeclined: "error",
  bidListingChanged: "warning",
  listingChanged: "info",
  offerReceived: "info",
  offerDeclined: "error",
  offerSelectedForBestAndFinal: "success",
  offerWon: "success",
  offerCanceled: "warning",
  offerReactivated: "info",
  buyerAccepted: "success",
  underContract: "success",
  closingExtended: "info",
  saleClosed: "success",
  saleLost: "warning",
  winnerFundsExpired: "warning",
  winnerFundsShort: "warning",
  sellerBlocked: "error",
  sellerRestored: "success",
  mandateGiven: "success",
  mandateEnded: "warning",
  depositStep: "info",
  deadlineNear: "warning",
  listingMatches: "info",
  tier2Requested: "info",
  tier2Approved: "success",
  tier2Declined: "error",
  tier2Revoked: "warning",
  roomChanged: "info",
  listingsMatch: "info",
  chatMessage: "info",
}

type Words = Pick<KeptNotice, "path" | "text" | "title" | "tone">

const ROLE_WORDS: { readonly [Kind in RoleKind]: Words } = {
  buyerAssigned: {
    tone: "success",
    title: "You are a buyer",
    text: noticeTexts.buyerAssigned,
    path: "/buy-commercial-real-estate-loans",
  },
  buyerRemoved: {
    tone: "warning",
    title: "Your buyer permission was removed",
    text: noticeTexts.buyerRemoved,
    path: "/profile/buyer",
  },
}

const isRoleKind = (kind: NoticeKind): kind is RoleKind => kind in ROLE_WORDS

/** Where what holds a wrong day is looked at. */
const FOUND_AT: { readonly [noun: string]: (id: string) => string } = {
  asset: (id) => `/asset/${id}`,
  deposit: () => "/admin/listing",
  offer: () => "/admin/listing",
  profile: () => "/admin/users",
  request: () => "/admin/buyers/requests",
  valuation: () => "/valuations",
}

/** A day that was stored before years were checked: whose it is, in which field, and as what it stands there. */
const foundWords = ({ day = "", field = "", id = "", name, noun = "" }: Keeping["facts"]): Words => ({
  tone: "warning",
  title: "A stored date cannot be right",
  text:
    `The ${noun} ${name ?? id} has ${day.replace(/^(\d+)-(.+)$/, "$2-$1")} as ${field}, outside 1900 to 2100. ` +
    "Nothing was changed. Whoever entered it has to enter the right day.",
  path: FOUND_AT[noun]?.(id) ?? "/",
})

/** What a kept notice says: the words of its mail, and the page that the mail leads to. */
export const noticeWords = (kind: NoticeKind, facts: Keeping["facts"]): Words => {
  if (kind === "dayOutOfRange") return foundWords(facts)
  if (isRoleKind(kind)) return ROLE_WORDS[kind]
  const { parts } = marketContents[kind]
  const all = parts(facts)
  const path = all.flatMap((part) => (typeof part !== "string" && part.tag === "link" ? [part.path] : []))[0] ?? "/"
  return {
    tone: TONES[kind],
    title: subjectFor(kind, facts),
    text: all.filter((part) => typeof part === "string").join(" "),
    path,
  }
}
