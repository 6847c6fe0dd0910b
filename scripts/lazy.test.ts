import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
const PACKAGES = ["adapters", "ui", "web"]
const CODE = /(?<!\.test|\.stories)\.tsx?$/

interface Source {
  readonly file: string
  readonly text: string
}

const sources: ReadonlyArray<Source> = PACKAGES.flatMap((name) => {
  const folder = join(root, "packages", name, "src")
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => CODE.test(path))
    .map((path) => ({ file: join(folder, path), text: readFileSync(join(folder, path), "utf8") }))
})

/** A module's file: one named beside the importer, or the door that a package's name leads to. */
const fileOf = (importer: string, name: string): string =>
  name.startsWith(".")
    ? join(dirname(importer), name)
    : name.replace(/^@xl\/([a-z]+)\/(.+)$/, (_, pack: string, door: string) =>
        join(root, "packages", pack, "src", door, "index.ts"),
      )

const named = (pattern: RegExp, { file, text }: Source): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map(([, name = ""]) => fileOf(file, name))

/** What a file fetches when somebody asks for it. */
const later = (source: Source) => named(/\bimport\(\s*"([^"]+)"\s*\)/g, source)
/** What comes with a file; a type costs nothing. */
const atOnce = (source: Source) => named(/^(?:import|export) (?!type\b)(?:[^"';]*? from )?"([^"]+)"/gm, source)

const here = (file: string): string => relative(root, file)
const byFile = new Map(sources.map((source) => [source.file, source]))

/** All that comes with a file. Doors count whole, though a bundler leaves out what nobody uses: the test is stricter than it. */
const broughtBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  const source = byFile.get(file)
  for (const next of source ? atOnce(source) : []) {
    if (seen.has(next)) continue
    seen.add(next)
    broughtBy(next, seen)
  }
  return seen
}

const ENTRY = "packages/web/src/main.tsx"
const routes = "packages/web/src/routes"
const GUESTS = [`${routes}/home-page.tsx`, `${routes}/listing-page.tsx`, `${routes}/asset-page.tsx`]

describe("what is fetched when somebody needs it", () => {
  const lazy = new Set(sources.flatMap(later).filter((file) => byFile.has(file)))

  it("is told by at least so many files", () => {
    expect(lazy.size, [...lazy].map(here).join("\n")).toBeGreaterThan(25)
  })

  it.each([ENTRY, ...GUESTS])("does not come with %s", (page) => {
    const brought = broughtBy(join(root, page))
    expect(brought.size).toBeGreaterThan(20)
    expect([...brought].filter((file) => lazy.has(file)).map(here)).toEqual([])
  })

  it("stands for itself where it is lost: what React does throws the page around it away", () => {
    const own = ["packages/ui/src/parts/late/lazy-part.ts", "packages/web/src/routes/page-on-demand.tsx"]
    const users = sources.filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(text))
    expect(users.map(({ file }) => here(file)).toSorted()).toEqual(own)
  })
})
