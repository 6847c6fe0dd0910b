import type { Asset } from "@xl/core/assets"
import { must, Rate } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { fileTypeFromBuffer } from "file-type"
import { describe, expect, it } from "vitest"
import { rentRoll } from "./rent-roll.ts"
import { roomPaper, roomPapers } from "./room-papers.ts"

const asset = anAsset()
const numbers = (line: string) => [...line.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")))

describe("the papers of a data room", () => {
  it.each(roomPapers.map((paper) => [paper.nameOn("11-28-2026"), paper] as const))(
    "%s is a PDF of the size that was recorded",
    async (_name, { nameOn, size }) => {
      const on = asset.mainInfo.upbDate ? asset.mainInfo.upbDate : ""
      const shown = `${on.slice(5)}-${on.slice(0, 4)}`
      const bytes = roomPaper(asset, { name: nameOn(on === "" ? "not reported" : shown), size })
      expect(bytes?.length).toBe(size)
      expect(await fileTypeFromBuffer(bytes ?? new Uint8Array())).toMatchObject({ mime: "application/pdf" })
    },
  )

  it("are none of other files", () => {
    expect(roomPaper(asset, { name: "Appraisal extract.pdf", size: 1 })).toBeUndefined()
    expect(roomPaper(asset, { name: "Budget.pdf", size: 9_412 })).toBeUndefined()
  })
})

describe("note and mortgage", () => {
  const [, , note, mortgage] = roomPapers
  const told = (facts: Partial<Asset["noteOverview"]>) => {
    const of = { ...asset, noteOverview: { ...asset.noteOverview, ...facts } }
    return [...(note?.lines(of) ?? []), ...(mortgage?.lines(of) ?? [])].join("\n")
  }

  it("say the rate of a loan that floats by its index, margin, floor and cap", () => {
    const floats = told({
      rateIndex: "30-day average SOFR",
      rateMargin: must(Rate, 25_500),
      rateFloor: must(Rate, 40_500),
      rateCap: must(Rate, 75_500),
    })
    expect(floats).toContain("30-day average SOFR and 2.55 %, Actual/360")
    expect(floats).toContain("4.05 %, 7.55 %")
    expect(floats).not.toContain("fixed")
    expect(told({ rateIndex: null })).toContain(", fixed, Actual/360")
  })

  it("name the lien that the listing states", () => {
    expect(told({ lienPosition: "Second" })).toContain("second lien, subordinate to the senior loan")
    expect(told({ lienPosition: "First" })).toContain("first lien")
  })
})

it("a rent roll adds up: leases to the space let, space to the whole", () => {
  const lines = rentRoll(asset)
  const from = lines.findIndex((line) => line.startsWith("Tenant")) + 1
  const to = lines.findIndex((line) => line.startsWith("Let"))
  const leases = lines.slice(from, to).map((line) => numbers(line.slice(26)))
  const totals = [0, 1].map((at) => leases.reduce((sum, cells) => sum + (cells[at] ?? 0), 0))
  expect(totals).toEqual(numbers((lines[to] ?? "").slice(26)))
  expect(leases.length).toBeGreaterThan(3)
})
