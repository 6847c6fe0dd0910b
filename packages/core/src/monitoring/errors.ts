import { Data } from "effect"

/** Refused: another entry came in between; the next one carries `expectedSequenceToken`. */
export class InvalidSequenceToken extends Data.TaggedError("InvalidSequenceToken")<{
  readonly expectedSequenceToken: string | null
}> {}
/** Refused: nobody has created the stream. */
export class LogStreamNotFound extends Data.TaggedError("LogStreamNotFound") {}
export type LogRefusal = InvalidSequenceToken | LogStreamNotFound

/** Broken: a service of somebody else's did not answer, or not as promised. `cause` is for logs, never for users. */
export class VendorUnavailable extends Data.TaggedError("VendorUnavailable")<{ readonly cause: unknown }> {}
