import type { FieldChange } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import type { WhereIs } from "../assets/near.ts"
import type { AlertFrequency } from "../profiles/alert-criteria.ts"
import type { NotificationsCriteria } from "../profiles/criteria.ts"
import type { Profile } from "../profiles/model.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"

/** Somebody who may be told of listings: what he wants to hear of, and what is known of him. */
export interface Reader {
  readonly id: UserId
  readonly roles: Profile["roles"]
  readonly criteria: NotificationsCriteria | null
  readonly searches: Profile["savedSearches"]
}

/** What a reader asks to be told of: a saved search by its name, or the notification criteria, which have none. */
export interface Wish {
  readonly name: string | null
  /** The query of a saved search; null for the criteria. */
  readonly query: string | null
  readonly frequency: AlertFrequency
  readonly fits: (asset: Asset, whereIs: WhereIs) => boolean
}

/** A listing that waits until its reader is told; `at` is when it was found to match. */
export interface Waiting {
  readonly asset: Asset
  readonly at: Millis
  /** Material facts that differ from what they were before the change by which it matches; none where the listing was new on the market. */
  readonly changes: ReadonlyArray<FieldChange>
}
