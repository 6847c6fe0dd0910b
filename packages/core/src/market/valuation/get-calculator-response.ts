import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { dayOf } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { ValuationId } from "../../shared/ids.ts"
import { calculate } from "../../valuation/calculate.ts"
import type { ValuationInput } from "../../valuation/model.ts"
import { now } from "./own-valuation.ts"

/** Calculates for anybody; keeps it for whoever is signed in (SEL-209). Nothing hangs on it, so the log says nothing of it. */
export const getCalculatorResponse = Effect.fn("getCalculatorResponse")(function* (
  actor: Actor,
  userInput: ValuationInput,
) {
  const at = yield* now
  const calculatorResult = yield* Effect.fromResult(calculate(userInput, dayOf(at)))
  if (actor.tag !== "user") return { id: null, calculatorResult }
  const id = must(ValuationId, yield* (yield* Ids).next)
  const valuation = {
    id,
    owner: actor.id,
    dateCreated: at,
    dateModified: at,
    assetId: null,
    userInput,
    calculatorResult,
  }
  return yield* (yield* MarketStore).transaction((transaction) =>
    transaction.write({ valuations: [valuation], events: [], outbox: [] }).pipe(Effect.as({ id, calculatorResult })),
  )
})
