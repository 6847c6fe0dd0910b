import { beyondListed, listingsIn } from "../mails/listing-mails.ts"
import { marketContents } from "../mails/market-mails.ts"
import type { MailKind, OutboxMessage } from "../market/events.ts"
import { noticeTexts } from "../messages/notices.ts"
import type { UserId } from "../shared/ids.ts"
import type { KeptNotice, NoticeTone } from "./kept.ts"

/** What is kept beside what is mailed: a buyer's role given or taken by hand, which is said live alone. */
type RoleKind = "buyerAssigned" | "buyerRemoved"
export type NoticeKind = MailKind | RoleKind

/** One fact kept for one person. */
export interface Keeping {
  readonly to: UserId
  readonly kind: NoticeKind
  readonly facts: { readonly [name: string]: string }
}

const ROLE_KINDS = { roleAssigned: "buyerAssigned", roleRemoved: "buyerRemoved" } as const

type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>

/** Of a mail about several listings each that it names is kept by itself, to lead to it, and once how many there are where it names not all. */
const keepingsOfMail = ({ facts, kind, to }: Mail): ReadonlyArray<Keeping> =>
  kind === "listingsMatch"
    ? [
        ...listingsIn(facts).map((one): Keeping => ({ to, kind: "listingMatches", facts: one })),
        ...(beyondListed(facts) > 0 ? [{ to, kind, facts: { count: facts["count"] ?? "" } } as const] : []),
      ]
    : [{ to, kind, facts }]

/** What of a message is kept for whom: every mail, and the buyer's role as it comes and goes. */
export const keepingsOf = (message: OutboxMessage): ReadonlyArray<Keeping> => {
  if (message.tag === "mail") return keepingsOfMail(message)
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
  assetRevoked: "warning",
  offerReceived: "info",
  offerDeclined: "error",
  offerSelectedForBestAndFinal: "success",
  offerWon: "success",
  offerCanceled: "warning",
  winnerFundsExpired: "warning",
  sellerBlocked: "error",
  sellerRestored: "success",
  depositStep: "info",
  deadlineNear: "warning",
  listingMatches: "info",
  tier2Requested: "info",
  tier2Approved: "success",
  tier2Declined: "error",
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

/** What a kept notice says: the words of its mail, and the page that the mail leads to. */
export const noticeWords = (kind: NoticeKind, facts: Keeping["facts"]): Words => {
  if (isRoleKind(kind)) return ROLE_WORDS[kind]
  const { parts, subject } = marketContents[kind]
  const all = parts(facts)
  const path = all.flatMap((part) => (typeof part !== "string" && part.tag === "link" ? [part.path] : []))[0] ?? "/"
  return { tone: TONES[kind], title: subject, text: all.filter((part) => typeof part === "string").join(" "), path }
}
