import { Data } from "effect"

/** Refused: nobody with this id is a Concierge, or it is the seller. */
export class ConciergeNotFound extends Data.TaggedError("ConciergeNotFound") {}

/** Refused: this Concierge has a mandate of the seller that stands. */
export class MandateGiven extends Data.TaggedError("MandateGiven") {}

/** Refused: no such mandate, or not the caller's. The two are never told apart. */
export class MandateNotFound extends Data.TaggedError("MandateNotFound") {}

/** Refused: the mandate has ended. */
export class MandateEnded extends Data.TaggedError("MandateEnded") {}

/** Whatever a command on a mandate refuses. */
export type MandateRefusal = ConciergeNotFound | MandateEnded | MandateGiven | MandateNotFound
