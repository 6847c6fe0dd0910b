import { isEmailVerified } from "../accounts/verified-email.ts"
import type { Asset } from "../assets/model.ts"
import { upbOf } from "../assets/balance.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import type { OutboxMessage } from "../market/events.ts"
import { type AlertFrequency, frequencyOf } from "../profiles/alert-criteria.ts"
import type { NotificationsCriteria } from "../profiles/criteria.ts"
import { DAY_MILLIS, dayOf } from "../shared/days.ts"
import { digestMail } from "./digest.ts"
import type { Reader, Waiting } from "./model.ts"

/** What an asset is called that names no type: docs/requirements.tsv, SEL-111. */
const USUAL_TYPE = "Loan"

const folded = (word: string): string => word.trim().toLowerCase()

/** Whether one of the words found is wanted; where nothing is wanted in particular, all is. Case says nothing. */
const isAmong = (wanted: ReadonlyArray<string>, found: ReadonlyArray<string | null>): boolean =>
  wanted.length === 0 || found.some((word) => word !== null && wanted.map(folded).includes(folded(word)))

/** Bounds are included; a listing that does not say its balance lies between none. */
const isBetween = (upb: number | null, { maxUpb, minUpb }: NotificationsCriteria): boolean =>
  (minUpb === null && maxUpb === null) ||
  (upb !== null && upb >= (minUpb ?? 0) && upb <= (maxUpb ?? Number.POSITIVE_INFINITY))

/** Whether a listing is what the criteria ask for. A criterion that is absent matches everything. */
export const isWanted = (criteria: NotificationsCriteria, asset: Asset): boolean => {
  const { address, assetStatus, propertyType, subtype, type } = asset.mainInfo
  return (
    isAmong(criteria.assetType, [type ?? USUAL_TYPE]) &&
    isAmong(criteria.locations, [address.state]) &&
    isAmong(criteria.assetStatus, [assetStatus]) &&
    isAmong(criteria.collateralType, propertyType) &&
    isAmong(criteria.collateralSubtype, subtype) &&
    isBetween(upbOf(asset), criteria)
  )
}

/**
 * Whether a reader is told of a listing: it takes offers, which everybody may see, is not the reader's own, and is what the criteria ask
 * for. Only a verified address is written to.
 */
export const isTold = ({ criteria, id, roles }: Reader, asset: Asset): boolean =>
  criteria !== null &&
  frequencyOf(criteria) !== "Never" &&
  isOpenToOffers(asset.status) &&
  !asset.owners.includes(id) &&
  isEmailVerified(roles) &&
  isWanted(criteria, asset)

/** Days from a Thursday, on which the epoch began, back to the Monday of its week. */
const FROM_MONDAY = 3

/** Counts UTC weeks; a week begins on Monday. */
const weekOf = (now: number): number => Math.floor((now / DAY_MILLIS + FROM_MONDAY) / 7)

/**
 * Whether it is decided now about what was found at `at`: at once, on a later UTC day, in a later week from Monday on; and at once, too,
 * where its reader wants to hear nothing any more. Both in milliseconds since the epoch.
 */
export const isDue = (frequency: AlertFrequency, at: number, now: number): boolean => {
  switch (frequency) {
    case "Daily":
      return dayOf(now) > dayOf(at)
    case "Weekly":
      return weekOf(now) > weekOf(at)
    case "Immediately":
    case "Never":
      return true
  }
}

/** What becomes of what waits for a reader: told now, or dropped because it is nothing to tell any more. The rest goes on waiting. */
export interface Decided {
  readonly told: ReadonlyArray<Waiting>
  readonly dropped: ReadonlyArray<Waiting>
  readonly outbox: ReadonlyArray<OutboxMessage>
}

/** Decides for one reader; one mail tells of all that is due. `now` is milliseconds since the epoch. */
export const decided = (reader: Reader, waiting: ReadonlyArray<Waiting>, now: number): Decided => {
  const due = waiting.filter(({ at }) => isDue(frequencyOf(reader.criteria), at, now))
  const told = due.filter(({ asset }) => isTold(reader, asset))
  return {
    told,
    dropped: due.filter((one) => !told.includes(one)),
    outbox: digestMail(
      reader.id,
      told.map(({ asset }) => asset),
    ),
  }
}
