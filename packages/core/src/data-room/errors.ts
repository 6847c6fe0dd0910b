import { Data } from "effect"

/** Refused: the listing is not on the market, so nobody is let into its data room any more. */
export class DataRoomClosed extends Data.TaggedError("DataRoomClosed") {}

/** Refused: the first owner and administrators read every tier anyway. */
export class DataRoomOwn extends Data.TaggedError("DataRoomOwn") {}

/** Refused: no such request, or not the caller's to decide. The two are never told apart. */
export class Tier2RequestNotFound extends Data.TaggedError("Tier2RequestNotFound") {}

/** Refused: this request was decided already, and a decision is final. */
export class Tier2RequestDecided extends Data.TaggedError("Tier2RequestDecided") {}

/** Whatever a command on a data room refuses. */
export type DataRoomRefusal = DataRoomClosed | DataRoomOwn | Tier2RequestDecided | Tier2RequestNotFound
