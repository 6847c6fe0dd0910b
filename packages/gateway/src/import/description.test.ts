import { Day, must } from "@xl/core/shared"
import { expect, it } from "vitest"
import { listingOf } from "./listing.ts"
import { aRow } from "./testing.ts"

const described = (reportedOn?: string, isDistressInvented = false): string | null => {
  const retold = { floating: null, senior: null, isDistressInvented }
  const retelling = reportedOn === undefined ? undefined : { ...retold, reportedOn: must(Day, reportedOn) }
  const mapped = listingOf(aRow({}), retelling)
  return "refused" in mapped ? mapped.refused : mapped.listing.mainInfo.description
}

it("says of which day the figures are, and of which day the report is that they were moved from", () => {
  expect(described()).toContain("Figures as reported on 03-11-2026.")
  const moved = "Figures as of 03-11-2026: a public report of 12-11-2024, all its days moved forward alike."
  expect(described("2024-12-11")).toContain(moved)
  expect(described("2024-12-11")).not.toContain("invented. Demo")
  expect(described("2024-12-11", true)).toContain(`${moved} Arrears, income and value since then are invented.`)
})
