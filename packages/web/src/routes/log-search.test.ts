import { Day, must } from "@xl/core/shared"
import { expect, it } from "vitest"
import { logSearchIn, logSearchParams } from "./log-search.ts"

it("what is looked for in the log stands in the address, and comes back from it", () => {
  const search = {
    person: "ada & co",
    asset: "Lakeside",
    kind: "offers",
    from: must(Day, "2026-11-01"),
    to: must(Day, "2026-11-30"),
    offset: 20,
  } as const
  expect(logSearchIn(logSearchParams(search))).toEqual(search)
  const nothing = { person: null, asset: null, kind: null, from: null, to: null, offset: 0 }
  expect(logSearchParams(nothing).toString()).toBe("")
  expect(logSearchIn(new URLSearchParams("kind=shoes&from=yesterday&offset=-3"))).toEqual(nothing)
})
