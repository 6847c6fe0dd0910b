import {
  ANY,
  Asset,
  AssetSort,
  EVERYTHING,
  type AssetSearch,
  InterestType,
  LienPosition,
  LoanStatus,
  nearFrom,
  PropertyType,
  type StatusFilter,
  inSearchOrder,
  isMatch,
} from "@xl/core/assets"
import { AssetStatus, type Actor } from "@xl/core/kernel"
import { AssetId, AssetState, Cents, Day, Millis, must, Rate } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import fc from "fast-check"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { aUser, testDatabase } from "../testing/index.ts"
import { Acting } from "../database/index.ts"
import { whereIs } from "../places/index.ts"
import { searchAssets } from "./search.ts"

const { db } = await testDatabase()
const seller = aUser(1, "Sellers")
const actors: ReadonlyArray<Actor> = [{ tag: "guest" }, seller, aUser(2, "ApprovedBuyers"), aUser(3, "Admins")]
const lookups = { whereIs, wordsOf: () => [] }
const keys = <A extends string>(codec: { readonly keys: Readonly<Record<A, unknown>> }) =>
  Object.keys(codec.keys) as Array<A>
const some = <A>(values: fc.Arbitrary<A>) => fc.option(values, { nil: null })
const cents = fc.integer({ min: 0, max: 4_000_000_00 }).map((n) => must(Cents, n))
const day = fc.integer({ min: 0, max: 3 }).map((n) => must(Day, `2030-0${n + 1}-15`))
const ratio = fc.integer({ min: -200_000, max: 1_500_000 }).map((n) => must(Rate, n))
/** Mostly open, for a search with many bounds finds nothing. */
const range = <T>(bound: fc.Arbitrary<T>) =>
  fc
    .record({ min: fc.option(bound, { nil: null, freq: 2 }), max: fc.option(bound, { nil: null, freq: 2 }) })
    .chain((bounds) =>
      fc.oneof({ weight: 5, arbitrary: fc.constant(ANY) }, { weight: 1, arbitrary: fc.constant(bounds) }),
    )
const cities = [
  "Paris",
  "paris",
  "São Paulo",
  "New York",
  "100%",
  "back\\slash",
  "under_score",
  "St. Paul",
  "Saint Paul",
]
const streets = ["100 Cedar Road", "100% Main St", "7 A_B", "1 St Paul Road", "2 West Paul Road", ""]
const names = ["Zeta", "alpha", "Alpha note", "Ågård", "50% off", "a_b", "b\\c", "Beta", "Fort note"]

const asset: fc.Arbitrary<Asset> = fc
  .record({
    id: fc.uuid({ version: 4 }),
    status: fc.constantFrom(...keys(AssetStatus)),
    mine: fc.boolean(),
    offers: fc.integer({ min: 0, max: 2 }),
    loan: some(fc.constantFrom(...keys(LoanStatus))),
    kinds: fc.uniqueArray(fc.constantFrom(...keys(PropertyType).slice(0, 4)), { maxLength: 2 }),
    state: fc.constantFrom("TX", "NY", "Various"),
    street: fc.constantFrom(...streets),
    country: fc.constantFrom("USA", "Mexico"),
    zip: fc.constantFrom("78701", "78704-1234", "75201", "00000", ""),
    city: fc.constantFrom(...cities),
    name: fc.constantFrom(...names),
    title: some(fc.constantFrom(...names)),
    upb: some(cents),
    ask: some(cents),
    created: fc.integer({ min: 0, max: 3 }),
    published: some(fc.integer({ min: 0, max: 3 })),
    rate: some(fc.integer({ min: -20_000, max: 120_000 }).map((n) => must(Rate, n))),
    maturity: some(day),
    value: some(cents),
    dscr: some(ratio),
    occupancy: some(ratio),
    lien: some(fc.constantFrom(...keys(LienPosition))),
    senior: some(cents),
    types: fc.tuple(some(fc.constantFrom(...keys(InterestType))), some(fc.constantFrom(...keys(InterestType)))),
  })
  .map((given) => {
    const plain = anAsset({ id: must(AssetId, given.id) })
    return must(Asset, {
      ...plain,
      status: given.status,
      owners: [given.mine ? seller.id : aUser(9).id],
      numberOfActiveOffers: must(t.Int, given.offers),
      creationDate: must(Millis, given.created),
      publishedTime: given.published === null ? null : must(Millis, given.published),
      mainInfo: {
        ...plain.mainInfo,
        assetStatus: given.loan,
        propertyType: given.kinds,
        address: {
          country: given.country,
          state: must(AssetState, given.state),
          city: given.city,
          address: given.street,
          zipCode: given.zip,
        },
        name: given.name,
        title: given.title,
        upb: given.upb,
        listingPrice: given.ask,
      },
      noteOverview: {
        ...plain.noteOverview,
        currentInterestRate: given.rate,
        maturityDate: given.maturity,
        estCollateralValue: given.value,
        dscr: given.dscr,
        lienPosition: given.lien,
        seniorBalance: given.senior,
        initialInterestType: given.types[0],
        rateType: given.types[1],
      },
      propertyOverview: { ...plain.propertyOverview, occupancy: given.occupancy },
    })
  })

