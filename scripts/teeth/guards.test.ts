import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { broken, readGuards } from "./guards.ts"

const guards = readGuards()

describe("the table of guards", () => {
  it("names each by its own id, and a test that there is (C113)", () => {
    expect(guards.length).toBeGreaterThan(100)
    expect(new Set(guards.map(({ id }) => id)).size).toBe(guards.length)
    expect(guards.filter(({ guards: words, project, test }) => !words || !project || !existsSync(test))).toEqual([])
  })

  it.each(guards)("takes $id away, which stands in $file exactly once", (guard) => {
    const text = readFileSync(guard.file, "utf8")
    expect(broken(guard, text)).not.toBe(text)
  })

  it("refuses a guard that is gone or stands there twice", () => {
    const guard = { id: "x", guards: "", file: "f", from: "no", to: "", project: "unit", test: "t" }
    expect(() => broken(guard, "yes")).toThrow("x: its text stands 0 times in f")
    expect(() => broken(guard, "no, no")).toThrow("x: its text stands 2 times in f")
  })
})
