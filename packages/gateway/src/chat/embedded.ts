import { randomUUID } from "node:crypto"
import { ConversationSid, must } from "@xl/core/shared"
import { type ConversationHost } from "@xl/core/chat"
import { Effect } from "effect"

/** Our own counterpart of the hosted conversations service: messages stand in the database, and a session is all the token it takes. */
export const embeddedHost: ConversationHost["Service"] = {
  service: "embedded",
  open: () => Effect.sync(() => must(ConversationSid, `CH${randomUUID().replaceAll("-", "")}`)),
  say: () => Effect.sync(() => randomUUID()),
  token: () => Effect.succeed({ service: "embedded", token: null, expires: null }),
}
