import type { Asset } from "../assets/model.ts"
import type { NotificationsCriteria } from "../profiles/criteria.ts"
import type { Profile } from "../profiles/model.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"

/** Somebody who may be told of listings: what he wants to hear of, and as whom he would look at them. */
export interface Reader {
  readonly id: UserId
  readonly email: string
  readonly roles: Profile["roles"]
  readonly criteria: NotificationsCriteria | null
}

/** A listing that waits until its reader is told; `at` is when it was found to match. */
export interface Waiting {
  readonly asset: Asset
  readonly at: Millis
}
