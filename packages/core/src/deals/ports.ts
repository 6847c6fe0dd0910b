import type { Paging } from "../shared/paging.ts"
import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { AssetId } from "../shared/ids.ts"
import type { ListingActivity } from "./activity.ts"
import type { DealLogPage, LogCheck, LogSearch, LogSearchPage } from "./log.ts"
import type { PublicationReview } from "./review.ts"
import type { DealView } from "./views.ts"
import type { AdminWaiting } from "./waiting.ts"

type Answer<A> = Effect.Effect<A, AccessRefusal | AssetNotFound | MarketUnavailable>

/** Query port of one sale as a whole, for administrators, and of the log and the activity, which its parties read too. Looks of administrators are on record. Its laws are `dealsContract` in testkit. */
export class Deals extends Context.Service<
  Deals,
  {
    /** Parties, offers, deposits, papers and requests of an asset in any status. */
    readonly find: (id: AssetId) => Answer<DealView>
    /** A requested publication: seller, facts, and what changed since the last review. */
    readonly review: (id: AssetId) => Answer<PublicationReview>
    /** Events of the asset and its offers, newest first: all for administrators, their own part for the seller and for each bidder. */
    readonly log: (id: AssetId, paging: Paging) => Answer<DealLogPage>
    /** Counters of a listing and the latest visits, for its first owner and administrators; to others there is no such asset. */
    readonly activity: (id: AssetId) => Answer<ListingActivity>
    /** Events of the whole log that fit, newest first; for administrators. */
    readonly searchLog: (search: LogSearch) => Effect.Effect<LogSearchPage, AccessRefusal | MarketUnavailable>
    /** What waits for an administrator, counted; for administrators. */
    readonly waiting: () => Effect.Effect<AdminWaiting, AccessRefusal | MarketUnavailable>
    /** Recomputes every chain and seal; for administrators. */
    readonly checkLog: () => Effect.Effect<LogCheck, AccessRefusal | MarketUnavailable>
  }
>()("@xl/core/deals/Deals") {}
