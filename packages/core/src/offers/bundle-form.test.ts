import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { anOffer, terms } from "@xl/testkit/offers"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { spreadByUpb } from "./allocation.ts"
import { type BundleForm, bundleFormOf, bundleOf, EMPTY_BUNDLE } from "./bundle-form.ts"
import { termsRule } from "./terms.ts"

/** Owed $10,000,000 each, of one seller; the second requires $50,000 of earnest money. */
const assets = [
  aPublishedAsset(),
  aPublishedAsset({ id: anAssetId(2), requireBidDeposit: true, bidDepositSum: must(Cents, 50_000_00) }),
]
const [one, other] = [anAssetId(1), anAssetId(2)]
const FULL: BundleForm = {
  ...terms({ bidPrice: 9_000_000_00 }),
  notes: "Both or none",
  prices: { [one]: 4_000_000_00, [other]: 5_000_000_00 },
}
const problemsIn = (change: Partial<BundleForm>, on = assets) => {
  const result = bundleOf({ ...FULL, ...change }, on)
  return Result.isFailure(result)
    ? result.failure.map(({ asset, field, why }) => [
        asset === undefined ? field : `${field} ${asset === one ? 1 : 2}`,
        why === "required" ? why : why._tag,
      ])
    : []
}

describe("the form of a bid on several assets", () => {
  it("stands for one offer with the price of each", () =>
    expect(bundleOf(FULL, assets)).toEqual(
      Result.succeed({
        assets: [
          { id: one, bidAllocation: 4_000_000_00 },
          { id: other, bidAllocation: 5_000_000_00 },
        ],
        terms: { ...terms({ bidPrice: 9_000_000_00 }), notes: "Both or none" },
      }),
    ))

  it("names all that is to be filled in, terms first and then prices", () => {
    expect(problemsIn(EMPTY_BUNDLE)).toEqual([
      ["bidPrice", "required"],
      ["earnestMoneyDeposit", "required"],
      ["dueDiligencePeriod", "required"],
      ["closing", "required"],
      ["price 1", "required"],
      ["price 2", "required"],
    ])
    expect(problemsIn({ prices: { [one]: 9_000_000_00 } })).toEqual([["price 2", "required"]])
  })

  it("takes no price of 0, and no prices that miss the total by a cent", () => {
    expect(problemsIn({ prices: { [one]: 0, [other]: 9_000_000_00 } })).toEqual([["price 1", "AllocationMismatch"]])
    expect(problemsIn({ prices: { [one]: 4_000_000_01, [other]: 5_000_000_00 } })).toEqual([
      ["bidPrice", "AllocationMismatch"],
    ])
  })

  it("asks the bounds of all the assets together: the total by what is owed on both, earnest money by what either requires", () => {
    const most = 200_000_000_00
    const prices = { [one]: most / 2, [other]: most / 2 }
    expect(problemsIn({ bidPrice: most, prices })).toEqual([])
    expect(problemsIn({ bidPrice: most + 1, prices })).toEqual([["bidPrice", "BidPriceOutOfBounds"]])
    expect(problemsIn({ earnestMoneyDeposit: 49_999_99 })).toEqual([["earnestMoneyDeposit", "EarnestMoneyOutOfBounds"]])
    expect(problemsIn({ earnestMoneyDeposit: 50_000_00 })).toEqual([])
  })

  it("gives one asset alone the whole price, whatever was typed beside it", () =>
    expect(bundleOf({ ...FULL, prices: {} }, assets.slice(0, 1))).toMatchObject(
      Result.succeed({ assets: [{ id: one, bidAllocation: 9_000_000_00 }] }),
    ))

  it("is taken up from an offer, and stands for the same again", () => {
    const offered = anOffer({
      type: "MultipleBid",
      terms: terms({ bidPrice: 9_000_000_00 }),
      assets: [one, other].map((id, place) => ({
        id,
        title: "",
        principalBalance: must(Cents, 10_000_000_00),
        bidAllocation: must(Cents, place === 0 ? 4_000_000_00 : 5_000_000_00),
      })),
    })
    expect(bundleOf(bundleFormOf(offered), assets)).toEqual(
      Result.succeed({
        assets: offered.assets.map(({ bidAllocation, id }) => ({ id, bidAllocation })),
        terms: offered.terms,
      }),
    )
  })

  it("is taken exactly where the gateway's rule takes it", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 210_000_000_00 }),
        fc.constantFrom(0, 49_999_99, 50_000_00, 100_000_00),
        fc.constantFrom(-1, 0, 1),
        (bidPrice, earnestMoneyDeposit, off) => {
          const spread = spreadByUpb(bidPrice, assets)
          const prices = { [one]: (spread?.[one] ?? 0) + off, [other]: spread?.[other] ?? 0 }
          const result = bundleOf({ ...FULL, bidPrice, earnestMoneyDeposit, prices }, assets)
          const asked = {
            assets: [one, other].map((id) => ({ id, bidAllocation: prices[id] ?? 0 })),
            terms: terms({ bidPrice, earnestMoneyDeposit }),
          }
          expect(Result.isSuccess(result)).toBe(Result.isSuccess(termsRule(asked, assets)))
        },
      ),
    ))
})
