import { chatHeadings } from "./words.ts"
import type { UserId } from "../shared/ids.ts"
import type { ChatConversation } from "./model.ts"

/** As whom somebody takes part in a conversation. */
export type ChatSide = "buyer" | "seller"

type Named = Pick<ChatConversation, "assetID" | "buyerID" | "sellerID">
type Listed = Pick<ChatConversation, "buyerID" | "creationDate" | "lastActivityDate" | "sellerID">

/** The one name of a conversation: there is one for each loan, seller and buyer. */
export const conversationName = ({ assetID, buyerID, sellerID }: Named): string =>
  [assetID, sellerID, buyerID].join("#")

/** As whom `me` takes part, or null for somebody else's conversation. */
export const chatSide = ({ buyerID, sellerID }: Pick<Named, "buyerID" | "sellerID">, me: UserId): ChatSide | null => {
  if (buyerID === me) return "buyer"
  return sellerID === me ? "seller" : null
}

const lastActive = ({ creationDate, lastActivityDate }: Listed): number => lastActivityDate ?? creationDate

/** The conversations of `me` on one side, the one with the latest activity first. */
export const conversationsOf = <C extends Listed>(
  conversations: ReadonlyArray<C>,
  me: UserId,
  side: ChatSide,
): ReadonlyArray<C> =>
  conversations
    .filter((conversation) => chatSide(conversation, me) === side)
    .toSorted((a, b) => lastActive(b) - lastActive(a))

/** What stands over the conversations of a side; null is the chat with neither. */
export const chatHeading = (side: ChatSide | null): string => chatHeadings[side ?? "none"]
