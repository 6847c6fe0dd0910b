import { Context, type Effect } from "effect"
import type { MarketUnavailable } from "../market/errors.ts"
import type { UserId } from "../shared/ids.ts"
import type { ChatToken, ConversationSid } from "./model.ts"

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
    /** What opens one's line. `now` is milliseconds since the epoch. */
    readonly token: (user: UserId, now: number) => Effect.Effect<ChatToken, MarketUnavailable>
  }
>()("@xl/core/chat/ConversationHost") {}
