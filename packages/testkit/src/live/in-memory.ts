import type { LiveUpdates } from "@xl/core/live"
import type { OutboxMessage } from "@xl/core/market/server"
import type { Actor } from "@xl/core/roles"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Everyone, those named, and administrators always. */
const isFor = (actor: Actor, { audience }: Extract<OutboxMessage, { readonly tag: "live" }>): boolean =>
  audience.everyone || (actor.tag === "user" && (actor.roles.has("Admins") || audience.users.includes(actor.id)))

/** What one actor hears of a market in memory, at once. */
export const liveUpdatesInMemory = (home: MarketHome, asking: Asking): LiveUpdates["Service"] => ({
  watch: (heard) =>
    home.memory.deliver((message) => {
      if (message.tag === "live" && isFor(asking(), message)) heard(message.event)
    }),
})
