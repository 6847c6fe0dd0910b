import { Result } from "effect"
import * as t from "io-ts"
import type { UserId } from "../shared/ids.ts"
import { type Millis, Millis as Instant } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { type ChatSide, chatSide } from "./conversations.ts"
import { ChatClosed, ChatNotFound } from "./errors.ts"
import type { KeptConversation, KeptMember } from "./kept.ts"

/** Milliseconds after which a mail tells of a message that was not read. Source: docs/adr/0067-chat.md. */
export const AWAY_MILLIS = 300_000

const NEW_MEMBER: KeptMember = { anonymous: true, readIndex: null, mailDue: null, isMailed: false, leftAt: null }

/** A conversation that begins at `at`: nothing was said, and nobody is told who the other one is. */
export const opened = (
  between: Pick<KeptConversation, "assetId" | "buyerId" | "sellerId">,
  house: Pick<KeptConversation, "service" | "sid">,
  at: Millis,
): KeptConversation => ({
  ...between,
  ...house,
  createdAt: at,
  lastActivityAt: null,
  lastMessage: null,
  lastMessageOwnerId: null,
  lastMessageIndex: null,
  buyer: NEW_MEMBER,
  seller: NEW_MEMBER,
})

/** As whom somebody takes part. To anybody else, administrators included, there is no such conversation. */
export const sideIn = (
  { buyerId, sellerId }: Pick<KeptConversation, "buyerId" | "sellerId">,
  user: UserId,
): Result.Result<ChatSide, ChatNotFound> => {
  const side = chatSide({ buyerID: buyerId, sellerID: sellerId }, user)
  return side === null ? Result.fail(new ChatNotFound()) : Result.succeed(side)
}

const OTHER = { buyer: "seller", seller: "buyer" } as const
/** The one opposite. */
export const otherSide = (side: ChatSide): ChatSide => OTHER[side]

/** Whose id is on a side. */
export const memberOn = (
  { buyerId, sellerId }: Pick<KeptConversation, "buyerId" | "sellerId">,
  side: ChatSide,
): UserId => (side === "buyer" ? buyerId : sellerId)

/** Refused once the other one's account is gone. */
export const requireOther = (talk: KeptConversation, side: ChatSide): Result.Result<void, ChatClosed> =>
  talk[otherSide(side)].leftAt === null ? Result.succeed(undefined) : Result.fail(new ChatClosed())

/** There again: whoever reads or writes is away no longer. */
const present = (member: KeptMember): KeptMember => ({ ...member, mailDue: null, isMailed: false })

/** Away perhaps: unless a mail told of this absence already, one is due. */
const awaited = (member: KeptMember, at: Millis): KeptMember =>
  member.isMailed || member.mailDue !== null ? member : { ...member, mailDue: must(Instant, at + AWAY_MILLIS) }

/** The conversation after one more message at `at`, which its author has read. Its index is `lastMessageIndex`. */
export const said = (
  talk: KeptConversation,
  side: ChatSide,
  body: string,
  at: Millis,
): KeptConversation & { readonly lastMessageIndex: t.Int } => {
  const index = must(t.Int, (talk.lastMessageIndex ?? -1) + 1)
  return {
    ...talk,
    lastActivityAt: at,
    lastMessage: body,
    lastMessageOwnerId: memberOn(talk, side),
    lastMessageIndex: index,
    [side]: { ...present(talk[side]), readIndex: index },
    [otherSide(side)]: awaited(talk[otherSide(side)], at),
  }
}

/** The conversation once somebody has read up to `index`: never back, and never beyond the last message. */
export const readUpTo = (talk: KeptConversation, side: ChatSide, index: number): KeptConversation => {
  const member = talk[side]
  const last = talk.lastMessageIndex ?? -1
  const read = Math.max(member.readIndex ?? -1, Math.min(index, last))
  const readIndex = read < 0 ? null : must(t.Int, read)
  return { ...talk, [side]: read === last ? { ...present(member), readIndex } : { ...member, readIndex } }
}

/** The conversation with somebody hidden, or shown by name. */
export const withAnonymous = (talk: KeptConversation, side: ChatSide, anonymous: boolean): KeptConversation => ({
  ...talk,
  [side]: { ...talk[side], anonymous },
})

/** When the next mail is due, or null. */
export const nextMail = ({ buyer, seller }: Pick<KeptConversation, "buyer" | "seller">): Millis | null => {
  const due = [buyer.mailDue, seller.mailDue].filter((at) => at !== null)
  return due.length === 0 ? null : due.reduce((one, other) => (one < other ? one : other))
}

/** The conversation after the mails that are due at `now`, and the sides that get one. */
export const mailed = (
  talk: KeptConversation,
  now: number,
): { readonly talk: KeptConversation; readonly sides: ReadonlyArray<ChatSide> } => {
  const sides = (["buyer", "seller"] as const).filter((side) => (talk[side].mailDue ?? Number.POSITIVE_INFINITY) <= now)
  const told = Object.fromEntries(sides.map((side) => [side, { ...talk[side], mailDue: null, isMailed: true }]))
  return { talk: { ...talk, ...told }, sides }
}

/** The conversation after one's account was deleted at `at`: unnamed for good, and told of nothing any more. */
export const leftBy = (talk: KeptConversation, user: UserId, at: Millis): KeptConversation => {
  const sides = (["buyer", "seller"] as const).filter((side) => memberOn(talk, side) === user)
  const gone = sides.map((side) => [side, { ...talk[side], anonymous: true, mailDue: null, leftAt: at }])
  return { ...talk, ...Object.fromEntries(gone) }
}
