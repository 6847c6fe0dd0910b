import { Data } from "effect"

/** Refused: values of the form are not allowed; `problems` pairs a field with its message. */
export class ProfileFieldsInvalid extends Data.TaggedError("ProfileFieldsInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Refused: no such user, or none the caller may see. */
export class ProfileNotFound extends Data.TaggedError("ProfileNotFound") {}

/** Refused: the person keeps as many searches as may be kept; `limit` says how many. */
export class SavedSearchesFull extends Data.TaggedError("SavedSearchesFull")<{ readonly limit: number }> {}

/** Refused: the person keeps no search of this id. */
export class SavedSearchNotFound extends Data.TaggedError("SavedSearchNotFound") {}

/** Whatever a command on a profile refuses. */
export type ProfileRefusal = ProfileFieldsInvalid | ProfileNotFound | SavedSearchesFull | SavedSearchNotFound
