import type { Asset } from "@xl/core/assets"
import { type AssetStatus, MarketUnavailable } from "@xl/core/kernel"
import { Cents, must, Rate, type StateCode } from "@xl/core/shared"
import { anAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"

interface Loan {
  readonly name: string
  readonly city: string
  readonly state: StateCode
  readonly type: Asset["mainInfo"]["propertyType"][number]
  readonly status: AssetStatus
  /** Millions of dollars owed, worth and asked. */
  readonly owed: number
  readonly worth: number | null
  readonly asked: number | null
  readonly rate: number
}

const LOANS: ReadonlyArray<Loan> = [
  {
    name: "Ridgeline Conference Hotel",
    city: "Paramus",
    state: "NJ",
    type: "Hospitality",
    status: "CallForOffers",
    owed: 20.535_674,
    worth: 17,
    asked: 12.4,
    rate: 57_100,
  },
  {
    name: "Saguaro Crossing",
    city: "Mesa",
    state: "AZ",
    type: "Retail",
    status: "Published",
    owed: 60,
    worth: 85.3,
    asked: 58,
    rate: 67_000,
  },
  {
    name: "Linden Terrace",
    city: "Riverside",
    state: "CA",
    type: "Multifamily",
    status: "Published",
    owed: 34,
    worth: 48.7,
    asked: null,
    rate: 58_800,
  },
  {
    name: "Mesa Point Logistics",
    city: "Chula Vista",
    state: "CA",
    type: "Industrial",
    status: "BestAndFinal",
    owed: 13.5,
    worth: 21.3,
    asked: 12.9,
    rate: 44_500,
  },
  {
    name: "Delta Street Storage",
    city: "Antioch",
    state: "CA",
    type: "Self Storage",
    status: "UnderSelection.CallForOffers",
    owed: 11.7,
    worth: 20,
    asked: 11.2,
    rate: 58_200,
  },
  {
    name: "Euclid Corporate Center",
    city: "Pomona",
    state: "CA",
    type: "Office",
    status: "Published",
    owed: 23.95,
    worth: null,
    asked: null,
    rate: 45_700,
  },
]

const cents = (millions: number): Cents => must(Cents, Math.round(millions * 100_000_000))
const orNull = (millions: number | null): Cents | null => (millions === null ? null : cents(millions))

const { mainInfo, noteOverview } = anAsset()
const loan = (one: Loan, at: number): Asset => ({
  ...standingIn(one.status, { id: anAssetId(at + 1) }).asset,
  mainInfo: {
    ...mainInfo,
    name: one.name,
    title: one.name,
    propertyType: [one.type],
    address: { ...mainInfo.address, city: one.city, state: one.state },
    upb: cents(one.owed),
    listingPrice: orNull(one.asked),
  },
  noteOverview: {
    ...noteOverview,
    estCollateralValue: orNull(one.worth),
    currentInterestRate: must(Rate, one.rate),
    amortization: at === 0 ? "0" : "360",
  },
  images: [],
})

/** A shelf of loans, one of them under water, one without a value. */
export const ASSETS = LOANS.map(loan)

/** The n-th of the shelf. */
export const assetAt = (at: number): Asset => {
  const asset = ASSETS[at]
  if (!asset) throw new RangeError(`The shelf has no loan ${at}`)
  return asset
}

export const PEOPLE = [aSeller(), aBuyer(), aBuyer(2)]
export const MARKET = { assets: ASSETS, profiles: PEOPLE }

/** What the market answers while it is down. */
export const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
/** What it answers while one waits. */
export const waiting = () => Effect.never
