import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../market/errors.ts"
import type { AssetId, Tier2RequestId, UserId } from "../shared/ids.ts"
import type { DataRoomClosed, DataRoomOwn, Tier2RequestDecided, Tier2RequestNotFound } from "./errors.ts"
import type { Tier2Request, Tier2Requests } from "./model.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>
type Decision = Answer<Tier2Request, Tier2RequestDecided | Tier2RequestNotFound>

/** Command port: the tiers of data rooms and who is let in. Its laws are `dataRoomsContract` in testkit. */
export class DataRooms extends Context.Service<
  DataRooms,
  {
    /** Asks for the second tier; repeated while it waits or after it was approved, it gives the same request. */
    readonly request: (id: AssetId) => Answer<Tier2Request, AssetNotFound | DataRoomClosed | DataRoomOwn>
    /** The latest request of a user for an asset; null where there is none, or none that the caller may know of. */
    readonly requestOf: (user: UserId, asset: AssetId) => Answer<Tier2Request | null>
    /** The asset's first owner and administrators only, from here on. */
    readonly requests: (asset: AssetId) => Answer<Tier2Requests, AssetNotFound>
    /** Lets the buyer in, for good. */
    readonly approve: (id: Tier2RequestId) => Decision
    /** Says no; the buyer may ask again. */
    readonly decline: (id: Tier2RequestId) => Decision
  }
>()("@xl/core/data-room/DataRooms") {}
