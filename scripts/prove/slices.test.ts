import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { proveFor, type Slice, SLICES } from "./slices.ts"

/** A run of so many seconds in which each slice takes one. */
const proved = (seconds: number, isFine: (slice: Slice) => boolean = () => true) => {
  let now = 0
  const run = (slice: Slice) => {
    now += 1
    return isFine(slice)
  }
  return proveFor(seconds, { clock: () => now, run, seed: 7 })
}

it("runs at least one slice, and the others in turn until the time is over", () => {
  expect(proved(0).map(({ script }) => script)).toEqual(["rules"])
  expect(proved(3).map(({ script, seed }) => [script, seed])).toEqual([
    ["rules", 7],
    ["races", 8],
    ["fuzz", 9],
  ])
})

it("gives every round new seeds, and runs once what takes none", () => {
  const twice = proved(2 * SLICES.length)
  expect(new Set(twice.map(({ seed }) => seed)).size).toBe(twice.length)
  expect(twice.filter(({ script }) => script === "authorization")).toHaveLength(1)
  expect(twice.filter(({ script }) => script === "races")).toHaveLength(2)
})

it("goes on after a failure and keeps it", () => {
  const ran = proved(3, ({ script }) => script !== "races")
  expect(ran.map(({ isFine }) => isFine)).toEqual([true, false, true])
})

it("names scripts of the repository", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object }
  for (const { script } of SLICES) expect(scripts).toHaveProperty(script)
})
