import { describe, expect, it } from "vitest"
import { ACTIVE_LIST, ARCHIVE_LIST, OWNER_ASSETS_SIZE, SELLER_STATUSES } from "./lists.ts"
import { APPROVAL_LIST } from "./search.ts"
import { AssetStatus } from "./statuses.ts"
import { titleOf } from "./title.ts"

describe("the seller's lists", () => {
  it("default to the stated nine statuses (SEL-464)", () => {
    const stated =
      "Published, CallForOffers, BestAndFinal, UnderSelection.CallForOffers, UnderSelection.BestAndFinal, " +
      "ContractPending.CallForOffers, ContractPending.BestAndFinal, Closed, Draft"
    expect(SELLER_STATUSES.join(", ")).toBe(stated)
  })

  it("hold every status but Deleted once, in the active list or in the archive", () =>
    expect([...ACTIVE_LIST, ...ARCHIVE_LIST, "Deleted"].toSorted()).toEqual(Object.keys(AssetStatus.keys).toSorted()))

  it("load 50 at a time (SEL-453)", () => expect(OWNER_ASSETS_SIZE).toBe(50))
})

it("lays before administrators what waits for approval", () => expect(APPROVAL_LIST).toEqual(["Draft.Pending"]))

it("calls an asset by its title, by its name where it has none, and a draft without either one", () => {
  const called = (title: string | null, name = "Cedar Park") => titleOf({ mainInfo: { name, title } })
  expect([called("Lakeside"), called(null), called(null, "")]).toEqual(["Lakeside", "Cedar Park", "Draft"])
})
