import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"

const GATEWAY = "packages/gateway/src"
const operating = readFileSync("docs/operating.md", "utf8")
const sources = globSync(`${GATEWAY}/**/*.ts`)
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n")
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found))]

describe("docs/operating.md", () => {
  it("explains every metric that there is, and alerts on no other", () => {
    const observed = globSync(`${GATEWAY}/observe/*.ts`).map((path) => readFileSync(path, "utf8"))
    const metrics = all(observed.join("\n"), /(?:name: |timed\(|counted\(|gauge\(|read\()\s*"(xl_[a-z_]+)"/g)
    expect(metrics.length).toBeGreaterThan(12)
    const explained = all(operating, /^\|.*`(xl_[a-z_]+)`/gm)
    expect(metrics.filter((name) => !operating.includes(`\`${name}\``))).toEqual([])
    expect(explained.filter((name) => !metrics.includes(name))).toEqual([])
    const named = all(operating, /\b(xl_[a-z_]+)/g).map((name) => name.replace(/_(count|bucket|sum)$/, ""))
    expect(named.filter((name) => !metrics.includes(name) && !metrics.includes(`${name}_seconds`))).toEqual([])
  })

  it("says what each line of the log means", () => {
    const said = all(sources, /log(?:ger)?\.(?:debug|info|warn|error|fatal)\([\s\S]{0,160}?, "([a-z ]+)",?\s*\)/g)
    expect(said).toEqual(expect.arrayContaining(["answered", "masked", "in the background"]))
    expect(said.filter((message) => !operating.includes(`\`${message}\``))).toEqual([])
  })

  it("sends nobody to an alert's section that is not there", () => {
    const sections = all(operating, /^#+ (.+)$/gm).map((title) => title.toLowerCase().replaceAll(" ", "-"))
    const anchors = all(operating, /\]\(#([^)]+)\)/g)
    expect(anchors.length).toBeGreaterThan(8)
    expect(anchors.filter((anchor) => !sections.includes(anchor))).toEqual([])
  })
})

const pages = ["docs/operating.md", "docs/security.md", "docs/attacks.md", "docs/faults.md"]

describe("the pages for operators and reviewers", () => {
  it.each(pages)("%s leads nowhere that is not there", (page) => {
    const links = all(readFileSync(page, "utf8"), /\]\((?!https?:|#)([^)#]+)/g)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([])
  })

  it.each(pages.slice(1))("%s names tests that exist", (page) => {
    const tests = all(readFileSync(page, "utf8"), /`([\w./-]+\.(?:test|spec)\.tsx?)`/g)
    expect(tests.length).toBeGreaterThan(1)
    const places = [".", GATEWAY]
    expect(tests.filter((path) => places.every((place) => !existsSync(join(place, path))))).toEqual([])
  })
})
