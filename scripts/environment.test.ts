import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const names = (file: string, pattern: RegExp): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name)

it("explains every variable of the configuration in .env.example, and no other", () => {
  const read = names("packages/gateway/src/config/config.ts", /^ {2}([A-Z][A-Z_]+):/gm)
  const explained = names(".env.example", /^#([A-Z][A-Z_]+)=/gm)
  expect(read.length).toBeGreaterThan(10)
  expect(explained.toSorted()).toEqual(read.toSorted())
})

it("has a sentence of its own above each variable", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n")
  const bare = lines.filter((line, index) => /^#[A-Z_]+=/.test(line) && !/^# \S/.test(lines[index - 1] ?? ""))
  expect(bare).toEqual([])
})
