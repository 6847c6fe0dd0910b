import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aSeller, marketInMemory } from "@xl/testkit/market"
import fc from "fast-check"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode, Millis, must } from "../shared/index.ts"
import { AssetMapFilter, type AssetSearch, AssetSearchFilter, AssetStatus, SELLER_SEARCH } from "./index.ts"

/** A seller's assets in every status, created in this order, and somebody else's. */
const market = () => {
  const own = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
  const standing = own.map((status, at) =>
    standingIn(status, { id: anAssetId(at + 1), creationDate: must(Millis, at) }),
  )
  const foreign = standingIn("Published", { id: anAssetId(50), owners: [aSeller(2).id] })
  const assets = [...standing, foreign].map(({ asset }) => asset)
  return marketInMemory({ seed: { assets, profiles: [aSeller(), aSeller(2)] } })
}
const found = async (search: AssetSearch) =>
  (await Effect.runPromise(market().as(aSeller()).catalog.search(search))).assets.map(({ status }) => status)

describe("a seller's search", () => {
  it("finds the own assets in the stated nine statuses, newest first (SEL-455, SEL-464)", async () => {
    const stated =
      "Closed, ContractPending.BestAndFinal, ContractPending.CallForOffers, UnderSelection.BestAndFinal, " +
      "UnderSelection.CallForOffers, BestAndFinal, CallForOffers, Published, Draft"
    expect((await found(SELLER_SEARCH)).join(", ")).toBe(stated)
  })
})

describe("search filters", () => {
  const sent = {
    assetStatus: ["Performing Loan"],
    status: ["Published.WithOffers"],
    propertyType: ["Office"],
    size: 12,
    offset: 24,
    address: "100 Cedar Road",
    state: ["TX"],
    owners: [aSeller().id],
    country: "USA",
    city: "Austin",
    name: "Cedar",
    sortBy: "upb",
    orderBy: "asc",
    id: anAssetId(1),
  }
  const onTheMap = { coordinates: { latitude: 30.27, longitude: -97.74 }, upbMin: "1.00", upbMax: "2.50", offers: true }

  it("hold the stated fields, each of which may be missing (SEL-146)", () => {
    const read = Result.getOrThrow(decode(AssetSearchFilter)({ ...sent, ...onTheMap }))
    expect(AssetSearchFilter.encode(read)).toEqual(sent)
    const none = Object.fromEntries(Object.keys(sent).map((field) => [field, null]))
    expect(Result.getOrThrow(decode(AssetSearchFilter)({}))).toEqual(none)
  })

  it("in one variant take coordinates, bounds of the balance and offers too (SEL-147)", () => {
    const read = Result.getOrThrow(decode(AssetMapFilter)({ ...sent, ...onTheMap }))
    expect([read.upbMin, read.upbMax]).toEqual([100, 250])
    expect(AssetMapFilter.encode(read)).toEqual({ ...sent, ...onTheMap })
    const { coordinates, offers, upbMax, upbMin } = Result.getOrThrow(decode(AssetMapFilter)({}))
    expect([coordinates, offers, upbMax, upbMin]).toEqual([null, null, null, null])
  })

  it("refuse pages below one row or above 1,000, and offsets below 0", () => {
    const isRead = (change: object) => Result.isSuccess(decode(AssetSearchFilter)({ ...sent, ...change }))
    expect([0, 1, 1_000, 1_001].map((size) => isRead({ size }))).toEqual([false, true, true, false])
    expect([-1, 0, 1.5].map((offset) => isRead({ offset }))).toEqual([false, true, false])
  })

  it("are read or refused, never thrown at, and a refusal names paths alone", () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(sent)), (value, field) => {
        const read = decode(AssetMapFilter)({ ...sent, [field]: value })
        const problems = Result.isFailure(read) ? read.failure.problems : []
        expect(problems.every((problem) => problem.startsWith(`/${field}`))).toBe(true)
        decode(AssetMapFilter)(value)
      }),
    )
  })
})
