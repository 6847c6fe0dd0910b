import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { ProfileNotFound } from "../profiles/errors.ts"
import type { MandateId, UserId } from "../shared/ids.ts"
import type { ConciergeNotFound, MandateEnded, MandateGiven, MandateNotFound } from "./errors.ts"
import type { ConciergeView, OwnMandates } from "./views.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>

/** Command port: mandates of sellers for Concierges. Its laws are `mandatesContract` in testkit. */
export class Mandates extends Context.Service<
  Mandates,
  {
    /** Every Concierge, by name. For sellers. */
    readonly concierges: () => Answer<ReadonlyArray<ConciergeView>>
    /** What the caller gave and holds. */
    readonly mine: () => Answer<OwnMandates>
    /** What a person gave and holds. For administrators. */
    readonly of: (person: UserId) => Answer<OwnMandates>
    /** Lets a Concierge act for the caller. For sellers. */
    readonly give: (concierge: UserId) => Answer<MandateId, ConciergeNotFound | MandateGiven | ProfileNotFound>
    /** Ends a mandate, from the next request on. For its two sides and administrators. */
    readonly end: (id: MandateId) => Answer<MandateId, MandateEnded | MandateNotFound>
  }
>()("@xl/core/mandates/Mandates") {}
