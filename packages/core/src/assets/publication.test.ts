import { anAsset } from "@xl/testkit/assets"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { dayOf } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import type { Profile } from "../profiles/index.ts"
import { SellerProfileNotUpdated, SellerRevoked } from "./index.ts"
import { missingForPublication } from "./publication.ts"
import { mayPublish } from "../market/assets/may-publish.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const free = { autoDeposit: false, planPrice: must(Cents, 0) }
const sellerWith = (change: Partial<Profile["sellerProfile"]>): Profile =>
  aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, ...change } })
const answer = (seller: Profile) => mayPublish(anAsset(), seller, free, TODAY)

describe("publication", () => {
  it("is allowed to a certified seller with a complete listing", () => {
    expect(answer(aSeller())).toEqual(Result.succeed(undefined))
  })

  it("is blocked by a revoked seller profile (ACC-266, ACC-448, SEL-183)", () => {
    expect(answer(sellerWith({ status: "Revoked" }))).toEqual(Result.fail(new SellerRevoked()))
  })

  it("asks for an unpaid balance above zero", () => {
    const owing = (upb: number | null) => {
      const asset = anAsset({ mainInfo: { ...anAsset().mainInfo, upb: upb === null ? null : must(Cents, upb) } })
      return missingForPublication(asset, false).join(" ")
    }
    expect([owing(1), owing(0), owing(null)]).toEqual(["", "assetInfo.upb", "assetInfo.upb"])
  })

  it("asks for the seller profile first, unless that is revoked (SEL-184, ACC-452)", () => {
    expect(answer(sellerWith({ title: null }))).toEqual(Result.fail(new SellerProfileNotUpdated()))
    expect(answer(sellerWith({ title: null, status: "Revoked" }))).toEqual(Result.fail(new SellerRevoked()))
  })
})
