import { ConversationSid, AssetId, UserId } from "../shared/ids.ts"
import * as t from "io-ts"
import { LoanStatus } from "../assets/vocabulary.ts"
import { Millis } from "../shared/days.ts"
import { tolerant } from "../shared/wire.ts"

const text = t.union([t.string, t.null])
/** Counts from 0; null where there is no message, or none was read. */
const index = t.union([t.Int, t.null])

/** The loan that a conversation is about. */
export const ChatAsset = t.readonly(
  t.strict({
    id: AssetId,
    name: t.string,
    /** How the loan pays. */
    assetStatus: t.union([tolerant(LoanStatus), t.null]),
    /** Key of a picture. */
    assetImage: text,
    /** From then on an anonymous person is shown by name. */
    contactsDisclosed: t.boolean,
  }),
  "ChatAsset",
)
/** The loan that a conversation is about. */
export type ChatAsset = t.TypeOf<typeof ChatAsset>

/** One of the two who talk. */
export const ChatPerson = t.readonly(
  t.strict({
    id: UserId,
    /** Null, as name and avatar, of somebody who is anonymous to the reader. */
    email: text,
    firstName: text,
    lastName: text,
    sellerProfile: t.readonly(t.strict({ avatar: text })),
    /** Of the initials where there is no avatar. */
    color: text,
    anonymous: t.boolean,
  }),
  "ChatPerson",
)
/** One of the two who talk. */
export type ChatPerson = t.TypeOf<typeof ChatPerson>

/** A talk between one buyer and one seller about one loan. */
export const ChatConversation = t.readonly(
  t.strict({
    PK: t.string,
    SK: t.string,
    twilioSID: ConversationSid,
    assetID: AssetId,
    sellerID: UserId,
    buyerID: UserId,
    lastActivityDate: t.union([Millis, t.null]),
    creationDate: Millis,
    assetInfo: ChatAsset,
    buyerInfo: ChatPerson,
    sellerInfo: ChatPerson,
    attributes: t.readonly(t.strict({ lastMessage: text, lastMessageOwnerId: t.union([UserId, t.null]) })),
    lastMessageIndex: index,
    lastReadMessageIndex: index,
  }),
  "ChatConversation",
)
/** A talk between one buyer and one seller about one loan. */
export type ChatConversation = t.TypeOf<typeof ChatConversation>

/** What one of the two said, with its place in the conversation, from 0 without a gap. */
export const HostedMessage = t.readonly(
  t.strict({
    index: t.Int,
    author: UserId,
    body: t.string,
    timestamp: Millis,
    dateUpdated: t.union([Millis, t.null]),
  }),
  "HostedMessage",
)
/** What one of the two said, with its place in the conversation, from 0 without a gap. */
export type HostedMessage = t.TypeOf<typeof HostedMessage>

/** Messages that follow on each other, the oldest first. */
export const MessagePage = t.readonly(
  t.strict({
    messages: t.readonlyArray(HostedMessage),
    /** Whether there are older ones: ask for those before the first of these. */
    hasPrevious: t.boolean,
  }),
  "MessagePage",
)
/** Messages that follow on each other, the oldest first. */
export type MessagePage = t.TypeOf<typeof MessagePage>

/** One's conversations on one side, the one with the latest activity first. */
export const ChatListing = t.readonly(
  t.strict({
    items: t.readonlyArray(ChatConversation),
    /** What to ask the next ones with; null after the last. */
    nextToken: text,
  }),
  "ChatListing",
)
/** One's conversations on one side, the one with the latest activity first. */
export type ChatListing = t.TypeOf<typeof ChatListing>

/** What opens the line to the conversations service. */
export const ChatToken = t.readonly(
  t.strict({
    /** Who keeps the messages: our gateway, or the hosted service. */
    service: t.keyof({ embedded: null, twilio: null }),
    /** Null for our gateway, where whoever is signed in needs no other. */
    token: text,
    /** When the token ends. */
    expires: t.union([Millis, t.null]),
  }),
  "ChatToken",
)
/** What opens the line to the conversations service. */
export type ChatToken = t.TypeOf<typeof ChatToken>
