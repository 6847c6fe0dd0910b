import { type Asset, isCountedKeeper, isFirstOwner } from "@xl/core/assets"
import { type ListingActivity, MOST_LATEST_VISITS, MOST_VIEWED_ONLY } from "@xl/core/deals"
import { isAdministrator, type SignedIn } from "@xl/core/kernel"
import { type AssetId, must } from "@xl/core/shared"
import type { AssetVisits } from "@xl/core/user-assets"
import * as t from "io-ts"
import type { Rows } from "../market/rows.ts"

const visitsOn = ({ visits }: Rows, id: AssetId): ReadonlyMap<string, AssetVisits> =>
  new Map(
    [...visits].flatMap(([key, kept]) => {
      const [visitor = "", asset] = key.split("/")
      return asset === id ? [[visitor, kept] as const] : []
    }),
  )

const isOn =
  (id: AssetId) =>
  ({ assetId }: { readonly assetId: AssetId }): boolean =>
    assetId === id

const peopleOn = (rows: Rows, id: AssetId) => {
  const requests = [...rows.tier2Requests.values()].filter(isOn(id))
  const sent = [...rows.offers.values()].filter(
    ({ assets, publishedDate }) => publishedDate !== null && assets.some((asset) => asset.id === id),
  )
  const signers = new Set<string>([...rows.agreements.values()].filter(isOn(id)).map(({ userId }) => userId))
  const admitted = new Set(requests.filter(({ status }) => status === "Approved").map(({ userId }) => userId))
  const active = new Set<string>([
    ...signers,
    ...requests.map(({ userId }) => userId),
    ...sent.flatMap(({ owners }) => owners.slice(0, 1)),
  ])
  return { active, admitted, signers }
}

/** How many keep an asset as a favorite, its owner aside. */
export const keepersOf = ({ profiles }: Pick<Rows, "profiles">, { id, owners }: Pick<Asset, "id" | "owners">): number =>
  [...profiles.values()].filter((one) => isCountedKeeper(one.id, owners) && one.favorites.includes(id)).length

const newest = (visits: ReadonlyArray<AssetVisits>, most: number) =>
  visits.toSorted((one, other) => other.latestVisitDate - one.latestVisitDate).slice(0, most)

const count = (of: number) => must(t.Int, of)

/** Counters of a listing; null to whom it is not. */
export const activityOf = (rows: Rows, reader: SignedIn, id: AssetId): ListingActivity | null => {
  const asset = rows.assets.get(id)
  if (!asset || !(isFirstOwner(reader, asset) || isAdministrator(reader))) return null
  const visits = visitsOn(rows, id)
  const { active, admitted, signers } = peopleOn(rows, id)
  const viewedOnly = [...visits].flatMap(([visitor, kept]) => (active.has(visitor) ? [] : [kept]))
  return {
    numberOfImpressions: count(asset.numberOfImpressions + (rows.impressions.get(id) ?? 0)),
    totalUniqueViewers: count(visits.size),
    numberOfViewedOnly: count(viewedOnly.length),
    numberOfCAs: count(signers.size),
    numberOfTier2s: count(admitted.size),
    numberOfFavorites: count(keepersOf(rows, asset)),
    numberOfActiveOffers: asset.numberOfActiveOffers,
    numberOfOffers: asset.numberOfOffers,
    numberOfAllActivities: count(new Set([...visits.keys(), ...active]).size),
    viewedOnly: newest(viewedOnly, MOST_VIEWED_ONLY),
    latestVisits: newest([...visits.values()], MOST_LATEST_VISITS),
  }
}
