import * as t from "io-ts"
import { isListingField, type ListingField } from "../assets/listing-fields.ts"
import type { FieldChange } from "../assets/listing-changes.ts"
import { Millis } from "../shared/days.ts"
import { AssetId, ChangeRequestId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { absentAsNull } from "../shared/wire.ts"

/**
 * Where a change request stands. Pending waits for an administrator; Withdrawn was taken back by the seller; Lapsed ended because the
 * listing left the market. All but Pending are final.
 */
export const ChangeRequestStatus = t.keyof(
  { Pending: null, Approved: null, Declined: null, Withdrawn: null, Lapsed: null },
  "ChangeRequestStatus",
)
export type ChangeRequestStatus = t.TypeOf<typeof ChangeRequestStatus>

/** Path of a fact of a listing. */
export const ListingFieldName: t.Type<ListingField, string, unknown> = new t.Type(
  "ListingFieldName",
  (value): value is ListingField => typeof value === "string" && isListingField(value),
  (input, context) =>
    typeof input === "string" && isListingField(input) ? t.success(input) : t.failure(input, context),
  t.identity,
)

const KeptChange: t.Type<FieldChange, unknown, unknown> = t.readonly(
  t.strict({ field: ListingFieldName, before: t.unknown, after: t.unknown }),
  "FieldChange",
)

/** Characters of a note on a request at most. */
export const MOST_CHANGE_NOTE = 500

/** A request to change material facts of a published listing. A listing has one pending request at most. */
export const KeptChangeRequest = t.readonly(
  t.strict({
    id: ChangeRequestId,
    assetId: AssetId,
    /** Counts the saves that it came from: a decision names the version reviewed. */
    version: t.Int,
    status: ChangeRequestStatus,
    changes: t.readonlyArray(KeptChange),
    /** Why it is asked for, in the words of who saved it. */
    note: absentAsNull(t.string),
    /** Who saved the change: the first owner or an administrator. */
    requestedBy: UserId,
    createdAt: Millis,
    dateModified: Millis,
    decidedBy: orNull(UserId),
    /** Why it was declined. */
    reason: orNull(t.string),
  }),
  "KeptChangeRequest",
)
export type KeptChangeRequest = t.TypeOf<typeof KeptChangeRequest>
