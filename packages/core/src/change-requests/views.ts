import * as t from "io-ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { Millis } from "../shared/days.ts"
import { AssetId, ChangeRequestId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { tolerant } from "../shared/wire.ts"
import { ChangeRequestStatus } from "./model.ts"

/** One fact before and after in words; null where it was empty. `field` is its path in the asset. */
export const ShownChange = t.readonly(
  t.strict({ field: t.string, label: t.string, before: orNull(t.string), after: orNull(t.string) }),
  "ShownChange",
)
/** One fact before and after in words. */
export type ShownChange = t.TypeOf<typeof ShownChange>

/** A warning of the facts as a change would leave them, and whether the seller said that they are right. */
export const ShownWarning = t.readonly(t.strict({ message: t.string, isConfirmed: t.boolean }), "ShownWarning")
/** A warning of the facts as a change would leave them, and whether the seller said that they are right. */
export type ShownWarning = t.TypeOf<typeof ShownWarning>

/** A change request as the first owner of its listing and administrators see it. */
export const ChangeRequestView = t.readonly(
  t.strict({
    id: ChangeRequestId,
    assetId: AssetId,
    assetTitle: t.string,
    assetStatus: tolerant(AssetStatus),
    version: t.Int,
    status: tolerant(ChangeRequestStatus),
    changes: t.readonlyArray(ShownChange),
    /** Of a pending request alone. */
    warnings: t.readonlyArray(ShownWarning),
    createdAt: Millis,
    dateModified: Millis,
    /** Why it is asked for, in the seller's words. */
    note: orNull(t.string),
    reason: orNull(t.string),
    /** Entity or name of the first owner; for administrators. */
    sellerName: orNull(t.string),
  }),
  "ChangeRequestView",
)
/** A change request as the first owner of its listing and administrators see it. */
export type ChangeRequestView = t.TypeOf<typeof ChangeRequestView>

/** One page of pending change requests, the one that waits longest first. */
export const ChangeRequestPage = t.readonly(
  t.strict({ total: t.Int, requests: t.readonlyArray(ChangeRequestView) }),
  "ChangeRequestPage",
)
/** One page of pending change requests. */
export type ChangeRequestPage = t.TypeOf<typeof ChangeRequestPage>

/** Material facts that an approved request changed, when, and why in the seller's words. */
export const ListingChange = t.readonly(
  t.strict({ at: Millis, changes: t.readonlyArray(ShownChange), note: orNull(t.string) }),
  "ListingChange",
)
/** Material facts that an approved request changed, and when. */
export type ListingChange = t.TypeOf<typeof ListingChange>

/** Changes of a listing. `latest` is the newest request, whatever its status; null for everybody but the first owner and administrators. */
export const ListingChanges = t.readonly(
  t.strict({ latest: orNull(ChangeRequestView), history: t.readonlyArray(ListingChange) }),
  "ListingChanges",
)
/** Changes of a listing: the newest request, and what was approved, newest first. */
export type ListingChanges = t.TypeOf<typeof ListingChanges>

/** Pending requests on a page of the administrators' list. */
export const CHANGE_REQUESTS_ON_A_PAGE = 20
/** Approved requests that a listing's history shows at most. */
export const MOST_CHANGES_SHOWN = 100
