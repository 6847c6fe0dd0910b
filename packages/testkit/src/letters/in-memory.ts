import type { Letters } from "@xl/core/contact"
import { sendAdminMessage, sendAssetMessage } from "@xl/core/market/contact"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Letters of one person over a market in memory; they wait in its outbox. */
export const lettersInMemory = (home: MarketHome, asking: Asking): Letters["Service"] => ({
  toAdvisor: (id, email, letter) => Effect.suspend(() => home.run(sendAssetMessage(asking(), { id, email }, letter))),
  toAdministrators: (letter) => Effect.suspend(() => home.run(sendAdminMessage(asking(), letter))),
})
