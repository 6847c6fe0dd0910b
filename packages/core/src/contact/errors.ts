import { Data } from "effect"

/** Refused: fields of the question do not pass. Each problem has the field's name in the call and what to enter. */
export class ContactFieldsInvalid extends Data.TaggedError("ContactFieldsInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Refused: the listing does not name an advisor at this address, or does not any more. */
export class AdvisorNotShown extends Data.TaggedError("AdvisorNotShown") {}
