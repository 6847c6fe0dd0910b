import type { Day } from "@xl/core/shared"
import { type Ask, RefusedByMarket } from "./ask.ts"
import { drawnKeys } from "./drawn-pictures.ts"
import { listLoan, requestPublication } from "./list-loan.ts"
import type { Outcome } from "./outcomes.ts"

/**
 * Enters every listing as the seller who asks, row by row, and asks for publication of those that are complete. A row that
 * the market refuses is refused with the market's words. Gives each outcome as it becomes known.
 */
export async function* importListings(ask: Ask, rows: AsyncIterable<Outcome>, today: Day): AsyncGenerator<Outcome> {
  for await (const outcome of rows) {
    yield "refused" in outcome ? outcome : await entered(ask, outcome, today)
  }
}

const entered = async (
  ask: Ask,
  outcome: Extract<Outcome, { readonly listing: unknown }>,
  today: Day,
): Promise<Outcome> => {
  try {
    const { id } = await listLoan(ask, outcome.listing, today, (asset) => drawnKeys(asset, outcome.listing))
    if (outcome.listing.missing.length === 0) await requestPublication(ask, id)
    return outcome
  } catch (reason) {
    if (reason instanceof RefusedByMarket) return { record: outcome.record, refused: reason.message }
    throw reason
  }
}
