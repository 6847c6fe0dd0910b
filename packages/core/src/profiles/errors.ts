import { Data } from "effect"

/** Refused: values of the form are not allowed; `problems` pairs a field with its message. */
export class ProfileFieldsInvalid extends Data.TaggedError("ProfileFieldsInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Refused: no such user, or none the caller may see. */
export class ProfileNotFound extends Data.TaggedError("ProfileNotFound") {}

/** Whatever a command on a profile refuses. */
export type ProfileRefusal = ProfileFieldsInvalid | ProfileNotFound
