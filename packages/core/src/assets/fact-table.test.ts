import { aStatedAsset } from "@xl/testkit/assets"
import { describe, expect, it } from "vitest"
import { factAt, fieldOf } from "./fact-table.ts"
import { Address, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import { DUE_DATE, NOTE_FACTS } from "./loan-facts.ts"
import { PROPERTY_FACTS } from "./property-facts.ts"

const FACTS = [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts)

/** What the table leaves out, and why. */
const ELSEWHERE = {
  "mainInfo.name": "stands over the page where there is no title",
  "mainInfo.title": "stands over the page",
  "mainInfo.description": "a panel of its own",
  "mainInfo.privacy": "no step asks it",
  "mainInfo.address": "field by field",
  "mainInfo.address.country": "always the USA",
}

const fieldsIn = (path: string, codec: { readonly type: { readonly type: { readonly props: object } } }) =>
  Object.keys(codec.type.type.props).map((field) => `${path}.${field}`)

describe("the table of an asset's facts", () => {
  it("names every fact that an asset keeps, once", () => {
    const kept = [
      ...fieldsIn("mainInfo", MainInfo),
      ...fieldsIn("mainInfo.address", Address),
      ...fieldsIn("noteOverview", NoteOverview),
      ...fieldsIn("propertyOverview", PropertyOverview),
    ]
    expect([...FACTS.map(({ path }) => path), ...Object.keys(ELSEWHERE)].toSorted()).toEqual(kept.toSorted())
    expect(new Set(FACTS.map(fieldOf)).size).toBe(FACTS.length)
  })

  it("finds each of them in an asset", () => {
    const asset = aStatedAsset()
    expect(FACTS.filter(({ path }) => factAt(asset, path) === null)).toEqual([])
    expect(factAt(asset, "mainInfo.address.city")).toBe("Austin")
  })

  it("has the day on which a loan is due, of every loan and always as a date (SEL-110)", () => {
    const group = NOTE_FACTS.find(({ facts }) => facts.some(({ path }) => path === "noteOverview.maturityDate"))
    expect([group?.facts.includes(DUE_DATE), group?.isShown]).toEqual([true, undefined])
    expect(DUE_DATE).toEqual({ path: "noteOverview.maturityDate", label: "Maturity date", kind: { tag: "day" } })
  })

  it("takes the days and sources of figures from its own facts", () => {
    const beside = FACTS.flatMap(({ asOf, basis }) => [asOf, basis]).filter((path) => path !== undefined)
    expect(beside.filter((path) => !FACTS.some((fact) => fact.path === path))).toEqual([])
  })
})
