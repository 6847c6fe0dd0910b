import { actorOf, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anAsset } from "@xl/testkit/assets"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { publicationReview, type ReviewedEvent } from "./review.ts"

const admin = actorOf(anAdmin())
const asset = anAsset({ registrationStatus: "pending" })
const note = (totalPayoff: number) => ({ ...asset.noteOverview, totalPayoff: must(Cents, totalPayoff * 100) })
const event = (
  at: number,
  before: ReviewedEvent["before"],
  after: ReviewedEvent["after"],
  type = "AssetStatusChanged",
): ReviewedEvent => ({ at: EXAMPLE_NOW + at, type, before, after })
const edited = (at: number, from: number, to: number) =>
  event(at, { noteOverview: note(from) }, { noteOverview: note(to) }, "AssetEdited")
const of = (events: ReadonlyArray<ReviewedEvent>) => {
  if (admin.tag !== "user") throw new Error("An administrator is signed in")
  const { changes, lastReview, seller } = publicationReview(asset, aSeller(), events, admin)
  return { lastReview, changes: changes.map(({ before, label }) => `${label} was ${before}`), seller }
}

describe("the page of a requested publication", () => {
  it("names the seller with entity, signer and contact", () =>
    expect(of([]).seller).toMatchObject({ email: aSeller().email, entity: aSeller().sellerProfile.entityName }))

  it("has nothing to compare before the first review", () =>
    expect(of([edited(1, 1, 2)])).toMatchObject({ lastReview: null, changes: [] }))

  it.each([
    ["revoked", { status: "Draft" }, { status: "Revoked" }],
    ["approved", { status: "Draft" }, { status: "Published" }],
    ["takenBack", { status: "Published" }, { status: "Draft" }],
  ] as const)("compares with the asset as it was %s last", (outcome, before, after) => {
    const earlier = [edited(1, 1, 2), event(2, { status: "Draft" }, { status: "Revoked" }), edited(3, 2, 3)]
    const events = [
      ...earlier,
      event(4, before, after),
      edited(5, 9_000_000, 9_500_000),
      edited(6, 9_500_000, 10_500_000),
    ]
    expect(of(events)).toMatchObject({
      lastReview: { at: EXAMPLE_NOW + 4, outcome },
      changes: ["Total payoff was $9,000,000"],
    })
  })

  it("finds no difference where the asset is as it was", () =>
    expect(of([event(1, { status: "Draft" }, { status: "Revoked" })]).changes).toEqual([]))
})
