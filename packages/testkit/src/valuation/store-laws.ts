import { layer } from "@effect/vitest"
import type { MarketStore } from "@xl/core/market"
import { must, UserId, ValuationId } from "@xl/core/shared"
import { ValuationNotFound } from "@xl/core/valuation"
import { Effect, type Layer } from "effect"
import { expect } from "vitest"
import { transaction, write } from "../market/store-work.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aValuation, aValuationInput, someDetails } from "./examples.ts"

/** What every store of the market keeps of valuations. One store serves the whole suite. */
export const valuationStoreContract = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Valuations in ${home}`, (it) => {
    const find = (id: ValuationId) => transaction((all) => all.lockValuation(id))
    const fresh = (group: keyof typeof someDetails = "nonPerforming") =>
      aValuation({
        id: must(ValuationId, freshUuid()),
        owner: must(UserId, freshUuid()),
        userInput: aValuationInput(group),
      })
    it.effect("keeps each whole, replaces it, and forgets those that are gone", () =>
      Effect.gen(function* () {
        const all = (Object.keys(someDetails) as ReadonlyArray<keyof typeof someDetails>).map(fresh)
        yield* write({ valuations: all })
        for (const valuation of all) expect(yield* find(valuation.id)).toEqual(valuation)
        const [first, ...others] = all
        if (!first) throw new RangeError("There is one")
        const edited = { ...first, userInput: aValuationInput("performing") }
        yield* write({ valuations: [edited] })
        expect(yield* find(first.id)).toEqual(edited)
        yield* write({ goneValuations: [first.id] })
        expect(yield* Effect.flip(find(first.id))).toEqual(new ValuationNotFound())
        for (const valuation of others) expect(yield* find(valuation.id)).toEqual(valuation)
        yield* write({ goneValuations: [first.id] })
      }),
    )
  })
