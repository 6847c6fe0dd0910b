import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { CallMutant } from "./call-mutants.ts"
import { falsifyCalls, type TestFile } from "./falsify-calls.ts"

const WHOLE = "export const isShown = mayOffer(offer)\n"
const mutation = {
  start: 23,
  end: 38,
  replacement: "(!(mayOffer(offer)))",
  kind: "call",
  own: "",
  named: "",
  around: "",
}
const MUTANT: CallMutant = { ids: ["BUY-119"], code: "rules.ts#mayOffer", file: "screen.ts", mutation }

let home = ""
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "falsify-calls-"))
  writeFileSync(join(home, "screen.ts"), WHOLE)
})
afterEach(() => rmSync(home, { recursive: true }))

const shown = () => readFileSync(join(home, "screen.ts"), "utf8")
const judged = async (tests: { readonly [test: string]: "always" | "never" | "whenChanged" }) => {
  const [ran, told] = [new Array<string>(), new Array<boolean>()]
  const failureIn = async ({ test }: TestFile): Promise<string | null> => {
    ran.push(test)
    const fails = tests[test] === "always" || (tests[test] === "whenChanged" && shown() !== WHOLE)
    return fails ? "offers are shown" : null
  }
  const bench = { failureIn, changed: async () => void told.push(shown() === WHOLE) }
  const files = Object.keys(tests).map((test) => ({ test, project: "unit" }))
  const [verdict] = await falsifyCalls(
    home,
    [MUTANT],
    () => files,
    bench,
    () => undefined,
  )
  expect(shown()).toBe(WHOLE)
  return { ran, told, verdict }
}

it("names the test that noticed, asks none after it, and puts the file back", async () => {
  const { ran, told, verdict } = await judged({ a: "never", b: "whenChanged", c: "whenChanged" })
  expect([verdict?.outcome, verdict?.ids]).toEqual(["caught", ["BUY-119"]])
  expect(verdict?.detail).toContain("by b: offers are shown")
  expect(ran).toEqual(["a", "b", "b"])
  expect(told).toEqual([false, true, false, true])
})

it("shows the place and the change that nobody noticed", async () => {
  const { verdict } = await judged({ a: "never" })
  expect(verdict?.outcome).toBe("survived")
  expect(verdict?.detail).toBe(
    "rules.ts#mayOffer\nscreen.ts:1 (call)\n- export const isShown = mayOffer(offer)\n+ export const isShown = (!(mayOffer(offer)))",
  )
})

it("takes no failure for noticing in a file that fails unchanged, and judges nothing without a sound one", async () => {
  const { ran, told, verdict } = await judged({ a: "always" })
  expect([verdict?.outcome, ran, told]).toEqual(["unjudged", ["a", "a"], [false, true, false, true]])
  expect((await judged({})).verdict?.outcome).toBe("unjudged")
})
