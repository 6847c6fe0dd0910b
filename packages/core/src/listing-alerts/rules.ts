import { isEmailVerified } from "../kernel/verified-email.ts"
import { type FieldChange, withoutChanges } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import { upbOf } from "../assets/balance.ts"
import { isMatch } from "../assets/matching.ts"
import type { WhereIs } from "../assets/near.ts"
import { searchOfQuery } from "../assets/search-address.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import type { OutboxMessage } from "../kernel/events.ts"
import { type AlertFrequency, frequencyOf } from "../profiles/alert-criteria.ts"
import type { NotificationsCriteria } from "../profiles/criteria.ts"
import type { SavedSearch } from "../profiles/saved-search.ts"
import type { Actor } from "../kernel/actor.ts"
import { DAY_MILLIS, dayOf } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"
import { digestMail } from "./digest.ts"
import type { Reader, Waiting, Wish } from "./model.ts"

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

/** What is told is what every member may see. */
const aMember = (id: UserId): Actor => ({ tag: "user", id, email: "", roles: new Set() })

const ofSearch = ({ frequency, name, query }: SavedSearch, id: UserId): Wish => {
  const search = { ...searchOfQuery(query), status: [], mine: false }
  const fits: Wish["fits"] = (asset, whereIs) => isMatch(asset, search, aMember(id), { whereIs, wordsOf: () => [] })
  return { name, query, frequency, fits }
}

const ofCriteria = (criteria: NotificationsCriteria): Wish => ({
  name: null,
  query: null,
  frequency: frequencyOf(criteria),
  fits: (asset) => isWanted(criteria, asset),
})

/**
 * What a reader asks to be told of and did not turn off: saved searches, then the notification criteria. The stages that a search names
 * narrow its list alone: what is new on the market takes offers.
 */
export const wishesOf = ({ criteria, id, searches }: Omit<Reader, "roles">): ReadonlyArray<Wish> =>
  [...searches.map((search) => ofSearch(search, id)), ...(criteria === null ? [] : [ofCriteria(criteria)])].filter(
    ({ frequency }) => frequency !== "Never",
  )

/** Whether a listing may be told to this person: it takes offers, which everybody may see, is not their own, and their address is verified. */
const mayBeTold = ({ id, roles }: Reader, asset: Asset): boolean =>
  isOpenToOffers(asset.status) && !asset.owners.includes(id) && isEmailVerified(roles)

/** The wishes that a listing fits; none where its reader may not be told of it. */
export const wishesFor = (reader: Reader, asset: Asset, whereIs: WhereIs): ReadonlyArray<Wish> =>
  mayBeTold(reader, asset) ? wishesOf(reader).filter(({ fits }) => fits(asset, whereIs)) : []

/** The wishes that a listing fits by these changes: now, and not as it was before them. */
export const newWishesFor = (
  reader: Reader,
  asset: Asset,
  changes: ReadonlyArray<FieldChange>,
  whereIs: WhereIs,
): ReadonlyArray<Wish> => {
  const before = withoutChanges(asset, changes)
  return wishesFor(reader, asset, whereIs).filter(({ fits }) => !fits(before, whereIs))
}

/** The wishes in whose name and rhythm a listing is told that waits. Where a search was widened meanwhile, all that it fits. */
const wishesToTell = (reader: Reader, { asset, changes }: Waiting, whereIs: WhereIs): ReadonlyArray<Wish> => {
  const fresh = newWishesFor(reader, asset, changes, whereIs)
  return fresh.length > 0 ? fresh : wishesFor(reader, asset, whereIs)
}

/** Whether a reader is told of a listing, now or in the rhythm of the wishes that it fits. */
export const isTold = (reader: Reader, asset: Asset, whereIs: WhereIs): boolean =>
  wishesFor(reader, asset, whereIs).length > 0

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

/** Whether any of these is due; where nothing is wanted any more, what waits is due to be dropped. */
export const isAnyDue = (frequencies: ReadonlyArray<AlertFrequency>, at: number, now: number): boolean =>
  frequencies.length === 0 || frequencies.some((frequency) => isDue(frequency, at, now))

/** What becomes of what waits for a reader: told now, or dropped because it is nothing to tell any more. The rest goes on waiting. */
export interface Decided {
  readonly told: ReadonlyArray<Waiting>
  readonly dropped: ReadonlyArray<Waiting>
  readonly outbox: ReadonlyArray<OutboxMessage>
}

/**
 * Decides for one reader; one mail tells of all that is due. A listing is told once: as soon as the first of the wishes that it fits is
 * due, in the name of all of them. `now` is milliseconds since the epoch.
 */
export const decided = (reader: Reader, waiting: ReadonlyArray<Waiting>, now: number, whereIs: WhereIs): Decided => {
  const all = wishesOf(reader)
  const weighed = waiting.map((one) => ({ one, wishes: wishesToTell(reader, one, whereIs) }))
  const told = weighed.filter(({ one, wishes }) => wishes.some(({ frequency }) => isDue(frequency, one.at, now)))
  const dropped = weighed.filter(
    ({ one, wishes }) => wishes.length === 0 && all.every(({ frequency }) => isDue(frequency, one.at, now)),
  )
  return {
    told: told.map(({ one }) => one),
    dropped: dropped.map(({ one }) => one),
    outbox: digestMail(
      reader.id,
      told.map(({ one, wishes }) => ({ ...one, wishes })),
    ),
  }
}
