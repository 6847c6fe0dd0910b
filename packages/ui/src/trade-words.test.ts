import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

/** Words that a loan trader would not use, and notes of ours to ourselves. Each was on a screen once. */
const UNUSED = [
  "Ways out",
  "Foreclosed and resold",
  "Taken off for condition",
  "A loan that does not pay",
  "a modified loan fails again",
  "Price of the note of the value",
  "Share that a discounted payoff pays",
  "Looked at",
  "Least deposit",
  "A step of your deposit",
  "Leave without signing in",
  "not yet calibrated",
  "method's check",
  "Needs counsel's review",
  "completed by counsel",
  "mostly of homes",
  "our own proposal",
  'Unpaid principal"',
  "Least unpaid",
  "The least earnest",
  "Credit of the largest",
  "Share that the owner",
  "paid after another",
  "XL's default",
  "Confirm with counsel",
  "for the most part",
  "House form",
  "For counsel",
  "confirmed by counsel",
]

const sourcesIn = (folder: string): ReadonlyArray<string> => {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
    .map((name) => `${root}/${name}`)
}
/** Without comments: those are not shown. */
const shownIn = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")

const sources = ["../../core/src", ".", "../../web/src", "../../gateway/src/demo"].flatMap(sourcesIn)

describe("the words of the product", () => {
  it.each(UNUSED)("do not say %j", (words) => {
    expect(sources.filter((file) => shownIn(file).includes(words))).toEqual([])
  })

  it("are read from all packages with screens, notices and papers", () => {
    expect(sources.length).toBeGreaterThan(900)
  })
})
