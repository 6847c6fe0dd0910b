import { Data } from "effect"

/** Refused: no such conversation, or not one of the caller's. The two are never told apart. */
export class ChatNotFound extends Data.TaggedError("ChatNotFound") {}

/** Refused: the listing is the caller's own, and nobody talks to himself. */
export class ChatOwnAsset extends Data.TaggedError("ChatOwnAsset") {}

/** Refused: the other one's account is gone. What was said stays to be read. */
export class ChatClosed extends Data.TaggedError("ChatClosed") {}

/** Refused: a message of blanks alone, or of more than `most` characters. */
export class ChatMessageInvalid extends Data.TaggedError("ChatMessageInvalid")<{ readonly most: number }> {}

/** Refused: more messages within a minute than anybody types. */
export class ChatTooFast extends Data.TaggedError("ChatTooFast") {}

/** Refused: the seller would read the name, as the listing's contacts are disclosed or the writer shows it in their conversation. */
export class ChatNotAnonymous extends Data.TaggedError("ChatNotAnonymous") {}

/** Whatever the chat refuses. */
export type ChatRefusal = ChatClosed | ChatNotAnonymous | ChatMessageInvalid | ChatNotFound | ChatOwnAsset | ChatTooFast
