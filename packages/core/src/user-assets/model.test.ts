import { aBuyer } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode, Millis, must } from "../shared/index.ts"
import { AssetVisits, ExecutedAgreement, UserAsset, visitedAgain } from "./index.ts"
import { toldOffer } from "./told-offer.ts"
import { UserAssetOffer } from "./user-asset-offer.ts"

const NOW = Date.UTC(2026, 10, 28)
const offer = UserAssetOffer.encode(toldOffer(anOffer()))
const visits = { latestVisitDate: NOW, totalVisits: 7 }
const agreement = { executionDate: NOW, pdfKey: "ca.pdf" }

describe("what a person has to do with an asset", () => {
  it("is offers, access, visits and the agreement (BUY-099)", () => {
    const sent = {
      userEmail: aBuyer().email,
      offer,
      offerHistory: [offer],
      Tier1: true,
      Tier2: true,
      Favorite: true,
      viewed: true,
      userAssetData: visits,
      CAExecutionDate: NOW + 1,
      Tier2AccessDate: NOW + 2,
      executedCA: agreement,
    }
    expect(UserAsset.encode(Result.getOrThrow(decode(UserAsset)({ ...sent, other: 1 })))).toEqual(sent)
    expect(Result.getOrThrow(decode(UserAsset)({ userEmail: aBuyer().email }))).toEqual({
      userEmail: aBuyer().email,
      offer: null,
      offerHistory: null,
      Tier1: false,
      Tier2: false,
      Favorite: false,
      viewed: false,
      userAssetData: null,
      CAExecutionDate: null,
      Tier2AccessDate: null,
      executedCA: null,
    })
  })

  it("counts visits and dates the latest (BUY-100)", () => {
    expect(AssetVisits.encode(Result.getOrThrow(decode(AssetVisits)({ ...visits, other: 1 })))).toEqual(visits)
    for (const field of Object.keys(visits)) {
      expect(Result.isFailure(decode(AssetVisits)({ ...visits, [field]: undefined }))).toBe(true)
    }
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 1 }), (times) => {
        const all = times.reduce<AssetVisits | null>((so, at) => visitedAgain(so, must(Millis, at)), null)
        expect(all).toEqual({ latestVisitDate: Math.max(...times), totalVisits: times.length })
      }),
    )
  })

  it("holds the executed agreement's date and file (BUY-101)", () => {
    const read = Result.getOrThrow(decode(ExecutedAgreement)({ ...agreement, other: 1 }))
    expect(ExecutedAgreement.encode(read)).toEqual(agreement)
    for (const field of Object.keys(agreement)) {
      expect(Result.isFailure(decode(ExecutedAgreement)({ ...agreement, [field]: undefined }))).toBe(true)
    }
  })
})
