import { Data } from "effect"

/** Refused: the list holds as many assets as it may; `limit` says how many. */
export class FavoritesFull extends Data.TaggedError("FavoritesFull")<{ readonly limit: number }> {}
