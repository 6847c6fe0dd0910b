import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { EVERYTHING, queryOf, searchFrom, searchOfQuery, searchParams } from "./index.ts"

describe("the query of a search", () => {
  it("leads back to the search, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (typed) => {
        const name = typed.trim() || null
        const search = { ...EVERYTHING, name, state: ["TX", "OH"] as const }
        expect(searchOfQuery(queryOf(search))).toEqual(search)
      }),
    )
  })

  it("is read as browsers read it, and never fails", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const read = searchOfQuery(query)
        expect(searchOfQuery(queryOf(read))).toEqual(read)
      }),
    )
    const query = "name=a+b%20c&city=%C3%89vreux&state=TX&state=OH&broken=%E0%A4%A&loan"
    expect(searchOfQuery(query)).toEqual(searchFrom(new URLSearchParams(query)))
    expect(searchParams(EVERYTHING)).toEqual([])
  })
})
