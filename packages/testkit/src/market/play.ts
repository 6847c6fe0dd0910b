import type { AssetEdit, PeriodPlan } from "@xl/core/assets"
import { addDays, type AssetId, dayOf, DAY_MILLIS, Millis, must } from "@xl/core/shared"
import { settledDeal } from "@xl/core/market"
import { Effect, type Result } from "effect"
import fc from "fast-check"
import { anAsset, anAssetId, aPublishedAsset } from "../assets/examples.ts"
import { aBid, terms } from "../offers/examples.ts"
import { goOn } from "./going.ts"
import { type MarketInMemory, marketInMemory } from "./market.ts"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "./people.ts"

/** What anybody may try, on the assets and offers that there are; most tries are refused. */
export type Try =
  | { readonly do: "goOn"; readonly asset: number; readonly turn: number }
  | { readonly do: "wait"; readonly hours: number }
  | {
      readonly do: "list"
      readonly what: ListingTry
      readonly asset: number
      readonly by: "admin" | "seller"
      readonly days: number
    }
  | { readonly do: "offer"; readonly buyer: number; readonly assets: ReadonlyArray<number>; readonly dollars: number }
  | {
      readonly do: "answer"
      readonly what: OfferTry
      readonly offer: number
      readonly by: "admin" | "buyer" | "seller"
    }

const LISTING_TRIES = [
  "approve",
  "cancelPublishRequest",
  "closeBestAndFinal",
  "closeCallForOffers",
  "confirmClosing",
  "discard",
  "edit",
  "hold",
  "planAll",
  "planBestAndFinal",
  "planCall",
  "planSelection",
  "release",
  "remove",
  "reportFallThrough",
  "requestPublish",
  "revoke",
  "withdraw",
] as const
/** Tries that do not take a listing off the market. */
const GENTLE_TRIES = ["edit", "hold", "planAll", "planBestAndFinal", "planSelection", "release"] as const
type ListingTry = (typeof LISTING_TRIES)[number]

const OFFER_TRIES = [
  "accept",
  "cancel",
  "decline",
  "edit",
  "publish",
  "reactivate",
  "record",
  "selectForBestAndFinal",
  "selectWinner",
  "withdraw",
] as const
type OfferTry = (typeof OFFER_TRIES)[number]

const asset = fc.nat({ max: 2 })

