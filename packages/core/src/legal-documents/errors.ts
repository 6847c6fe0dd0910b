import { Data } from "effect"

/** Refused by the press: a name holds characters that its typeface does not have; a document with a hole in a name is none. */
export class LettersMissing extends Data.TaggedError("LettersMissing")<{ readonly cause: unknown }> {}

/** Broken: the press did not set the document. `cause` is for logs. */
export class PrintingFailed extends Data.TaggedError("PrintingFailed")<{ readonly cause: unknown }> {}

/** Broken: the store of documents did not take it. `cause` is for logs. */
export class StorageFailed extends Data.TaggedError("StorageFailed")<{ readonly cause: unknown }> {}

/** A party has no name by which a contract could call it. */
export class PartyUnnamed extends Data.TaggedError("PartyUnnamed") {}

/** The sale ended before its document was made. */
export class ClosingOver extends Data.TaggedError("ClosingOver") {}

/** Why a document was not made; its tag is what is kept of it. */
export type MakingFailure = ClosingOver | LettersMissing | PartyUnnamed | PrintingFailed | StorageFailed
