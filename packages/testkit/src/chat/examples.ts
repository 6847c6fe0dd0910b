import { type ChatConversation, type ChatPerson, ConversationSid } from "@xl/core/chat"
import { AssetId, Millis, must } from "@xl/core/shared"
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
