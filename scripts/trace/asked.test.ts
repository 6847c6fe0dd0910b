import { describe, expect, it } from "vitest"
import { askedRows } from "./asked.ts"
import type { Requirement } from "./requirements.ts"

const row = (id: string, area: string): Requirement => ({
  id,
  area,
  requirement: "It is so.",
  kind: "rule",
  layer: "core",
  twin: "",
  decision: "",
  code: "",
})

const rows = [row("ACC-001", "files"), row("ACC-002", "banking"), row("SEL-001", "files"), row("BUY-001", "banking")]

const idsOf = (asking: { readonly rows?: string; readonly areas?: string }): ReadonlyArray<string> =>
  askedRows(rows, asking).map(({ id }) => id)

describe("askedRows", () => {
  it("leaves all rows where nothing is asked", () => {
    expect(idsOf({})).toEqual(["ACC-001", "ACC-002", "SEL-001", "BUY-001"])
  })

  it("takes the rows that are named", () => {
    expect(idsOf({ rows: "SEL-001,ACC-002" })).toEqual(["ACC-002", "SEL-001"])
  })

  it("takes an area of every text, or of one text alone", () => {
    expect(idsOf({ areas: "files" })).toEqual(["ACC-001", "SEL-001"])
    expect(idsOf({ areas: "SEL:files,BUY:banking" })).toEqual(["SEL-001", "BUY-001"])
  })

  it("takes of the rows that are named those of the areas", () => {
    expect(idsOf({ rows: "ACC-001,BUY-001", areas: "files" })).toEqual(["ACC-001"])
  })

  it("refuses an area that holds no row", () => {
    expect(() => idsOf({ areas: "files,fles" })).toThrow("no row lies in the area 'fles'")
    expect(() => idsOf({ areas: "SEL:banking" })).toThrow("no row lies in the area 'SEL:banking'")
  })
})
