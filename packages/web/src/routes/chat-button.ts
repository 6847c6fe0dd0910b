import "./chat-lists.ts"

/** The button alone: fetched through the door of chat, its panel would come along with every page of a member. */
export { ChatButton } from "@xl/ui/chat"
