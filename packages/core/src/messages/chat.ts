import type { ChatConnection } from "../chat/connection.ts"

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
