import type { ChatRefusal } from "./errors.ts"
import type { ChatConnection } from "./connection.ts"

/** What the chat says of its line. */
export const chatConnectionTexts: { readonly [C in ChatConnection]: string } = {
  connecting: "Connecting to Twilio…",
  connected: "You are connected.",
  disconnecting: "Disconnecting from Twilio…",
  disconnected: "Disconnected.",
  denied: "Failed to connect.",
}

/** What stands over the chat: over the conversations of one side, or over none. */
export const chatHeadings = {
  buyer: "Messaging with sellers",
  seller: "Messaging with buyers",
  none: "Messages",
} as const

type Sentences = { readonly [T in ChatRefusal["_tag"]]: (why: Extract<ChatRefusal, { readonly _tag: T }>) => string }

/** What we say when the chat refuses; the catalogue holds these too. */
export const chatMessages: Sentences = {
  ChatClosed: () => "The other person has closed the account.",
  ChatMessageInvalid: ({ most }) => `A message has 1 to ${most.toLocaleString("en-US")} characters.`,
  ChatNotFound: () => "There is no such conversation.",
  ChatNotAnonymous: () =>
    "The seller would read your name: the listing shows its contacts, or you show your name in your conversation. Write in your messages, or hide your name there first.",
  ChatOwnAsset: () => "This asset is your own.",
  ChatTooFast: () => "You sent many messages. Please wait a minute.",
}
