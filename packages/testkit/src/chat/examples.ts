import { type ChatConversation, type ChatPerson, KeptConversation, KeptMessage } from "@xl/core/chat"
import { ConversationSid, AssetId, Millis, must } from "@xl/core/shared"
import { anAsset } from "../assets/examples.ts"
import { aBuyer, aSeller, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

const aPerson = ({ email, firstName, id, lastName }: ReturnType<typeof aBuyer>): ChatPerson => ({
  id,
  email,
  firstName,
  lastName,
  sellerProfile: { avatar: null },
  color: "#2a6fdb",
  anonymous: false,
})

/** The n-th example's conversation: the first buyer asks the first seller about a loan, and nothing was said yet. */
export const aConversation = (change: Partial<ChatConversation> = {}, count = 1): ChatConversation => ({
  PK: `CHAT#${count}`,
  SK: `CHAT#${count}`,
  twilioSID: must(ConversationSid, `CH${count}`),
  assetID: must(AssetId, aUuid(count, 9)),
  sellerID: aSeller().id,
  buyerID: aBuyer().id,
  lastActivityDate: null,
  creationDate: must(Millis, EXAMPLE_NOW),
  assetInfo: {
    id: must(AssetId, aUuid(count, 9)),
    name: "Paramus Hotel",
    assetStatus: "Performing Loan",
    assetImage: null,
    contactsDisclosed: false,
  },
  buyerInfo: aPerson(aBuyer()),
  sellerInfo: aPerson(aSeller()),
  attributes: { lastMessage: null, lastMessageOwnerId: null },
  lastMessageIndex: null,
  lastReadMessageIndex: null,
  ...change,
})

const UNREAD = { anonymous: true, readIndex: null, mailDue: null, isMailed: false, leftAt: null }

/** The first buyer's conversation with the first seller about the first asset as a store keeps it, before anything was said. */
export const aKeptConversation = (change: Partial<KeptConversation> = {}): KeptConversation => ({
  ...must(KeptConversation, {
    sid: "CH1",
    assetId: anAsset().id,
    sellerId: aSeller().id,
    buyerId: aBuyer().id,
    service: "embedded",
    createdAt: EXAMPLE_NOW,
    lastActivityAt: null,
    lastMessage: null,
    lastMessageOwnerId: null,
    lastMessageIndex: null,
    buyer: UNREAD,
    seller: UNREAD,
  }),
  ...change,
})

/** The first message of that conversation, by the buyer. */
export const aKeptMessage = (change: Partial<KeptMessage> = {}): KeptMessage => ({
  ...must(KeptMessage, {
    sid: "CH1",
    index: 0,
    author: aBuyer().id,
    body: "Is it still for sale?",
    at: EXAMPLE_NOW,
    key: aUuid(1, 8),
  }),
  ...change,
})
