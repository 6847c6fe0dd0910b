import * as t from "io-ts"

/** Where the line to the conversations stands. It begins `connecting`; `denied` is over until the next sign-in. */
export const ChatConnection = t.keyof(
  { connecting: null, connected: null, disconnecting: null, disconnected: null, denied: null },
  "ChatConnection",
)
/** Where the line to the conversations stands. It begins `connecting`; `denied` is over until the next sign-in. */
export type ChatConnection = t.TypeOf<typeof ChatConnection>

/** Where the line begins. */
export const FIRST_CONNECTION: ChatConnection = "connecting"
