import {
  type Valuations,
  VALUATIONS_A_PAGE,
  ValuationNotFound,
  type ValuationPage,
  type KeptValuation,
  valuationView,
} from "@xl/core/valuation"
import {
  convertValuationToAsset,
  deleteValuation,
  editValuation,
  getCalculatorResponse,
} from "@xl/core/market/valuation"
import { signedIn } from "@xl/core/kernel"
import { must, type UserId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const newestFirst = (one: KeptValuation, other: KeptValuation) =>
  other.dateCreated - one.dateCreated || (one.id < other.id ? -1 : 1)

const ofOwner = (home: MarketHome, owner: UserId) =>
  [...home.memory.rows.valuations.values()].filter((kept) => kept.owner === owner).toSorted(newestFirst)

/** The token is the id of the last one shown. */
const pageOf = (all: ReadonlyArray<KeptValuation>, nextToken: string | null): ValuationPage => {
  const start = nextToken === null ? 0 : all.findIndex(({ id }) => id === nextToken) + 1
  const page = all.slice(start, start + VALUATIONS_A_PAGE)
  const isLast = start + page.length >= all.length
  return {
    valuations: page.map(valuationView),
    nextToken: isLast ? null : (page.at(-1)?.id ?? null),
    count: must(t.Int, all.length),
  }
}

/** Valuations over a market in memory. */
export const valuationsInMemory = (home: MarketHome, asking: Asking): Valuations["Service"] => {
  const user = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  return {
    calculate: (input) => Effect.suspend(() => home.run(getCalculatorResponse(asking(), input))),
    mine: (nextToken) => Effect.map(user, ({ id }) => pageOf(ofOwner(home, id), nextToken)),
    find: (id) =>
      Effect.flatMap(user, (who) => {
        const kept = home.memory.rows.valuations.get(id)
        return kept && kept.owner === who.id
          ? Effect.succeed(valuationView(kept))
          : Effect.fail(new ValuationNotFound())
      }),
    edit: (id, input) => Effect.suspend(() => home.run(editValuation(asking(), id, input))),
    remove: (id) => Effect.asVoid(Effect.suspend(() => home.run(deleteValuation(asking(), id)))),
    convert: (id, conversion) => Effect.suspend(() => home.run(convertValuationToAsset(asking(), id, conversion))),
  }
}
