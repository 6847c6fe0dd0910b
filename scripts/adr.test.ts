import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const FOLDER = "docs/adr"
const names = readdirSync(FOLDER)
  .filter((name) => name !== "README.md")
  .toSorted()
const records = names.map((name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8")
  const [, number, title] = /^# (\d{4})\. (.+)\n/.exec(text) ?? []
  const [, status, date] = /^# .+\n\n- Status: (.+)\n- Date: (.+)\n\n/.exec(text) ?? []
  return { name, text, number, title, status, date }
})

/** A day that the calendar has. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** What stands below a heading, up to the next one. */
const below = (text: string, heading: string): string =>
  text
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .trim() ?? ""

/** Everything that people write: code, pages and tables. */
const WRITTEN = [
  "*.{md,ts,mjs}",
  "{.changeset,bench,data,deploy,docs,e2e,packages,scripts,stories}/**/*.{md,tsv,ts,tsx,mjs,graphql,sql}",
]

/** The records that a file names: by their whole path, or as a link of a page in docs. */
const pathsIn = (file: string): ReadonlyArray<readonly [string, string]> => {
  if (file.endsWith("scripts/adr.test.ts")) return []
  const text = readFileSync(file, "utf8")
  const whole = [...text.matchAll(/docs\/adr\/[\w.-]*\w/g)].map(([path]) => path)
  const links = file.startsWith("docs/") ? text.matchAll(/\]\((?:\.\.\/)?(?:adr\/)?((?:\d{4}-|README)[\w-]*\.md)/g) : []
  return [...whole, ...Array.from(links, ([, name = ""]) => `${FOLDER}/${name}`)].map((path) => [file, path])
}

describe("the records of decisions", () => {
  it("are numbered from 1 without a gap, in their names as in their titles", () => {
    expect(records.length).toBeGreaterThan(100)
    const numbers = records.map((_, place) => String(place + 1).padStart(4, "0"))
    expect(records.map(({ name }) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? name)).toEqual(numbers)
    expect(records.map(({ name, number }) => number ?? `${name} has no title`)).toEqual(numbers)
  })

  it("have a status that leads to a record, and a day", () => {
    for (const { name, number = "", status = "none", date = "none" } of records) {
      const [, by] = /^superseded by (\d{4})$/.exec(status) ?? []
      expect([name, by === undefined ? status : records.some((one) => one.number === by && by > number)]).toEqual([
        name,
        by === undefined ? "accepted" : true,
      ])
      expect([name, date, isDay(date)]).toEqual([name, date, true])
    }
  })

  it("stand in the order of their days", () => {
    const days = records.map(({ date = "" }) => date)
    expect(days).toEqual(days.toSorted())
  })

  it("say what made a choice necessary, what was chosen and what was left out, and nothing under another heading", () => {
    const headings = /^Context,Decision,Alternatives(,Consequences)?$/
    for (const { name, text } of records) {
      const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading)
      expect([name, found.join(",")]).toEqual([name, expect.stringMatching(headings)])
      expect([name, found.filter((heading) => below(text, heading).length < 20)]).toEqual([name, []])
    }
  })

  it("are listed in the index, each with its title and status", () => {
    const index = readFileSync(`${FOLDER}/README.md`, "utf8")
    const listed = [...index.matchAll(/^\| (\d{4}) +\| \[(.+)\]\((.+)\) +\| (.+?) +\|$/gm)]
    expect(listed.map(([, ...cells]) => cells)).toEqual(
      records.map(({ name, number, status, title }) => [number, title, name, status]),
    )
  })

  it("are named elsewhere only by paths that exist", () => {
    const named = globSync(WRITTEN, { exclude: ["**/node_modules/**", "**/dist/**"] }).flatMap(pathsIn)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(([, path]) => !existsSync(path))).toEqual([])
  })
})
