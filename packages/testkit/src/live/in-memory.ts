import type { LiveUpdates } from "@xl/core/live"
import type { OutboxMessage } from "@xl/core/market/server"
import type { Actor } from "@xl/core/roles"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Everyone, those named, and administrators always, except of what is kept for another. */
const isFor = (actor: Actor, { audience, event }: Extract<OutboxMessage, { readonly tag: "live" }>): boolean =>
  audience.everyone ||
  (actor.tag === "user" &&
    (audience.users.includes(actor.id) || (actor.roles.has("Admins") && event.topic !== "notice")))

/** What one actor hears of a market in memory, at once. */
export const liveUpdatesInMemory = (home: MarketHome, asking: Asking): LiveUpdates["Service"] => ({
  watch: (heard) =>
    home.memory.deliver((message) => {
      if (message.tag === "live" && isFor(asking(), message)) heard(message.event)
    }),
})
