import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const [head = "", ...lines] = readFileSync("docs/asvs.tsv", "utf8").trimEnd().split("\n")
const rows = lines.map((line) => {
  const [id = "", level = "", requirement = "", verdict = "", where = "", ...rest] = line.split("\t")
  return { id, level, requirement, verdict, where, rest }
})

/** The standard's requirements of level 1 and 2 in each of its sections. Source: OWASP ASVS 5.0.0, chapters 1 to 17. */
const SECTIONS =
  "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2"

describe("docs/asvs.tsv", () => {
  it("answers each of the 253 requirements of levels 1 and 2, once", () => {
    expect(head).toBe("id\tlevel\trequirement\tverdict\twhere or why")
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ level }) => level === "1")).toHaveLength(70)
    expect(rows.filter(({ level }) => level === "2")).toHaveLength(183)
    const counted = new Map<string, number>()
    for (const { id } of rows) {
      const section = id.slice(1, id.lastIndexOf("."))
      counted.set(section, (counted.get(section) ?? 0) + 1)
    }
    expect([...counted].map(([section, count]) => `${section}:${count}`).join(" ")).toBe(SECTIONS)
  })

  it("gives each a verdict, and a place or a reason", () => {
    for (const { id, requirement, rest, verdict, where } of rows) {
      expect([id, rest]).toEqual([expect.stringMatching(/^V\d+\.\d+\.\d+$/), []])
      expect([id, requirement.length > 5, verdict]).toEqual([id, true, expect.stringMatching(/^(done|n\/a|open)$/)])
      expect([id, where]).toEqual([id, expect.stringMatching(verdict === "done" ? /^\S+( \S+)*$/ : /^[A-Z].* .*\.?$/)])
    }
  })

  it("is counted as it is on the page that leads to it", () => {
    const of = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length
    const page = readFileSync("docs/security.md", "utf8").replaceAll(/\s+/g, " ")
    expect(page).toContain(`${of("done")} are done, ${of("n/a")} do not apply, ${of("open")} are open`)
  })

  it("names files that exist, and for what is done a test, a page or the very configuration", () => {
    const places = rows.flatMap(({ id, verdict, where }) =>
      verdict === "done" ? where.split(" ").map((path) => [id, path]) : [],
    )
    expect(places.length).toBeGreaterThan(150)
    expect(places.filter(([, path = ""]) => !existsSync(path))).toEqual([])
    const tested = rows.filter(({ where }) => /\.(test|spec|stories)\.tsx?\b/.test(where))
    expect(tested.length).toBeGreaterThan(120)
  })
})
