import { expect, it } from "vitest"
import type { Verdict } from "./proof.ts"
import type { Requirement } from "./requirements.ts"
import { openRows, table } from "./table.ts"

const row = (id: string, area: string, layer: string): Requirement => ({
  id,
  area,
  requirement: `What ${id} says.`,
  kind: "rule",
  layer,
  twin: "",
  decision: "",
  code: "",
})

const rows = [row("ACC-001", "auth", "core"), row("ACC-002", "auth", "core"), row("BUY-001", "offers", "web")]
const verdicts = new Map<string, Verdict>([
  ["ACC-001", { tag: "proved", tests: [] }],
  ["ACC-002", { tag: "open", why: "no test" }],
  ["BUY-001", { tag: "twin", of: "ACC-001" }],
])

it("counts done of total per area and layer, and over all", () => {
  const words = table(rows, verdicts)
    .split("\n")
    .map((line) => line.split(/\s+/))
  expect(words.slice(1)).toEqual([
    ["auth", "1/2", "1/2"],
    ["offers", "1/1", "1/1"],
    ["all", "1/2", "1/1", "2/3"],
  ])
})

it("lists the rows that do not count, with the reason", () => {
  expect(openRows(rows, verdicts)).toBe("ACC-002  core  auth  (no test)  What ACC-002 says.")
})
