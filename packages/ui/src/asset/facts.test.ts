import { NOTE_FACTS, PROPERTY_FACTS, assetView } from "@xl/core/assets"
import { aStatedAsset } from "@xl/testkit/assets"
import { GUEST } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { AMOUNTS, NOTE_STEP, PROPERTY_STEP } from "../wizard/facts.ts"
import { factWords, shownGroup } from "./facts.ts"

const seen = (change = {}) => {
  const view = assetView(aStatedAsset({ status: "Published", ...change }), GUEST, false)
  if (view === null) throw new Error("A guest sees what is published")
  return view
}
const ASKED = [AMOUNTS, ...[...NOTE_STEP, ...PROPERTY_STEP].map(({ facts }) => facts)].flat()
const GROUPS = [...NOTE_FACTS, ...PROPERTY_FACTS]

describe("the facts on a listing", () => {
  it("are all that the wizard asks: in a row, or beside the figure that they belong to", () => {
    const asset = seen()
    const shown = GROUPS.map((group) => shownGroup(asset, group))
    const said = shown.flatMap(({ items }) => items.flatMap(({ label, note, value }) => [label, value, note]))
    const text = said.map((words) => (typeof words === "string" ? words : "")).join("\n")
    for (const fact of ASKED) {
      const words = factWords(asset, fact)
      expect([fact.label, words === undefined]).toEqual([fact.label, false])
      expect([fact.label, text.includes(String(words))]).toEqual([fact.label, true])
    }
    expect(ASKED.length).toBeGreaterThan(40)
    expect(shown.flatMap(({ unstated }) => unstated)).toEqual([])
  })

  it("carry the day and the source of a figure where they are known", () => {
    const asset = seen({ provenance: { upb: "servicer's report" } })
    const rows = GROUPS.flatMap((group) => shownGroup(asset, group).items)
    expect(rows.find(({ label }) => label === "Unpaid principal balance")).toEqual({
      label: "Unpaid principal balance",
      value: "$10,000,000",
      note: "as of 11-01-2026, servicer's report",
    })
    expect(rows.some(({ label }) => label === "Date of the unpaid balance")).toBe(false)
  })

  it("mark no value as made up that is missing, and say why one is", () => {
    const { mainInfo, noteOverview } = aStatedAsset()
    const asset = seen({
      mainInfo: { ...mainInfo, listingPrice: null },
      noteOverview: { ...noteOverview, dscr: null },
      provenance: { listingPrice: "demo value", dscr: "not stated for a loan behind a senior lien" },
    })
    const rows = GROUPS.flatMap((group) => shownGroup(asset, group).items)
    expect(rows.filter(({ label }) => label === "Asking price")).toEqual([])
    expect(rows.filter(({ note }) => note?.includes("not stated for a loan behind") === true)).toHaveLength(1)
  })

  it("say which are not stated", () => {
    const { propertyOverview } = aStatedAsset()
    const asset = seen({ propertyOverview: { ...propertyOverview, zoning: null, apn: null, unitOfMeasure: null } })
    const groups = PROPERTY_FACTS.map((group) => shownGroup(asset, group))
    expect(groups.flatMap(({ unstated }) => unstated)).toEqual(["Unit of measure", "Parcel number (APN)", "Zoning"])
    expect(groups.flatMap(({ items }) => items).find(({ label }) => label === "Size")?.value).toBe("410,000")
    const { noteOverview } = aStatedAsset()
    const bare = { rateType: null, rateIndex: null, rateMargin: null, interestOnlyEnd: null, dayCount: null }
    const unstated = (initialInterestType: "Fixed" | "Floating") =>
      NOTE_FACTS.flatMap(
        (group) =>
          shownGroup(seen({ noteOverview: { ...noteOverview, ...bare, initialInterestType } }), group).unstated,
      )
    expect(unstated("Fixed")).toEqual(["Day count"])
    expect(unstated("Floating")).toEqual(["Day count", "Index", "Margin over the index"])
  })

  it("write each kind of fact as the trade does", () => {
    const words = Object.fromEntries(
      GROUPS.flatMap(({ facts }) => facts.map((fact) => [fact.path, factWords(seen(), fact)])),
    )
    expect(words).toMatchObject({
      "noteOverview.dscr": "0.82x",
      "noteOverview.currentInterestRate": "6.125%",
      "noteOverview.term": "120 months",
      "noteOverview.recourse": "No",
      "propertyOverview.occupancy": "91.3%",
      "propertyOverview.nraTotal": "84,500 sf",
      "propertyOverview.noi": "$910,000 a year",
      "propertyOverview.ownerOcc": "12%",
      "propertyOverview.yearBuilt": "1998",
      "mainInfo.subtype": "Strip center",
    })
  })
})
