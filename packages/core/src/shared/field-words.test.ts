import { expect, it } from "vitest"
import { Day, must } from "./index.ts"
import { dayOutside } from "./field-words.ts"

it("names the limits of a field for days, as many as it has", () => {
  const [from, to] = [must(Day, "2026-12-08"), must(Day, "2027-01-15")]
  expect([dayOutside(from, to), dayOutside(from, undefined), dayOutside(undefined, to)]).toEqual([
    "Enter a day from 12-08-2026 to 01-15-2027",
    "Enter 12-08-2026 or a later day",
    "Enter 01-15-2027 or an earlier day",
  ])
})
