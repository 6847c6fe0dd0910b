import { type Context, Effect } from "effect"
import fc from "fast-check"
import { inProportion } from "./property-runs.ts"

/** Checks an effectful law on many values and reports the smallest one that breaks it. */
export const forAll = <A, E, R>(
  values: fc.Arbitrary<A>,
  law: (value: A) => Effect.Effect<void, E, R>,
  usualRuns = 25,
): Effect.Effect<void, never, R> =>
  Effect.contextWith((context: Context.Context<R>) =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(values, (value) => Effect.runPromiseWith(context)(law(value))),
        { numRuns: inProportion(usualRuns) },
      ),
    ),
  )
