import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { AssetId, UserId, ConversationSid } from "../shared/ids.ts"

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** What is kept of one of the two. Instants are milliseconds since the epoch. */
export const KeptMember = t.readonly(
  t.strict({
    /** Whether the other one is not told who this is. */
    anonymous: t.boolean,
    /** Index of the message read last. */
    readIndex: orNull(t.Int),
    /** When a mail tells of what was not read by then. */
    mailDue: orNull(Millis),
    /** Whether a mail told of this absence; one is enough. */
    isMailed: t.boolean,
    /** When this one's account was deleted. */
    leftAt: orNull(Millis),
  }),
  "KeptMember",
)
/** What is kept of one of the two. */
export type KeptMember = t.TypeOf<typeof KeptMember>

/** A conversation as it is kept; who the two are stands in their profiles, and the messages by themselves. */
export const KeptConversation = t.readonly(
  t.strict({
    sid: ConversationSid,
    assetId: AssetId,
    sellerId: UserId,
    buyerId: UserId,
    /** Who keeps the messages. */
    service: t.keyof({ embedded: null, twilio: null }),
    createdAt: Millis,
    lastActivityAt: orNull(Millis),
    lastMessage: orNull(t.string),
    lastMessageOwnerId: orNull(UserId),
    /** Counts from 0; null where there is no message. */
    lastMessageIndex: orNull(t.Int),
    buyer: KeptMember,
    seller: KeptMember,
  }),
  "KeptConversation",
)
/** A conversation as it is kept. */
export type KeptConversation = t.TypeOf<typeof KeptConversation>

/** A UUID that the sender gave a message, under which it is sent once. */
export const MessageKey = t.refinement(
  t.string,
  (s) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(s),
  "MessageKey",
)

/** A message as it is kept. */
export const KeptMessage = t.readonly(
  t.strict({
    sid: ConversationSid,
    /** From 0 without a gap. */
    index: t.Int,
    author: UserId,
    body: t.string,
    at: Millis,
    key: MessageKey,
  }),
  "KeptMessage",
)
/** A message as it is kept. */
export type KeptMessage = t.TypeOf<typeof KeptMessage>