const statuses: ReadonlyArray<StatusFilter> = [...keys(AssetStatus), "Published.WithOffers", "Draft.Pending"]
const figures = {
  ltv: range(fc.integer({ min: 0, max: 4_000_000 }).map((n) => must(Rate, n))),
  dscr: range(ratio),
  rate: range(fc.integer({ min: -20_000, max: 120_000 }).map((n) => must(Rate, n))),
  occupancy: range(ratio),
  maturity: range(day),
  lienPosition: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray(keys(LienPosition))),
  rateType: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray(keys(InterestType))),
}
/** By figures and terms alone: beside other filters most searches find nothing. */
const byFigures: fc.Arbitrary<AssetSearch> = fc.record(figures).map((bounds) => ({ ...EVERYTHING, ...bounds }))
const rarely = <A>(values: fc.Arbitrary<A>) => fc.option(values, { nil: null, freq: 5 })
const places = {
  address: rarely(fc.constantFrom("cedar", "100", " 7  a_b", "%", "", "Saint Paul")),
  country: rarely(fc.constantFrom("usa", " MEXICO", "canada")),
  near: rarely(
    fc
      .constantFrom("Austin, TX", "78701", "30.3,-97.7", "Atlantis", "00000")
      .chain((place) => fc.constantFrom(1, 10, 200, 500).map((miles) => nearFrom(place, miles))),
  ),
  owners: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([seller.id, aUser(9).id])),
  offers: rarely(fc.boolean()),
}
/** By place, owner and offers alone, for the same reason. */
const byPlaces: fc.Arbitrary<AssetSearch> = fc
  .record({ ...places, mine: fc.boolean() })
  .map((asked) => ({ ...EVERYTHING, ...asked }))
const search: fc.Arbitrary<AssetSearch> = fc.record({
  size: fc.integer({ min: 1, max: 10 }),
  offset: fc.integer({ min: 0, max: 5 }),
  status: fc.uniqueArray(fc.constantFrom(...statuses), { maxLength: 8 }),
  assetStatus: fc.uniqueArray(fc.constantFrom(...keys(LoanStatus)), { maxLength: 1 }),
  propertyType: fc.uniqueArray(fc.constantFrom(...keys(PropertyType).slice(0, 4)), { maxLength: 2 }),
  state: fc.uniqueArray(fc.constantFrom(...(["TX", "NY", "Various"] as const)), { maxLength: 1 }),
  city: fc.option(fc.constantFrom(" Paris ", "NEW YORK", "100%", "1", "Saint Paul"), { nil: null, freq: 3 }),
  name: fc.option(
    fc.constantFrom(
      "alpha",
      "%",
      "_",
      "\\",
      "note",
      " ZETA",
      "york",
      "-4",
      "new  york",
      "Ñew York, NY",
      "austin, tx",
      "100 cedar road, paris",
      "78701",
      "saint paul",
      "ft. note",
    ),
    { nil: null, freq: 3 },
  ),
  upbMin: fc.option(cents, { nil: null, freq: 3 }),
  upbMax: fc.option(cents, { nil: null, freq: 3 }),
  askMin: fc.option(cents, { nil: null, freq: 2 }),
  askMax: fc.option(cents, { nil: null, freq: 2 }),
  ...figures,
  ...places,
  id: fc.constant(null),
  seller: fc.constant(null),
  mine: fc.boolean(),
  sortBy: fc.constantFrom(...keys(AssetSort)),
  orderBy: fc.constantFrom("asc", "desc"),
})

describe("searchAssets", () => {
  it("finds in SQL what the core's rule finds in memory, in the same order, for everybody (SEL-351)", () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(asset, { minLength: 15, maxLength: 25, selector: ({ id }) => id }),
        fc.array(search, { minLength: 6, maxLength: 6 }),
        fc.array(byFigures, { minLength: 4, maxLength: 4 }),
        fc.array(byPlaces, { minLength: 5, maxLength: 5 }),
        async (assets, mixed, bounded, placed) => {
          await db.deleteFrom("assets").execute()
          const rows = assets.map((one) => ({ id: one.id, body: JSON.stringify(Asset.encode(one)), nextDue: null }))
          await db.insertInto("assets").values(rows).execute()
          for (const actor of actors) {
            for (const asked of [...mixed, ...bounded, ...placed, { ...EVERYTHING, id: assets[0]?.id ?? null }]) {
              const matches = assets.filter((one) => isMatch(one, asked, actor, lookups)).toSorted(inSearchOrder(asked))
              const page = await Effect.runPromise(Effect.provideService(searchAssets(db, actor, asked), Acting, actor))
              expect(page.total).toBe(matches.length)
              expect(page.assets.map(({ id }) => id)).toEqual(
                matches.slice(asked.offset, asked.offset + asked.size).map(({ id }) => id),
              )
            }
          }
        },
      ),
      { numRuns: 15 },
    ))
})
