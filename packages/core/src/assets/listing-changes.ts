import { Result } from "effect"
import { ChangesUnconfirmed } from "./errors.ts"
import { LISTING_FIELD_NAMES, LISTING_FIELDS, type ListingField } from "./listing-fields.ts"
import type { Asset } from "./model.ts"

/** The facts of a listing, as far as they are known. */
type Facts = Readonly<Record<string, unknown>>

/** One fact before and after, as the asset keeps it: money in cents, rates in millionths. */
export interface FieldChange {
  readonly field: ListingField
  readonly before: unknown
  readonly after: unknown
}

/** Value of a fact; undefined where the record does not hold its part. */
export const factAt = (facts: Facts, field: ListingField): unknown => {
  const [part = "", name] = field.split(".")
  return name === undefined ? facts[part] : (facts[part] as Facts | null | undefined)?.[name]
}

/** The value as JSON with the keys of each object in order; nothing is null. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** Whether two values are the same; the order of an object's keys does not count. */
export const isSameFact = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** Facts that differ, in the order of the table. */
export const listingChanges = (before: Facts, after: Facts): ReadonlyArray<FieldChange> =>
  LISTING_FIELD_NAMES.map((field) => ({
    field,
    before: factAt(before, field) ?? null,
    after: factAt(after, field) ?? null,
  })).filter((change) => !isSameFact(change.before, change.after))

/** Of these changes, those that buyers bid on. */
export const materialOnly = (changes: ReadonlyArray<FieldChange>): ReadonlyArray<FieldChange> =>
  changes.filter(({ field }) => LISTING_FIELDS[field].material !== null)

const withFact = <A>(asset: A, field: ListingField, value: unknown): A => {
  const [part = "", name] = field.split(".")
  const own = asset as unknown as Facts
  const changed = name === undefined ? value : { ...(own[part] as Facts), [name]: value }
  return { ...asset, [part]: changed }
}

/** The asset with the facts as they are after the changes. */
export const withChanges = <A>(asset: A, changes: ReadonlyArray<FieldChange>): A =>
  changes.reduce((changed, { after, field }) => withFact(changed, field, after), asset)

/** The asset with the facts as they were before the changes. */
export const withoutChanges = (asset: Asset, changes: ReadonlyArray<FieldChange>): Asset =>
  changes.reduce((changed, { before, field }) => withFact(changed, field, before), asset)

/** Whether each fact still is what it was before the change. */
export const areCurrent = (asset: Asset, changes: ReadonlyArray<FieldChange>): boolean =>
  changes.every(({ before, field }) => isSameFact(factAt(asset as unknown as Facts, field), before))

/**
 * Holds the material changes of a save against those that the seller confirmed, in any order. Refused where they differ: the
 * listing changed while it was edited, and the save would change back what others changed.
 */
export const confirmedChanges = (
  changes: ReadonlyArray<FieldChange>,
  confirmed: ReadonlyArray<string>,
): Result.Result<void, ChangesUnconfirmed> => {
  const names = new Set(confirmed)
  const unconfirmed = changes.filter(({ field }) => !names.has(field))
  return unconfirmed.length === 0
    ? Result.succeed(undefined)
    : Result.fail(new ChangesUnconfirmed({ fields: unconfirmed.map(({ field }) => LISTING_FIELDS[field].label) }))
}
