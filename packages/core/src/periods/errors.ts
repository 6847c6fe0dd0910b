import { Data } from "effect"

/** Refused: the last day comes before the first. */
export class PeriodEndsBeforeItStarts extends Data.TaggedError("PeriodEndsBeforeItStarts") {}

/** Refused: a later sale period would start before the earlier one ends. */
export class PeriodsOverlap extends Data.TaggedError("PeriodsOverlap") {}

/** Refused: a period that has started may only be extended, or ended early by its own command. */
export class PeriodHasStarted extends Data.TaggedError("PeriodHasStarted") {}

/** Refused: the end named is not ahead of now. */
export class PeriodEndNotAhead extends Data.TaggedError("PeriodEndNotAhead") {}

export type PeriodRefusal = PeriodEndNotAhead | PeriodEndsBeforeItStarts | PeriodHasStarted | PeriodsOverlap
