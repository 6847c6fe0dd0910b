import type { Asset } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import { recounted } from "@xl/core/market"
import type { Offer } from "@xl/core/offers"
import type { Period } from "@xl/core/periods"
import { addDays, dayOf, Millis, must } from "@xl/core/shared"
import { EXAMPLE_NOW } from "../market/people.ts"
import { anOffer } from "../offers/examples.ts"
import { anAsset, aPublishedAsset } from "./examples.ts"

/** An asset with the offers that its status implies. */
export interface Standing {
  readonly asset: Asset
  readonly offers: ReadonlyArray<Offer>
}

const TODAY = dayOf(EXAMPLE_NOW)
/** A period around the examples' day: from two days before to `days` after. */
const around = (days: number): Period => ({
  startDate: addDays(TODAY, -2),
  endDate: addDays(TODAY, days),
  endedAt: null,
})
const long = must(Millis, EXAMPLE_NOW - 86_400_000)

const withPeriods = (periods: Partial<Asset["periods"]>): Asset["periods"] => ({ ...anAsset().periods, ...periods })

const selected = anOffer({ status: "BestAndFinal", acceptedDate: long })
const won = (change: Partial<Offer> = {}) =>
  anOffer({ status: "Successful", winningDate: long, buyerClosingPeriod: around(58), ...change })
const contracted = won({
  buyerClosingDocumentsAccepted: true,
  sellerClosingPeriod: around(8),
  sellerClosingDocumentsAccepted: true,
})

const onHold = (change: Partial<Asset>): Partial<Asset> => ({ hold: { by: "Seller", since: long }, ...change })
const closing = { buyerClosing: around(58) }
const closed = { buyerClosing: around(58), sellerClosing: around(8) }

/** What makes each status what it is: its periods, hold, winner, and an offer that goes with it. */
const STANDINGS: { readonly [Status in AssetStatus]: readonly [Partial<Asset>, Offer | null] } = {
  Draft: [{ publishedTime: null }, null],
  Published: [{}, anOffer()],
  CallForOffers: [{ periods: withPeriods({ callForOffers: around(5) }) }, anOffer()],
  BestAndFinal: [{ periods: withPeriods({ bestAndFinal: around(5) }) }, selected],
  "UnderSelection.CallForOffers": [{}, anOffer()],
  "UnderSelection.BestAndFinal": [{}, selected],
  "ContractPending.CallForOffers": [{ periods: withPeriods(closing), winnerOfferId: won().id }, won()],
  "ContractPending.BestAndFinal": [
    { periods: withPeriods(closing), winnerOfferId: won().id },
    won({ acceptedDate: long }),
  ],
  UnderContract: [{ periods: withPeriods(closed), winnerOfferId: contracted.id }, contracted],
  Closed: [{ periods: withPeriods(closed), winnerOfferId: contracted.id }, contracted],
  "OnHold.Published": [onHold({}), anOffer()],
  "OnHold.CallForOffers": [onHold({ periods: withPeriods({ callForOffers: around(5) }) }), anOffer()],
  "OnHold.BestAndFinal": [onHold({ periods: withPeriods({ bestAndFinal: around(5) }) }), selected],
  ListingExpired: [{}, null],
  NoLongerListedForSale: [{}, null],
  Revoked: [{ statusComment: "Please name the borrower" }, null],
  Deleted: [{}, null],
}

/** An asset that rests in a status on the examples' day, nothing due, with the offer that the status implies. */
export const standingIn = (status: AssetStatus, change: Partial<Asset> = {}): Standing => {
  const [own, offer] = STANDINGS[status]
  const offers = offer ? [offer] : []
  const asset = aPublishedAsset({ statusSince: long, ...own, status, ...change })
  return { asset: { ...asset, ...recounted(asset, offers) }, offers }
}
