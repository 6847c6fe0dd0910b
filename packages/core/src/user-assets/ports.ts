import { Context, Data, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { OfferView } from "../offers/views.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import type { UserAsset } from "./model.ts"

/** The browser's database, by the specification's name. Source: specification of accounts, point 3. */
export const OWN_COPIES_DATABASE = "my-database"
/** Milliseconds that it has to open in before it counts as not there. Source: specification of accounts, point 9. */
export const DATABASE_CHECK_MILLIS = 5_000

/** Broken: the browser's database does not answer. `cause` is for logs: without copies everything is asked for. */
export class CopiesUnavailable extends Data.TaggedError("CopiesUnavailable")<{ readonly cause: unknown }> {}

type Answer<A> = Effect.Effect<A, CopiesUnavailable>

/** Port: copies of what is one's own, which this browser keeps until sign-out. Its laws are `ownCopiesContract` in testkit. */
export class OwnCopies extends Context.Service<
  OwnCopies,
  {
    /** The newest first, as they were kept. */
    readonly offers: () => Answer<ReadonlyArray<OfferView>>
    /** In place of those kept before. */
    readonly keepOffers: (offers: ReadonlyArray<OfferView>) => Answer<void>
    /** What one did with each asset, as it was kept. */
    readonly assets: () => Answer<ReadonlyArray<UserAsset>>
    /** In place of those kept before. */
    readonly keepAssets: (assets: ReadonlyArray<UserAsset>) => Answer<void>
    /** Forgets all of it. */
    readonly clear: () => Answer<void>
  }
>()("@xl/core/user-assets/OwnCopies") {}

/** Query port: what a person has to do with an asset. Its laws are `userAssetsContract` in testkit. */
export class UserAssets extends Context.Service<
  UserAssets,
  {
    /** For that person and administrators, whose look is on the record; null to everybody else, and where there is nothing to tell of. */
    readonly find: (id: AssetId, user: UserId) => Effect.Effect<UserAsset | null, AccessRefusal | MarketUnavailable>
  }
>()("@xl/core/user-assets/UserAssets") {}
