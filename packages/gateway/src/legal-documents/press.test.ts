import { type LegalPaper, closingTerms, purchaseAgreement, settlementStatement } from "@xl/core/legal-documents"
import { Cents, Day, Millis, must } from "@xl/core/shared"
import { anAsset, anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { PDFDocument } from "pdf-lib"
import { describe, expect, it } from "vitest"
import { pdfText } from "../testing/pdf-text.ts"
import { pdfPress } from "./press.ts"

const print = (paper: LegalPaper, edition = 1) =>
  Effect.runPromise(pdfPress.print({ paper, preparedAt: must(Millis, EXAMPLE_NOW), edition }))

const named = (sellers: string, buyers: string, loans = 2) => {
  const assets = Array.from({ length: loans }, (_, at) => anAsset({ id: anAssetId(at + 1) }))
  const offer = anOffer({
    status: "Successful",
    winningDate: must(Millis, EXAMPLE_NOW),
    buyerClosingPeriod: { startDate: must(Day, "2026-11-28"), endDate: must(Day, "2027-01-27"), endedAt: null },
    terms: terms({ earnestMoneyDeposit: 100_000_00 }),
    assets: assets.map(({ id }, at) => ({
      id,
      title: "",
      principalBalance: must(Cents, 10_000_000_00 + at),
      bidAllocation: must(Cents, 4_000_000_00 + at),
    })),
  })
  const seller = aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, entityName: sellers } })
  const buyer = aBuyer(1, { buyerProfile: { ...aBuyer().buyerProfile, purchasingEntity: buyers } })
  return Result.getOrThrow(closingTerms({ offer, assets, seller, buyer, deposit: null, governingState: null }))
}
const flat = (pages: ReadonlyArray<ReadonlyArray<string>>) => pages.flat().join(" ")

describe("the press", () => {
  it("sets every word of a paper, exact amounts and names in Polish and Cyrillic among them", async () => {
    const [polish, russian] = ["Żółć & Łódź Kapitał Sp. z o.o.", "ООО «Ёлка и партнёры»"]
    for (const write of [purchaseAgreement, settlementStatement]) {
      const paper = write(named(polish, russian))
      const said = flat(await pdfText(await print(paper)))
      const wanted = paper.sections.flatMap(({ blocks, heading }) => [
        heading,
        ...blocks.flatMap((block) => (block.tag === "text" ? block.text.split(" ") : [])),
      ])
      expect(wanted.filter((text) => !said.includes(text))).toEqual([])
      for (const text of [paper.title, polish, russian, paper.notice, "$8,000,000.01", "$4,000,000.00"])
        expect(said).toContain(text)
      expect(said).not.toContain("\uFFFD")
    }
  })

  it("says on every page what it is, which edition, and that it is a draft", async () => {
    const pages = await pdfText(await print(purchaseAgreement(named("One LLC", "Two LLC", 50)), 3))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((lines, at) => {
      expect(lines).toContain(
        `Loan Purchase Agreement, edition 3, prepared November 28, 2026 (UTC). Page ${at + 1} of ${pages.length}`,
      )
      expect(lines).toContain(
        "Draft for review by counsel. Not an offer, and binding on nobody until signed by both parties.",
      )
    })
    expect(pages.flat().filter((line) => line === "$4,000,000.49")).toHaveLength(1)
  })

  it("keeps every line within the margins, however long a name is", async () => {
    const long = "W".repeat(400)
    const pages = await pdfText(await print(purchaseAgreement(named(long, "Two LLC"))))
    expect(pages.flat().filter((line) => /^W+$/.test(line)).length).toBeGreaterThan(4)
    expect(
      pages
        .flat()
        .filter((line) => line.includes("W"))
        .every((line) => line.length < 80),
    ).toBe(true)
  })

  it("sets names that look like code, controls and turned direction as letters and gaps", async () => {
    const name = "Robert'); DROP <b>TABLE</b>\u0000\n\t%PDF (1) Tj ET\u202E"
    const said = flat(await pdfText(await print(settlementStatement(named(name, "Two LLC")))))
    expect(said).toContain("Robert'); DROP <b>TABLE</b> %PDF (1) Tj ET")
  })

  it("sets what the serif lacks in the sans, and refuses what neither has rather than leave a gap", async () => {
    expect(flat(await pdfText(await print(settlementStatement(named("شركة", "Two LLC")))))).toContain("Two LLC")
    for (const name of ["株式会社", "Rocket 🚀 LLC"]) {
      const asked = pdfPress.print({
        paper: purchaseAgreement(named("One LLC", name)),
        preparedAt: must(Millis, EXAMPLE_NOW),
        edition: 1,
      })
      expect(await Effect.runPromise(Effect.flip(asked))).toMatchObject({ _tag: "LettersMissing" })
    }
  })

  it("tells readers its title, language and when it was prepared", async () => {
    const pdf = await PDFDocument.load(await print(settlementStatement(named("One LLC", "Two LLC"))), {
      updateMetadata: false,
    })
    expect([pdf.getTitle(), pdf.getSubject(), pdf.getCreationDate()?.getTime()]).toEqual([
      "Settlement Statement",
      "One LLC to Two LLC",
      EXAMPLE_NOW,
    ])
  })
})
