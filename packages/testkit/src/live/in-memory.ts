import type { LiveUpdates } from "@xl/core/live"
import { isChatEvent } from "@xl/core/chat"
import { hearsOf } from "@xl/core/market/live"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** What one actor hears of a market in memory, at once. */
export const liveUpdatesInMemory = (home: MarketHome, asking: Asking): LiveUpdates["Service"] => ({
  watch: (heard) =>
    home.memory.deliver((message) => {
      if (message.tag !== "live" || isChatEvent(message.event)) return
      if (hearsOf(asking(), message.event, message.audience)) heard(message.event)
    }),
})
