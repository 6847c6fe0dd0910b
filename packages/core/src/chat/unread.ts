import type { UserId, ConversationSid } from "../shared/ids.ts"
import type { ChatConversation } from "./model.ts"

type Read = Pick<ChatConversation, "attributes" | "lastMessageIndex" | "lastReadMessageIndex" | "twilioSID">

/** Messages after the last one read: an index that is missing counts as -1, and there are never less than none. */
const unread = ({ lastMessageIndex, lastReadMessageIndex }: Read): number =>
  Math.max(0, (lastMessageIndex ?? -1) - (lastReadMessageIndex ?? -1))

/** New messages of a conversation for `me`: none in the one that is open, nor where the last word was one's own. */
export const newMessages = (conversation: Read, me: UserId, open: ConversationSid | null): number => {
  if (conversation.twilioSID === open) return 0
  return conversation.attributes.lastMessageOwnerId === me ? 0 : unread(conversation)
}

/** New messages of all conversations. */
export const allNewMessages = (conversations: ReadonlyArray<Read>, me: UserId, open: ConversationSid | null): number =>
  conversations.reduce((sum, conversation) => sum + newMessages(conversation, me, open), 0)
