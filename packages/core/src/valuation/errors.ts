import { Data } from "effect"

/** Refused: no such valuation, or not the caller's. The two are never told apart. */
export class ValuationNotFound extends Data.TaggedError("ValuationNotFound") {}

/** Refused: something that the calculation needs is missing or impossible; `problems` pairs a field with what to enter. */
export class ValuationInputInvalid extends Data.TaggedError("ValuationInputInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Whatever a command on a valuation refuses. */
export type ValuationRefusal = ValuationInputInvalid | ValuationNotFound
