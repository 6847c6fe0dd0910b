import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

interface Figure {
  readonly name: string
  readonly file: string
  readonly function: string
  readonly places: ReadonlyArray<string>
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text)
const FIGURES: ReadonlyArray<Figure> = readFileSync("docs/figures.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name = "", by = "", places = ""] = line.split("|")
    const [file = "", called] = quoted(by)[0]?.split("#") ?? []
    return called === undefined ? [] : [{ name: name.trim(), file, function: called, places: quoted(places) }]
  })

/** Divisions by an amount that a figure is a share of, or of a balance by anything. */
const DIVIDES =
  /\/ \(?(?:[\w.]+\.)?(?:upb|principalBalance|bidPrice|listingPrice|estCollateralValue)\b|\b(?:upb|principalBalance|bidAllocation|earnestMoneyDeposit|pofSum)\b(?: \?\? 0)?\)? \/ /
/** Valuations work on what was typed into the calculator, which is no listing; the payoff is the interest of the importer's row. */
const OTHER_FIGURES = /^packages\/(core|ui)\/src\/valuation\/|^packages\/gateway\/src\/import\/payoff\.ts$/

const sources = globSync("packages/{core,ui,web,gateway,adapters}/src/**/*.{ts,tsx}").filter(
  (path) => !/\.test\.|\.stories\.|\/testing\/|\/gql\//.test(path) && !OTHER_FIGURES.test(path),
)
const codeOf = (path: string): string => readFileSync(path, "utf8").replace(/^\s*(?:\*|\/\*\*|\/\/).*$/gm, "")

describe("each derived figure", () => {
  it("stands in the table, of which there are some", () => expect(FIGURES.length).toBeGreaterThan(12))

  it.each(FIGURES)("has one function, which every place that shows it calls: $name", (figure) => {
    const defines = new RegExp(`export const ${figure.function}\\b`)
    expect(sources.filter((path) => defines.test(codeOf(path)))).toContain(figure.file)
    const calls = new RegExp(`\\b${figure.function}\\(|[(,] ?${figure.function}\\b`)
    for (const place of figure.places) expect([place, calls.test(codeOf(place))]).toEqual([place, true])
  })

  it("is divided nowhere else", () => {
    const homes = new Set(FIGURES.map(({ file }) => file))
    const found = sources.flatMap((path) =>
      homes.has(path)
        ? []
        : codeOf(path)
            .split("\n")
            .filter((line) => DIVIDES.test(line))
            .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})
