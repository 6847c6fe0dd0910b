import { describe, expect, it } from "vitest"
import { capitalized, emptyAsNull } from "./index.ts"

describe("a form just before it is sent", () => {
  it("has null for empty strings (ACC-405)", () => {
    expect(emptyAsNull({ name: "", city: "Austin", count: 0, agreed: false, note: " " })).toEqual({
      name: null,
      city: "Austin",
      count: 0,
      agreed: false,
      note: " ",
    })
    expect(emptyAsNull("")).toBeNull()
  })

  it("has them at every level, in lists too (ACC-406)", () => {
    expect(emptyAsNull({ address: { city: "", lines: ["", "1 Main Street", { unit: "" }] } })).toEqual({
      address: { city: null, lines: [null, "1 Main Street", { unit: null }] },
    })
  })
})

it("puts the first letter in capitals and leaves the rest", () => {
  expect(["ada", "élan", "mcArthur", ""].map(capitalized)).toEqual(["Ada", "Élan", "McArthur", ""])
})
