import type { ChatLiveEvent, Actor } from "@xl/core/kernel"
import { isChatEvent } from "@xl/core/chat"
import { concerns } from "@xl/core/market/live"
import { Effect } from "effect"
import type { Hub } from "../live/index.ts"

type Of<T extends ChatLiveEvent["topic"]> = Extract<ChatLiveEvent, { readonly topic: T }>

const isOf = <T extends ChatLiveEvent["topic"]>(topic: T, event: ChatLiveEvent): event is Of<T> => event.topic === topic

/** What one of the two hears of a conversation, and nobody else, administrators neither. */
export const listening =
  <T extends ChatLiveEvent["topic"], A>(hub: Hub, topic: T, tell: (event: Of<T>) => A) =>
  (_args: unknown, request: { readonly actor: Actor }) =>
    Effect.sync(() =>
      hub.subscribe(({ audience, event }) =>
        isChatEvent(event) && isOf(topic, event) && concerns(request.actor, audience) ? tell(event) : undefined,
      ),
    )
