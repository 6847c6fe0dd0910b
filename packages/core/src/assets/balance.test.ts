import { anAsset } from "@xl/testkit/assets"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { sentBalance, sentNote, upbOf, withOneBalance } from "./balance.ts"

const { mainInfo } = anAsset()
const cents = (amount: number | null) => (amount === null ? null : must(Cents, amount))
const sent = (principal: number | null, upb: number | null) =>
  Result.map(withOneBalance({ ...mainInfo, principalBalance: cents(principal), upb: cents(upb) }), (info) => info.upb)

describe("the balance of a listing", () => {
  it("is taken under either name, and refused under both with two amounts", () => {
    expect([sent(5, null), sent(null, 5), sent(5, 5), sent(null, null)].map(Result.getOrThrow)).toEqual([5, 5, 5, null])
    expect(
      [sent(5, 6), sent(0, 1), sent(1, 0)].map((answer) => Result.isFailure(answer) && answer.failure._tag),
    ).toEqual(["AssetFactsInvalid", "AssetFactsInvalid", "AssetFactsInvalid"])
  })

  it("keeps no second amount beside it", () => {
    const info = Result.getOrThrow(withOneBalance({ ...mainInfo, principalBalance: cents(5), upb: null }))
    expect(info).toEqual({ ...mainInfo, upb: 5 })
  })

  it("goes out with one amount under every name", () => {
    const asset = anAsset({ mainInfo: { ...mainInfo, upb: cents(6_980_000_00) } })
    const usd = { amount: "6980000.00", currency: "USD" }
    expect([upbOf(asset), sentBalance(asset), sentNote(asset).unpaidPrincipalBalance]).toEqual([6_980_000_00, usd, usd])
    expect(sentBalance(anAsset({ mainInfo: { ...mainInfo, upb: null } }))).toBeNull()
  })
})
