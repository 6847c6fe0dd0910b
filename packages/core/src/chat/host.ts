import { Context, type Effect } from "effect"
import type { MarketUnavailable } from "../kernel/errors.ts"
import type { UserId, ConversationSid } from "../shared/ids.ts"
import type { ChatToken } from "./model.ts"

/** Port of whoever keeps the messages, as the gateway asks: our own database, or the hosted conversations service. */
export class ConversationHost extends Context.Service<
  ConversationHost,
  {
    readonly service: ChatToken["service"]
    /** The conversation of this name, with these two in it; opened where there is none yet. */
    readonly open: (
      name: string,
      members: readonly [seller: UserId, buyer: UserId],
    ) => Effect.Effect<ConversationSid, MarketUnavailable>
    /** Says something where messages are kept elsewhere. Gives the key under which our own gateway keeps it where they are not. */
    readonly say: (sid: ConversationSid, author: UserId, body: string) => Effect.Effect<string, MarketUnavailable>
    /** What opens one's line. `now` is milliseconds since the epoch. */
    readonly token: (user: UserId, now: number) => Effect.Effect<ChatToken, MarketUnavailable>
  }
>()("@xl/core/chat/ConversationHost") {}
