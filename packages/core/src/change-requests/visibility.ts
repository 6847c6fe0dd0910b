import { factWarnings, isSameWarning } from "../assets/fact-checks.ts"
import type { FactParts } from "../assets/fact-table.ts"
import type { ConfirmedWarning } from "../assets/facts.ts"
import { LISTING_FIELDS } from "../assets/listing-fields.ts"
import { type FieldChange, withChanges } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import { titleOf } from "../assets/title.ts"
import { isFirstOwner } from "../assets/visibility.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { KeptChangeRequest } from "./model.ts"
import type { Day } from "../shared/days.ts"
import type { ChangeRequestView, ListingChange, ShownChange, ShownWarning } from "./views.ts"

/** Whether somebody sees requests to change a listing: its first owner and administrators. */
export const maySeeChangeRequests = (actor: Actor, asset: Pick<Asset, "owners">): boolean =>
  isFirstOwner(actor, asset) || isAdministrator(actor)

/** Changes in words. */
export const shownChanges = (changes: ReadonlyArray<FieldChange>): ReadonlyArray<ShownChange> =>
  changes.map(({ after, before, field }) => {
    const { label, write } = LISTING_FIELDS[field]
    return { field, label, before: write(before), after: write(after) }
  })

/** What a change is held against: the listing as buyers read it, with what its seller confirmed. */
export interface ListingBefore extends FactParts, Pick<Asset, "status"> {
  readonly confirmedWarnings: ReadonlyArray<ConfirmedWarning> | null
}

const warningsOf = (
  { changes, status }: KeptChangeRequest,
  asset: ListingBefore,
  today: Day,
): ReadonlyArray<ShownWarning> =>
  status === "Pending"
    ? factWarnings(withChanges(asset, changes), today, asset).map((warning) => ({
        message: warning.message,
        isConfirmed: (asset.confirmedWarnings ?? []).some((one) => isSameWarning(one, warning)),
      }))
    : []

/** A request for those who may see it; `sellerName` only for administrators. */
export const changeRequestView = (
  request: KeptChangeRequest,
  asset: ListingBefore,
  sellerName: string | null,
  today: Day,
): ChangeRequestView => ({
  id: request.id,
  assetId: request.assetId,
  assetTitle: titleOf(asset),
  assetStatus: asset.status,
  version: request.version,
  status: request.status,
  changes: shownChanges(request.changes),
  warnings: warningsOf(request, asset, today),
  createdAt: request.createdAt,
  dateModified: request.dateModified,
  note: request.note,
  reason: request.reason,
  sellerName,
})

/** What an approved request changed, for everybody who sees the listing. */
export const listingChange = ({
  changes,
  dateModified,
  note,
}: Pick<KeptChangeRequest, "changes" | "dateModified" | "note">): ListingChange => ({
  at: dateModified,
  changes: shownChanges(changes),
  note,
})
