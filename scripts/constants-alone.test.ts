import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { constantsAlone } from "./constants-alone.ts"

/** Where a constant is all that there is. */
const EXPLAINED: { readonly [title: string]: string } = {
  '"keeps the flags that switch nothing at their stated values (ACC-666, ACC-668)"':
    "docs/adr/0091-names-without-a-description.md: nothing reads them",
}

const alone = (body: string): boolean => constantsAlone("a.test.tsx", `it("x (ACC-001)", () => ${body})`).length > 0

describe("a test that carries a row's id", () => {
  it.each([
    "expect(SIZE).toBe(12)",
    "{ expect([SEARCH.size, SEARCH.offset]).toEqual([12, 0]) }",
    "expect(Object.keys(Status.keys).toSorted()).toEqual(['Draft'])",
    "expect(new Set(LIST.map(({ to }) => to)).size).toBe(3)",
    "{ for (const one of ['Draft']) expect(STATUSES).toContain(one) }",
  ])("is refused where it compares constants alone: %s", (body) => expect(alone(body)).toBe(true))

  it.each([
    "expect(regionOf('NY')).toBe('northeast')",
    "expect(STATUSES.filter(isPublic)).toEqual(['Published'])",
    "{ const dialog = new Dialog(); expect(dialog.size).toBe(12) }",
    "expect(<Screen />).toBe(1)",
    "run()",
  ])("is taken where it asks the product: %s", (body) => expect(alone(body)).toBe(false))

  it("is looked at alone, in a table of tests too", () => {
    expect(constantsAlone("a.test.ts", 'it("says twelve", () => expect(SIZE).toBe(12))')).toEqual([])
    const table = 'it.each([["seven (ACC-290)", MILLIS, 7]])("waits %s", (_what, is, said) => expect(is).toBe(said))'
    expect(constantsAlone("a.test.ts", table)).toEqual(['"waits %s"'])
  })

  it("asks the product in every file", () => {
    const files = globSync("{packages/*/src,scripts,bench}/**/*.test.ts")
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      constantsAlone(file, readFileSync(file, "utf8"))
        .filter((title) => !(title in EXPLAINED))
        .map((title) => `${file}: ${title}`),
    )
    expect(found).toEqual([])
  })
})
