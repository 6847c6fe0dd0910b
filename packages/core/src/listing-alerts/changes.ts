import { type FieldChange, listingChanges, withoutChanges } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import { shownChanges } from "../change-requests/visibility.ts"
import type { ListingField } from "../assets/listing-fields.ts"

/** What approved requests changed, in the order of their approval. */
type Approved = ReadonlyArray<{ readonly changes: ReadonlyArray<FieldChange> }>

/** Facts of a listing that differ from what they were before the first of these requests was approved. What was changed back is left out. */
export const changesSince = (asset: Asset, approved: Approved): ReadonlyArray<FieldChange> => {
  const newestFirst = approved.flatMap(({ changes }) => changes).toReversed()
  return listingChanges({ ...withoutChanges(asset, newestFirst) }, { ...asset })
}

const NOW: { readonly [F in ListingField]?: string } = { "mainInfo.listingPrice": "Now asks" }

/** Changes as an alert tells them: what each fact is now, and what it was. */
export const changesInWords = (changes: ReadonlyArray<FieldChange>): string =>
  changes
    .flatMap((change) => shownChanges([change]).map((shown) => ({ ...shown, field: change.field })))
    .map(
      ({ after, before, field, label }) =>
        `${NOW[field] ?? `${label} now`} ${after ?? "none"}; was ${before ?? "none"}`,
    )
    .join(". ")
