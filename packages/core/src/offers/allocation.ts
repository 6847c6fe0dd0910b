import { upbOf } from "../assets/balance.ts"
import type { AssetId } from "../shared/ids.ts"
import { type Biddable, totalUpb } from "./terms.ts"

/** The price of each asset of an offer in whole cents, by its id; nothing where none was typed yet. */
export type Allocation = Readonly<Partial<Record<AssetId, number>>>

/** Shares of `total` in the proportion of `weights`, in exact cents: what the rounding down leaves goes, a cent each, to the largest rests, of equal ones to the earlier. */
const inProportionTo = (total: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const [whole, all] = [BigInt(total), weights.reduce((sum, weight) => sum + BigInt(weight), 0n)]
  const parts = weights.map((weight, place) => {
    const product = whole * BigInt(weight)
    return { place, cents: Number(product / all), rest: product % all }
  })
  const left = total - parts.reduce((sum, { cents }) => sum + cents, 0)
  const first = parts.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  const raised = new Set(first.slice(0, left).map(({ place }) => place))
  return parts.map(({ cents, place }) => (raised.has(place) ? cents + 1 : cents))
}

/** Every share at least a cent, as a price has to be: the missing ones are taken from the largest. */
const noneFree = (shares: ReadonlyArray<number>): ReadonlyArray<number> => {
  const free = shares.filter((share) => share === 0).length
  const most = shares.indexOf(Math.max(...shares))
  return shares.map((share, place) => (place === most ? share - free : Math.max(share, 1)))
}

/**
 * The total price, in whole cents, spread over the assets in the proportion of their UPB; evenly where nothing is owed on
 * any. The prices add up to the total to the cent, and each is above 0. Null where the total has no cent for each.
 */
export const spreadByUpb = (total: number, assets: ReadonlyArray<Biddable>): Allocation | null => {
  if (assets.length === 0 || !Number.isSafeInteger(total) || total < assets.length) return null
  const owed = totalUpb(assets)
  const weights = assets.map((asset) => (owed === 0 ? 1 : (upbOf(asset) ?? 0)))
  const shares = noneFree(inProportionTo(total, weights))
  return Object.fromEntries(assets.map(({ id }, place) => [id, shares[place] ?? 0]))
}

/** What the prices typed so far add up to, in cents; of these assets alone. */
export const allocated = (prices: Allocation, assets: ReadonlyArray<Pick<Biddable, "id">>): number =>
  assets.reduce((sum, { id }) => sum + (prices[id] ?? 0), 0)

/** How far the prices are from the total: above 0 is still to be spread, below 0 is too much. Null while there is no total. */
export const leftToAllocate = (
  total: number | undefined,
  prices: Allocation,
  assets: ReadonlyArray<Pick<Biddable, "id">>,
): number | null => (total === undefined ? null : total - allocated(prices, assets))
