import { Data } from "effect"

/** Refused: what the link names is nothing that we wrote. It says nothing of whether there is such a person. */
export class UnsubscribeLinkInvalid extends Data.TaggedError("UnsubscribeLinkInvalid") {}
