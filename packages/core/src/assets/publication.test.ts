import { anAsset } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import type { Profile } from "../profiles/index.ts"
import { SellerProfileNotUpdated, SellerRevoked } from "./index.ts"
import { mayPublish, missingForPublication } from "./publication.ts"

const free = { autoDeposit: false, planPrice: must(Cents, 0) }
const sellerWith = (change: Partial<Profile["sellerProfile"]>): Profile =>
  aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, ...change } })
const answer = (seller: Profile) => mayPublish(anAsset(), seller, free)

describe("publication", () => {
  it("is allowed to a certified seller with a complete listing", () => {
    expect(answer(aSeller())).toEqual(Result.succeed(undefined))
  })

  it("is blocked by a revoked seller profile (ACC-266, ACC-448, SEL-183)", () => {
    expect(answer(sellerWith({ status: "Revoked" }))).toEqual(Result.fail(new SellerRevoked()))
  })

  it("asks for money owed, on whichever page it is said", () => {
    const owing = (upb: number | null, unpaid: number | null) => {
      const { mainInfo, noteOverview } = anAsset()
      const cents = (amount: number | null) => (amount === null ? null : must(Cents, amount))
      const asset = anAsset({
        mainInfo: { ...mainInfo, upb: cents(upb) },
        noteOverview: { ...noteOverview, unpaidPrincipalBalance: cents(unpaid) },
      })
      return missingForPublication(asset, false).join(" ")
    }
    expect([owing(5, 0), owing(5, 5), owing(null, 5)]).toEqual(["", "", ""])
    expect([owing(0, 5), owing(0, 0), owing(null, 0), owing(null, null)]).toEqual(
      [1, 2, 3, 4].map(() => "noteOverview.unpaidPrincipalBalance"),
    )
  })

  it("asks for the seller profile first, unless that is revoked (SEL-184, ACC-452)", () => {
    expect(answer(sellerWith({ title: null }))).toEqual(Result.fail(new SellerProfileNotUpdated()))
    expect(answer(sellerWith({ title: null, status: "Revoked" }))).toEqual(Result.fail(new SellerRevoked()))
  })
})
