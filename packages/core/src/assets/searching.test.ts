import { anAssetId } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { AssetMapFilter, AssetSearchFilter, CAROUSEL, EVERYTHING, SELLER_SEARCH } from "./index.ts"
import { SELLER_STATUSES } from "./lists.ts"

describe("searches that screens make", () => {
  it("load 16 assets into the carousel (SEL-452, BUY-348)", () => {
    expect(CAROUSEL).toEqual({ ...EVERYTHING, size: 16 })
  })

  it("load up to 1000 of a seller's own assets (SEL-454)", () => {
    expect([SELLER_SEARCH.size, SELLER_SEARCH.mine, SELLER_SEARCH.status]).toEqual([1_000, true, SELLER_STATUSES])
  })

  it("sort a seller's assets by creationDate descending (SEL-455)", () => {
    expect([SELLER_SEARCH.sortBy, SELLER_SEARCH.orderBy]).toEqual(["creationDate", "desc"])
  })

  it("start at the first asset, 12 at a time, by status descending (BUY-347)", () => {
    expect([EVERYTHING.size, EVERYTHING.offset, EVERYTHING.sortBy, EVERYTHING.orderBy]).toEqual([
      12,
      0,
      "status",
      "desc",
    ])
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