/** Any try. Waiting and the commands of a usual sale come up more often than the others. */
export const aTry: fc.Arbitrary<Try> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait"), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait"), hours: fc.integer({ min: 300, max: 1_000 }) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant("goOn"), asset, turn: fc.nat({ max: 11 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("list"),
      what: fc.constantFrom(...LISTING_TRIES, ...GENTLE_TRIES, ...GENTLE_TRIES, ...GENTLE_TRIES),
      asset,
      by: fc.constantFrom("seller", "seller", "admin"),
      days: fc.integer({ min: 0, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("offer"),
      buyer: fc.integer({ min: 1, max: 3 }),
      assets: fc.uniqueArray(asset, { minLength: 1, maxLength: 3 }),
      dollars: fc.integer({ min: 1, max: 40_000_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("answer"),
      what: fc.constantFrom(...OFFER_TRIES, "selectForBestAndFinal", "selectWinner", "accept"),
      offer: fc.nat({ max: 11 }),
      by: fc.constantFrom("seller", "buyer", "admin"),
    }),
  },
)

/** Two assets on the market, one before it whose plan is not paid from the third week on; three buyers, a seller, an administrator. */
export const aStage = (): MarketInMemory =>
  marketInMemory({
    seed: {
      profiles: [aSeller(), aBuyer(1), aBuyer(2), aBuyer(3), anAdmin()],
      assets: [
        aPublishedAsset({ id: anAssetId(1), lenderDirect90: true }),
        aPublishedAsset({ id: anAssetId(2), requireBidDeposit: true }),
        anAsset({ id: anAssetId(3), planUnpaidSince: must(Millis, EXAMPLE_NOW + 20 * DAY_MILLIS) }),
      ],
    },
    now: EXAMPLE_NOW,
  })

const planOf = (what: ListingTry, now: number, days: number): PeriodPlan => {
  const from = (start: number) => addDays(dayOf(now), start)
  const window = (start: number) => ({ startDate: from(start), endDate: from(start + 1) })
  const plans: { readonly [plan: string]: PeriodPlan } = {
    planAll: { callForOffers: window(days), bestAndFinal: window(days + 3), underSelection: window(days + 6) },
    planBestAndFinal: { bestAndFinal: window(days) },
    planCall: { callForOffers: window(days) },
    planSelection: { underSelection: window(days) },
  }
  return plans[what] ?? {}
}

const EDIT: AssetEdit = { images: ["another"] }

type Outcome = Effect.Effect<unknown, unknown>

const listing = (market: MarketInMemory, tried: Extract<Try, { do: "list" }>): Outcome => {
  const { listings } = market.as(tried.by === "seller" ? aSeller() : anAdmin())
  const id: AssetId = anAssetId(tried.asset + 1)
  const now = market.home.clock.now()
  const plan = () => listings.planPeriods(id, planOf(tried.what, now, tried.days))
  const asked: { readonly [What in ListingTry]: () => Outcome } = {
    approve: () => listings.approve(id, market.home.memory.rows.assets.get(id)?.version ?? 0),
    cancelPublishRequest: () => listings.cancelPublishRequest(id),
    closeBestAndFinal: () => listings.closeBestAndFinal(id),
    closeCallForOffers: () => listings.closeCallForOffers(id),
    confirmClosing: () => listings.confirmClosing(id),
    discard: () => listings.discard(id),
    edit: () => listings.edit(id, EDIT),
    hold: () => listings.hold(id),
    planAll: plan,
    planBestAndFinal: plan,
    planCall: plan,
    planSelection: plan,
    release: () => listings.release(id, tried.days > 3 ? addDays(dayOf(now), tried.days) : null),
    remove: () => listings.remove(id),
    reportFallThrough: () => listings.reportFallThrough(id, "a reason"),
    requestPublish: () => listings.requestPublish(id),
    revoke: () => listings.revoke(id, "a reason"),
    withdraw: () => listings.withdraw(id),
  }
  return asked[tried.what]()
}

const answer = (market: MarketInMemory, tried: Extract<Try, { do: "answer" }>): Outcome => {
  const offer = [...market.home.memory.rows.offers.values()][tried.offer]
  if (!offer) return Effect.void
  const { id } = offer
  const buyer = offer.owners[0]
  const people = { admin: anAdmin(), seller: aSeller(), buyer: buyer ? { id: buyer } : anAdmin() }
  const { offers } = market.as(people[tried.by])
  const asked: { readonly [What in OfferTry]: () => Outcome } = {
    accept: () => offers.acceptClosingDocuments(id),
    cancel: () => offers.cancel(id, "a reason"),
    decline: () => offers.decline(id, "a reason"),
    edit: () => offers.edit(id, aBid(offer.assets, terms({ bidPrice: offer.terms.bidPrice + 100 }))),
    publish: () => offers.publish(id),
    reactivate: () => offers.reactivate(id),
    record: () => offers.recordManualTransfer(id, "fund", "wire", dayOf(market.home.clock.now())),
    selectForBestAndFinal: () => offers.selectForBestAndFinal(id),
    selectWinner: () => offers.selectWinner(id),
    withdraw: () => offers.withdraw(id),
  }
  return asked[tried.what]()
}

const bid = (market: MarketInMemory, tried: Extract<Try, { do: "offer" }>): Outcome => {
  const { offers } = market.as(aBuyer(tried.buyer))
  const assets = tried.assets.map((place) => ({ id: anAssetId(place + 1) }))
  const offered = terms({ bidPrice: tried.dollars * 100, earnestMoneyDeposit: 100 })
  return Effect.flatMap(offers.create(aBid(assets, offered)), ({ id }) => offers.publish(id))
}

/** Tries one thing; a refusal is an outcome like another, a defect is not. */
export const trying = (market: MarketInMemory, tried: Try): Effect.Effect<Result.Result<unknown, unknown>> => {
  switch (tried.do) {
    case "wait":
      return Effect.result(Effect.sync(() => market.home.clock.advance((tried.hours * DAY_MILLIS) / 24)))
    case "goOn": {
      const { assets, offers } = market.home.memory.rows
      // What comes next is chosen by how things stand by now, whether or not the scheduler has run.
      const deal = settledDeal({ assets: [...assets.values()], offers: [...offers.values()] }, market.home.clock.now())
      const chosen = deal.assets.find(({ id }) => id === anAssetId(tried.asset + 1))
      return Effect.result(
        chosen ? goOn({ market, asset: chosen, offers: deal.offers, turn: tried.turn }) : Effect.void,
      )
    }
    case "list":
      return Effect.result(listing(market, tried))
    case "offer":
      return Effect.result(bid(market, tried))
    case "answer":
      return Effect.result(answer(market, tried))
  }
}
