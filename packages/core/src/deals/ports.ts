import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../market/errors.ts"
import type { AssetId } from "../shared/ids.ts"
import type { DealLogPage } from "./log.ts"
import type { PublicationReview } from "./review.ts"
import type { DealView } from "./views.ts"

/** Part of a list: how many entries, after how many. */
export interface Paging {
  readonly size: number
  readonly offset: number
}

type Answer<A> = Effect.Effect<A, AccessRefusal | AssetNotFound | MarketUnavailable>

/** Query port of administrators: one sale as a whole. Each look is on record. Its laws are `dealsContract` in testkit. */
export class Deals extends Context.Service<
  Deals,
  {
    /** Parties, offers, deposits, papers and requests of an asset in any status. */
    readonly find: (id: AssetId) => Answer<DealView>
    /** A requested publication: seller, facts, and what changed since the last review. */
    readonly review: (id: AssetId) => Answer<PublicationReview>
    /** Events of the asset and its offers, newest first. */
    readonly log: (id: AssetId, paging: Paging) => Answer<DealLogPage>
  }
>()("@xl/core/deals/Deals") {}
