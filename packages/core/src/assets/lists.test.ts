import { describe, expect, it } from "vitest"
import { ACTIVE_LIST, ARCHIVE_LIST } from "./lists.ts"
import { APPROVAL_LIST } from "./search.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { titleOf } from "./title.ts"

describe("the seller's lists", () => {
  it("hold every status but Deleted once, in the active list or in the archive", () =>
    expect([...ACTIVE_LIST, ...ARCHIVE_LIST, "Deleted"].toSorted()).toEqual(Object.keys(AssetStatus.keys).toSorted()))
})

it("lays before administrators what waits for approval", () => expect(APPROVAL_LIST).toEqual(["Draft.Pending"]))

it("calls an asset by its title, by its name where it has none, and a draft without either one", () => {
  const called = (title: string | null, name = "Cedar Park") => titleOf({ mainInfo: { name, title } })
  expect([called("Lakeside"), called(null), called(null, "")]).toEqual(["Lakeside", "Cedar Park", "Draft"])
})
