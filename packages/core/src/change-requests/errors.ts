import { Data } from "effect"

/** Refused: no such change request, or not the caller's. The two are never told apart. */
export class ChangeRequestNotFound extends Data.TaggedError("ChangeRequestNotFound") {}

/** Refused: the request was decided, withdrawn or lapsed. */
export class ChangeRequestDecided extends Data.TaggedError("ChangeRequestDecided") {}

/** Refused: the listing or the request changed after the caller opened it. */
export class ChangeRequestStale extends Data.TaggedError("ChangeRequestStale") {}

/** What only a command on a change request refuses. */
export type ChangeRequestRefusal = ChangeRequestDecided | ChangeRequestNotFound | ChangeRequestStale
