import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { doorNames, takenByProduct, usedByNobody } from "./core-doors.ts"

const names = new Set(doorNames())
const taken = takenByProduct()
/** docs/core-surface.tsv: what stays public without a consumer in the product, and why. */
const surface = readFileSync("docs/core-surface.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
const documented = new Set(surface.map(([door = "", name = ""]) => `${door}#${name}`))

it("exports nothing from the core's doors but what the product takes or docs/core-surface.tsv explains", () => {
  expect(names.size).toBeGreaterThan(1000)
  expect([...names].filter((name) => !taken.has(name) && !documented.has(name))).toEqual([])
})

it("explains no name in docs/core-surface.tsv that is gone or has a consumer", () => {
  expect([...documented].filter((name) => !names.has(name) || taken.has(name))).toEqual([])
  expect(surface.filter(([, , why = ""]) => why === "")).toEqual([])
})

it("exports nothing behind the doors that nobody uses", () => {
  expect(usedByNobody()).toEqual([])
})
