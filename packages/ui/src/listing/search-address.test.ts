import {
  type AssetSearch,
  AssetSort,
  BUYER_RELEVANT_STATUSES,
  EVERYTHING,
  InterestType,
  LienPosition,
  LoanStatus,
  PropertyType,
  searchFrom,
} from "@xl/core/assets"
import { AssetId, Cents, Day, must, Rate, StateCode, UserId } from "@xl/core/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressOf } from "./search-address.ts"

const some = <A>(values: ReadonlyArray<A>) => fc.subarray([...values])
const keys = <K extends string>(of: { readonly keys: { readonly [Key in K]: unknown } }) =>
  Object.keys(of.keys) as ReadonlyArray<string> as ReadonlyArray<K>
const text = fc.option(fc.stringMatching(/^[a-z][a-z &?=+%]{0,10}[a-z]$/))
const amount = fc.option(fc.integer({ min: 0, max: 10 ** 12 }).map((n) => must(Cents, n)))
const rate = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((n) => must(Rate, n))
const range = <T>(bound: fc.Arbitrary<T>) => fc.record({ min: fc.option(bound), max: fc.option(bound) })
const search: fc.Arbitrary<AssetSearch> = fc.record({
  size: fc.constant(EVERYTHING.size),
  offset: fc.integer({ min: 0, max: 40 }).map((page) => page * EVERYTHING.size),
  status: some(BUYER_RELEVANT_STATUSES),
  assetStatus: some(keys(LoanStatus)),
  propertyType: some(keys(PropertyType)),
  state: some(keys(StateCode)),
  city: text,
  address: text,
  country: text,
  near: fc.option(
    fc.record({
      at: fc.oneof(fc.constantFrom("Austin, TX", "78701"), fc.constant({ latitude: 30.2713, longitude: -97.7426 })),
      miles: fc.integer({ min: 1, max: 500 }),
    }),
  ),
  id: fc.option(fc.uuid().map((id) => must(AssetId, id))),
  owners: fc.uniqueArray(
    fc.uuid().map((id) => must(UserId, id)),
    { maxLength: 2 },
  ),
  seller: text,
  offers: fc.option(fc.boolean()),
  name: text,
  upbMin: amount,
  upbMax: amount,
  askMin: amount,
  askMax: amount,
  ltv: range(rate),
  dscr: range(rate),
  rate: range(rate),
  occupancy: range(rate),
  maturity: range(fc.constantFrom(must(Day, "2026-12-31"), must(Day, "2030-01-01"))),
  lienPosition: some(keys(LienPosition)),
  rateType: some(keys(InterestType)),
  mine: fc.constant(false),
  sortBy: fc.constantFrom(...keys(AssetSort)),
  orderBy: fc.constantFrom("asc" as const, "desc" as const),
})

describe("the address of a search", () => {
  it("leads back to the search, whatever the filters", () =>
    fc.assert(
      fc.property(search, (wanted) => {
        expect(searchFrom(new URLSearchParams(addressOf(wanted).toString()))).toEqual(wanted)
      }),
    ))

  it("is empty for everything", () => {
    expect(addressOf(EVERYTHING).toString()).toBe("")
  })

  it("reads percentages, ratios and days as people write them", () => {
    const read = searchFrom(
      new URLSearchParams("ltvTo=75&dscrFrom=0.82&rateFrom=6.125&maturityTo=2027-06-30&lien=First"),
    )
    expect([read.ltv.max, read.dscr.min, read.rate.min, read.maturity.max, read.lienPosition]).toEqual([
      750_000,
      820_000,
      61_250,
      "2027-06-30",
      ["First"],
    ])
    const { near, offers } = searchFrom(new URLSearchParams("near=30.27,-97.74&within=25&offers=without"))
    expect([near, offers]).toEqual([{ at: { latitude: 30.27, longitude: -97.74 }, miles: 25 }, false])
  })

  it("leaves out what no search knows", () => {
    const params = new URLSearchParams(
      "status=Draft&status=nonsense&from=-1&to=1e9&page=0&sort=secret&order=up&state=ZZ&ltvFrom=much&dscrTo=1e3&maturityFrom=2026-02-30&lien=Last&rateType=None&id=1&owner=me&offers=some&near=%20&within=9",
    )
    expect(searchFrom(params)).toEqual({ ...EVERYTHING, status: ["Draft"] })
  })
})
