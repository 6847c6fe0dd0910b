import type { Asset } from "../assets/model.ts"
import type { NotificationsCriteria } from "../profiles/criteria.ts"
import type { Profile } from "../profiles/model.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"

/** Somebody who may be told of listings: what he wants to hear of, and what is known of him. */
export interface Reader {
  readonly id: UserId
  readonly roles: Profile["roles"]
  readonly criteria: NotificationsCriteria | null
}

/** A listing that waits until its reader is told; `at` is when it was found to match. */
export interface Waiting {
  readonly asset: Asset
  readonly at: Millis
}
