import { Context, type Effect } from "effect"
import type { AssetNotFound, AssetStatusForbids, PublicationIncomplete } from "../assets/errors.ts"
import type { Paging } from "../shared/paging.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { DeclineReasonRequired } from "../offers/errors.ts"
import type { AssetId, ChangeRequestId } from "../shared/ids.ts"
import type { ChangeRequestDecided, ChangeRequestNotFound, ChangeRequestStale } from "./errors.ts"
import type { ChangeRequestPage, ChangeRequestView, ListingChanges } from "./views.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>
type Decision<Refusal = never> = Answer<ChangeRequestView, ChangeRequestDecided | ChangeRequestNotFound | Refusal>

/** Command port: requests to change material facts of published listings. Saving an edit files them. Its laws are `changeRequestsContract` in testkit. */
export class ChangeRequests extends Context.Service<
  ChangeRequests,
  {
    /** What changed on a listing that the caller sees; the newest request besides for its first owner and administrators. */
    readonly ofListing: (id: AssetId) => Answer<ListingChanges, AssetNotFound>
    /** The first owner of the listing only. */
    readonly withdraw: (id: ChangeRequestId) => Decision
    /** Administrators only, from here on. Pending requests, the one that waits longest first. */
    readonly pending: (paging: Paging) => Answer<ChangeRequestPage>
    /** One request, whatever its status. */
    readonly find: (id: ChangeRequestId) => Answer<ChangeRequestView, ChangeRequestNotFound>
    /** Puts the changes into the listing. `version` is the one reviewed. */
    readonly approve: (
      id: ChangeRequestId,
      version: number,
    ) => Decision<AssetStatusForbids | ChangeRequestStale | PublicationIncomplete>
    /** Leaves the listing as it is, and says why. */
    readonly decline: (
      id: ChangeRequestId,
      version: number,
      reason: string,
    ) => Decision<ChangeRequestStale | DeclineReasonRequired>
  }
>()("@xl/core/change-requests/ChangeRequests") {}
