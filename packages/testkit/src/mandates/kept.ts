import { MandateNotFound, conciergeName } from "@xl/core/mandates"
import type { MarketTransaction } from "@xl/core/market"
import { Effect } from "effect"
import type { Rows } from "../market/rows.ts"
import { namesOf } from "./names.ts"

/** Mandates and Concierges inside one transaction of a market in memory. */
export const mandatesOver = (
  rows: () => Rows,
): Pick<MarketTransaction, "concierge" | "lockMandate" | "mandatesOf"> => ({
  concierge: (id) =>
    Effect.sync(() => {
      const found = rows().profiles.get(id)
      return found?.roles.includes("Concierges") ? { id, name: conciergeName(found) } : null
    }),
  mandatesOf: (person) =>
    Effect.sync(() =>
      [...rows().mandates.values()].filter(({ concierge, seller }) => seller === person || concierge === person),
    ),
  lockMandate: (id) =>
    Effect.suspend(() => {
      const { mandates, profiles } = rows()
      const mandate = mandates.get(id)
      const [seller, concierge] = [profiles.get(mandate?.seller ?? ""), profiles.get(mandate?.concierge ?? "")]
      if (!mandate || !seller || !concierge) return Effect.fail(new MandateNotFound())
      return Effect.succeed({ mandate, names: namesOf({ seller, concierge }) })
    }),
})
