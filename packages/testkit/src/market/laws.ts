import { type Asset, isPublic, MACHINE } from "@xl/core/assets"
import { dueOf, recounted } from "@xl/core/market"
import { type MarketEvent } from "@xl/core/kernel"
import { isActiveOffer, LIFECYCLE, type Offer } from "@xl/core/offers"
import { inOrder } from "@xl/core/periods"
import { Result } from "effect"
import type { Rows } from "./rows.ts"

const HAS_WINNER = ["ContractPending.CallForOffers", "ContractPending.BestAndFinal", "UnderContract", "Closed"]
const NO_ACTIVE = ["Draft", "Revoked", "ListingExpired", "NoLongerListedForSale", "Deleted", "UnderContract", "Closed"]

const on = (offers: ReadonlyArray<Offer>, { id }: Asset) =>
  offers.filter(({ assets }) => assets.some((one) => one.id === id))

const winners = (asset: Asset, offers: ReadonlyArray<Offer>): string | null => {
  const won = on(offers, asset).filter(({ status }) => status === "Successful")
  if (won.length > 1) return "two winners"
  if ((won.length === 1) !== HAS_WINNER.includes(asset.status)) return `${won.length} winners in ${asset.status}`
  return (won[0]?.id ?? null) === asset.winnerOfferId ? null : "the winner is another"
}

const noActive = (asset: Asset, offers: ReadonlyArray<Offer>): string | null =>
  NO_ACTIVE.includes(asset.status) && on(offers, asset).some(({ status }) => isActiveOffer(status))
    ? `an active offer in ${asset.status}`
    : null

/** A round of best and final may begin on a day of the selection. */
const periods = ({ periods: { bestAndFinal, callForOffers, underSelection } }: Asset): string | null => {
  const isInside =
    bestAndFinal !== null &&
    underSelection !== null &&
    bestAndFinal.startDate >= underSelection.startDate &&
    bestAndFinal.startDate <= underSelection.endDate
  const orders = isInside
    ? [inOrder([callForOffers, bestAndFinal]), inOrder([callForOffers, underSelection])]
    : [inOrder([callForOffers, bestAndFinal, underSelection])]
  return orders.every(Result.isSuccess) ? null : "periods overlap"
}

const counters = (asset: Asset, offers: ReadonlyArray<Offer>): string | null =>
  Object.entries(recounted(asset, offers)).every(([name, count]) => asset[name as keyof Asset] === count)
    ? null
    : "a counter is wrong"

const published = (asset: Asset): string | null =>
  isPublic(asset.status) && asset.publishedTime === null ? "public without a time of publication" : null

const held = ({ hold, status }: Asset): string | null =>
  status.startsWith("OnHold.") === (hold !== null) ? null : "hold and status disagree"

const rest = (asset: Asset, now: number): string | null => {
  const due = dueOf(asset)
  return due && due.at <= now ? `row ${due.row} is due still` : null
}

const bundles = (asset: Asset, offers: ReadonlyArray<Offer>): string | null => {
  const isSelectedHere = on(offers, asset).some(({ status }) => status === "BestAndFinal")
  return isSelectedHere && asset.status === "Published" ? "an offer in best and final on a Published asset" : null
}

/** What is wrong with a market at rest; an empty list where every law holds. `settled`: whether the scheduler has just run. */
export const broken = ({ assets, offers }: Rows, now: number, settled: boolean): ReadonlyArray<string> =>
  [...assets.values()].flatMap((asset) => {
    const all = [...offers.values()]
    const found = [
      winners(asset, all),
      noActive(asset, all),
      periods(asset),
      counters(asset, all),
      published(asset),
      held(asset),
      bundles(asset, all),
      settled ? rest(asset, now) : null,
    ]
    return found.flatMap((problem) => (problem === null ? [] : [`${asset.id.slice(-1)}: ${problem}`]))
  })

const badRow = ({ after, before, chain, subject, type }: MarketEvent): ReadonlyArray<string> => {
  if (type !== "AssetStatusChanged" || subject !== chain) return []
  const [from, to] = [before?.["status"], after?.["status"]]
  return MACHINE.some((move) => move.from === from && move.to === to)
    ? []
    : [`no row from ${String(from)} to ${String(to)}`]
}

const badHistory = ({ offerHistory, status }: Offer): ReadonlyArray<string> => [
  ...(offerHistory.at(-1)?.to === status ? [] : ["an offer's history ends elsewhere"]),
  ...offerHistory
    .filter(
      ({ from, to, trigger }) =>
        !LIFECYCLE.some((way) => way.from === from && way.to === to && way.by.includes(trigger)),
    )
    .map(({ from, to, trigger }) => `no way from ${from} to ${to} by ${trigger}`),
]

const backInTime = (events: ReadonlyArray<MarketEvent>): ReadonlyArray<string> => {
  const last = new Map<string, number>()
  return events.flatMap(({ at, chain, type }) => {
    const isBack = at < (last.get(chain) ?? 0)
    last.set(chain, at)
    return isBack ? [`${type} goes back in time`] : []
  })
}

/** What is wrong with the story told: a transition that no table has, or a chain that goes back in time. */
export const brokenStory = ({ events, offers }: Rows): ReadonlyArray<string> => [
  ...backInTime(events),
  ...events.flatMap(badRow),
  ...[...offers.values()].flatMap(badHistory),
]
