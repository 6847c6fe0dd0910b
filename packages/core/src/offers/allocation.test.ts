import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents, MOST_CENTS } from "../shared/money.ts"
import { allocated, leftToAllocate, spreadByUpb } from "./allocation.ts"

const base = aPublishedAsset()
const owing = (...balances: ReadonlyArray<number | null>) =>
  balances.map((balance, place) => ({
    ...base,
    id: anAssetId(place + 1),
    mainInfo: { ...base.mainInfo, upb: balance === null ? null : must(Cents, balance) },
  }))
const spread = (total: number, ...balances: ReadonlyArray<number | null>) => {
  const assets = owing(...balances)
  const prices = spreadByUpb(total, assets)
  return prices && assets.map(({ id }) => prices[id])
}

describe("a price spread over assets", () => {
  it("goes by what is owed on each", () => expect(spread(1_000, 600, 300, 100)).toEqual([600, 300, 100]))

  it("gives the cents that are left to the largest rests, of equal ones to the earlier", () => {
    expect(spread(100, 1, 1, 1)).toEqual([34, 33, 33])
    expect(spread(10, 2, 2, 3)).toEqual([3, 3, 4])
    expect(spread(101, 50, 25, 25)).toEqual([51, 25, 25])
  })

  it("is even where nothing is owed on any, and leaves none without a price", () => {
    expect(spread(5, null, 0)).toEqual([3, 2])
    expect(spread(1_000, 1_000, 0, null)).toEqual([998, 1, 1])
    expect(spread(2, 1_000_000, 1)).toEqual([1, 1])
  })

  it("is none where there is no cent for each, no asset, or no whole cents", () => {
    expect([spread(1, 5, 5), spread(0, 5), spread(5), spread(2.5, 5, 5), spread(Number.NaN, 5)]).toEqual(
      Array(5).fill(null),
    )
  })

  it("adds up to the total to the cent, has no price of 0, and is off the exact share by less than a cent wherever that is above one", () => {
    const balances = fc.array(fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: MOST_CENTS })), {
      minLength: 2,
      maxLength: 50,
    })
    const totals = fc.oneof(fc.integer({ min: 50, max: 5_000 }), fc.integer({ min: 50, max: MOST_CENTS }))
    fc.assert(
      fc.property(balances, totals, (owed, total) => {
        const shares = spread(total, ...owed)?.map(Number) ?? []
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total))
        expect(shares.every((share) => Number.isSafeInteger(share) && share > 0)).toBe(true)
        const all = owed.reduce((sum, balance) => sum + BigInt(balance), 0n)
        const isShort = owed.some((balance) => BigInt(total) * BigInt(balance) < all)
        const isClose = shares.every((share, place) => {
          const off = BigInt(share) * all - BigInt(total) * BigInt(owed[place] ?? 0)
          return off > -all && off < all
        })
        expect(isShort || isClose).toBe(true)
      }),
      { numRuns: inProportion(200) },
    )
  })
})

describe("what is left of a price", () => {
  const assets = owing(1, 1)

  it("is the total less the prices of these assets alone", () => {
    const prices = { [anAssetId(1)]: 30, [anAssetId(9)]: 1_000 }
    expect(allocated(prices, assets)).toBe(30)
    expect([leftToAllocate(100, prices, assets), leftToAllocate(10, prices, assets)]).toEqual([70, -20])
    expect(leftToAllocate(undefined, prices, assets)).toBeNull()
  })
})
