import { conversationName, type ChatSide } from "./conversations.ts"
import { memberOn, otherSide } from "./decisions.ts"
import type { KeptConversation } from "./kept.ts"
import type { ChatAsset, ChatConversation, ChatPerson } from "./model.ts"

/** What is known of a person: null throughout of one whose account is gone. */
export type KnownPerson = Pick<ChatPerson, "email" | "firstName" | "lastName"> & { readonly avatar: string | null }

/** Nobody who could be named. */
export const UNNAMED: KnownPerson = { email: null, firstName: null, lastName: null, avatar: null }

/** Whether the one on a side is unnamed for a reader on the other: as that one wishes, until the contacts are disclosed; and for good with the account. */
export const isUnnamed = (
  talk: Pick<KeptConversation, "buyer" | "seller">,
  side: ChatSide,
  { contactsDisclosed }: Pick<ChatAsset, "contactsDisclosed">,
): boolean => talk[side].leftAt !== null || (talk[side].anonymous && !contactsDisclosed)

const personOn = (talk: KeptConversation, side: ChatSide, known: KnownPerson): ChatPerson => ({
  id: memberOn(talk, side),
  email: known.email,
  firstName: known.firstName,
  lastName: known.lastName,
  sellerProfile: { avatar: known.avatar },
  color: null,
  anonymous: talk[side].anonymous,
})

/** The conversation as its reader on `side` sees it: one's own name always, the other's where it is not hidden. */
export const chatView = (
  talk: KeptConversation,
  side: ChatSide,
  asset: ChatAsset,
  people: { readonly [S in ChatSide]: KnownPerson },
): ChatConversation => {
  const known = isUnnamed(talk, otherSide(side), asset) ? { ...people, [otherSide(side)]: UNNAMED } : people
  const name = conversationName({ assetID: talk.assetId, sellerID: talk.sellerId, buyerID: talk.buyerId })
  return {
    PK: name,
    SK: talk.sid,
    twilioSID: talk.sid,
    assetID: talk.assetId,
    sellerID: talk.sellerId,
    buyerID: talk.buyerId,
    lastActivityDate: talk.lastActivityAt,
    creationDate: talk.createdAt,
    assetInfo: asset,
    buyerInfo: personOn(talk, "buyer", known.buyer),
    sellerInfo: personOn(talk, "seller", known.seller),
    attributes: { lastMessage: talk.lastMessage, lastMessageOwnerId: talk.lastMessageOwnerId },
    lastMessageIndex: talk.lastMessageIndex,
    lastReadMessageIndex: talk[side].readIndex,
  }
}
