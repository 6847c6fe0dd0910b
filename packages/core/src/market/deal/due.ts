import type { Asset } from "../../assets/model.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"
import { periodEnd } from "../../periods/rules.ts"
import type { Period } from "../../periods/model.ts"
import { addDays, dayOf, DAY_MILLIS, Millis, startOfDay } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"

/** Calendar days that a listing with the 90-day LenderDirect flag stays on the market. */
export const LISTING_DAYS = 90
/** Days on hold for want of payment after which the listing expires. */
export const UNPAID_DAYS = 30

/** A transition that the scheduler owes an asset: along which row, and since when. */
export interface Due {
  readonly row: number
  readonly to: AssetStatus
  readonly at: Millis
}

type Maybe = Due | null

/** Not before the last change: that is when an older condition came true. */
const since = (asset: Asset, boundary: Millis, row: number, to: AssetStatus): Due => ({
  row,
  to,
  at: must(Millis, Math.max(boundary, asset.dateModified)),
})

const atOnce = (asset: Asset, row: number, to: AssetStatus): Due => since(asset, asset.dateModified, row, to)

/** Row 7 or 10: once the period runs, unless it is over by then. */
const atStart = (asset: Asset, period: Period | null, row: number, to: AssetStatus): Maybe => {
  if (!period) return null
  const due = since(asset, startOfDay(period.startDate), row, to)
  return due.at < periodEnd(period) ? due : null
}

/** Rows 8, 9, 11, 14: only a period that ended in this status counts. */
const atEnd = (asset: Asset, period: Period | null, row: number, to: AssetStatus): Maybe =>
  period && periodEnd(period) > asset.statusSince ? since(asset, periodEnd(period), row, to) : null

/** The first instant after the listing's term; null where it has none. */
const termEnd = ({ lenderDirect90, publishedTime }: Asset): Millis | null =>
  lenderDirect90 && publishedTime !== null ? startOfDay(addDays(dayOf(publishedTime), LISTING_DAYS)) : null

const expiry = (asset: Asset): Maybe => {
  const end = termEnd(asset)
  return end === null ? null : since(asset, end, 21, "ListingExpired")
}

const planHold = (asset: Asset, to: AssetStatus): Maybe =>
  asset.planUnpaidSince === null ? null : since(asset, asset.planUnpaidSince, 19, to)

const planExpiry = (asset: Asset): Maybe =>
  asset.planUnpaidSince === null
    ? null
    : since(asset, must(Millis, asset.planUnpaidSince + UNPAID_DAYS * DAY_MILLIS), 21, "ListingExpired")

/** Row 20 of the scheduler: the plan is paid again, and the period that was running still runs. */
const planRelease = (asset: Asset, period: Period | null, to: AssetStatus): Maybe => {
  const isPaid = asset.hold?.by === "Plan" && asset.planUnpaidSince === null && asset.planPaid
  if (!isPaid) return null
  return period && periodEnd(period) <= asset.dateModified ? null : atOnce(asset, 20, to)
}

const underSelection = (asset: Asset): Maybe => atEnd(asset, asset.periods.underSelection, 14, "Published")

const afterBestAndFinal = (asset: Asset): Maybe =>
  asset.numberOfSelectedOffers > 0
    ? null
    : atOnce(asset, 12, asset.numberOfActiveOffers > 0 ? "UnderSelection.CallForOffers" : "Published")

/** Row 16 on lapse: the seller's window once it is open, else the buyer's. */
const closing = (asset: Asset, back: AssetStatus): Maybe => {
  const period = asset.periods.sellerClosing ?? asset.periods.buyerClosing
  const to = asset.numberOfActiveOffers > 0 ? back : "Published"
  return period ? since(asset, periodEnd(period), 16, to) : null
}

const CANDIDATES: { readonly [Status in AssetStatus]?: (asset: Asset) => ReadonlyArray<Maybe> } = {
  Published: (asset) => [
    atStart(asset, asset.periods.callForOffers, 7, "CallForOffers"),
    planHold(asset, "OnHold.Published"),
    expiry(asset),
  ],
  CallForOffers: (asset) => [
    asset.numberOfActiveOffers > 0
      ? atEnd(asset, asset.periods.callForOffers, 8, "UnderSelection.CallForOffers")
      : atEnd(asset, asset.periods.callForOffers, 9, "Published"),
    planHold(asset, "OnHold.CallForOffers"),
  ],
  BestAndFinal: (asset) => [
    afterBestAndFinal(asset),
    atEnd(asset, asset.periods.bestAndFinal, 11, "UnderSelection.BestAndFinal"),
    planHold(asset, "OnHold.BestAndFinal"),
  ],
  "UnderSelection.CallForOffers": (asset) => [
    asset.numberOfActiveOffers === 0 ? atOnce(asset, 14, "Published") : null,
    asset.numberOfSelectedOffers > 0 ? atStart(asset, asset.periods.bestAndFinal, 10, "BestAndFinal") : null,
    underSelection(asset),
  ],
  "UnderSelection.BestAndFinal": (asset) => [afterBestAndFinal(asset), underSelection(asset)],
  "ContractPending.CallForOffers": (asset) => [closing(asset, "UnderSelection.CallForOffers")],
  "ContractPending.BestAndFinal": (asset) => [closing(asset, "UnderSelection.BestAndFinal")],
  "OnHold.Published": (asset) => [planRelease(asset, null, "Published"), planExpiry(asset), expiry(asset)],
  "OnHold.CallForOffers": (asset) => [
    planRelease(asset, asset.periods.callForOffers, "CallForOffers"),
    planExpiry(asset),
  ],
  "OnHold.BestAndFinal": (asset) => [planRelease(asset, asset.periods.bestAndFinal, "BestAndFinal"), planExpiry(asset)],
}

/** The scheduler's next transition of an asset, past or to come; of several the earliest, then the first of the table. */
export const dueOf = (asset: Asset): Due | null =>
  (CANDIDATES[asset.status]?.(asset) ?? []).reduce(
    (earliest, due) => (due && (!earliest || due.at < earliest.at) ? due : earliest),
    null,
  )

/** When the scheduler has to look at the asset next; null where never. From the row alone: its counters stand for its offers. */
export const nextDue = (asset: Asset): Millis | null => dueOf(asset)?.at ?? null
