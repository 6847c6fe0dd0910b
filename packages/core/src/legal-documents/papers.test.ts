import { anAsset, anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { depositOf } from "../deposits/kept.ts"
import { withFact } from "../deposits/machine.ts"
import type { Transfer } from "../deposits/model.ts"
import { Cents, Day, must } from "../shared/index.ts"
import type { LegalPaper, PaperBlock } from "./model.ts"
import { purchaseAgreement } from "./purchase-agreement.ts"
import { settlementStatement } from "./settlement-statement.ts"
import { type ClosingScene, closingTerms } from "./terms.ts"
import { days, dollars, DRAFT_NOTICE, longDay } from "./wording.ts"

const cents = (amount: number) => must(Cents, amount)
const day = (text: string) => must(Day, text)
const period = { startDate: day("2026-11-28"), endDate: day("2027-01-27"), endedAt: null }

const { mainInfo } = anAsset()
const asset = (count: number, title: string, city: string) =>
  anAsset({
    id: anAssetId(count),
    mainInfo: {
      ...mainInfo,
      title,
      address: { ...mainInfo.address, address: `${count} Main Street`, city, zipCode: "78701" },
    },
  })
const bid = (count: number, principalBalance: number, bidAllocation: number) => ({
  id: anAssetId(count),
  title: "As it was called when the offer was made",
  principalBalance: cents(principalBalance),
  bidAllocation: cents(bidAllocation),
})

const scene = (change: Partial<ClosingScene> = {}): ClosingScene => ({
  offer: anOffer({
    status: "Successful",
    winningDate: EXAMPLE_NOW,
    buyerClosingPeriod: period,
    type: "MultipleBid",
    terms: terms({ bidPrice: 9_000_000_01, earnestMoneyDeposit: 100_000_00 }),
    assets: [bid(1, 10_000_000_00, 6_000_000_00), bid(2, 4_000_000_50, 3_000_000_01)],
  }),
  assets: [asset(1, "Cedar Park Retail", "Austin"), asset(2, "Linden Terrace", "Waco")],
  buyer: aBuyer(),
  seller: aSeller(),
  deposit: null,
  governingState: null,
  ...change,
})

const termsOf = (change: Partial<ClosingScene> = {}) => Result.getOrThrow(closingTerms(scene(change)))
const blocksOf = (paper: LegalPaper, heading: string): ReadonlyArray<PaperBlock> =>
  paper.sections.find((section) => section.heading === heading)?.blocks ?? []
const factsOf = (paper: LegalPaper, heading: string) =>
  Object.fromEntries(
    blocksOf(paper, heading).flatMap((block) =>
      block.tag === "facts" ? block.rows.map(({ label, value }) => [label, value] as const) : [],
    ),
  )
const wordsOf = (paper: LegalPaper, heading: string) =>
  blocksOf(paper, heading)
    .flatMap((block) => (block.tag === "text" ? [block.text] : []))
    .join("\n")

describe("the loan purchase agreement", () => {
  const paper = purchaseAgreement(termsOf())

  it("is called so, names both parties and says that it is a draft", () => {
    expect(paper.title).toBe("Loan Purchase Agreement")
    expect(paper.subtitle).toBe("Seller Holdings LLC to Blair Buyer1")
    expect(paper.notice).toBe(
      "Draft for review by counsel. Not an offer, and binding on nobody until signed by both parties.",
    )
    expect(factsOf(paper, "Parties")).toEqual({
      Seller: "Seller Holdings LLC",
      "Seller's address": "1 Main Street, Austin, TX 78701",
      "Signs for Seller": "Sam Seller, Manager",
      Purchaser: "Blair Buyer1",
      "Purchaser's address": "1 Main Street, Austin, TX 78701",
    })
  })

  it("has its sections in order", () =>
    expect(paper.sections.map(({ heading }) => heading)).toEqual([
      "Parties",
      "Sale of the loans",
      "Purchase price",
      "Earnest money",
      "Due diligence and closing",
      "What is delivered at closing",
      "Seller's representations",
      "Purchaser's representations",
      "Default",
      "Confidentiality",
      "Notices",
      "General",
      "Signatures",
    ]))

  it("lists each loan of a bundle with its place, balance and share of the price, and their sums", () =>
    expect(blocksOf(paper, "Sale of the loans")[1]).toEqual({
      tag: "loans",
      rows: [
        {
          title: "Cedar Park Retail",
          place: "1 Main Street, Austin, TX 78701",
          balance: 10_000_000_00,
          price: 6_000_000_00,
        },
        { title: "Linden Terrace", place: "2 Main Street, Waco, TX 78701", balance: 4_000_000_50, price: 3_000_000_01 },
      ],
      balance: 14_000_000_50,
      price: 9_000_000_01,
    }))

  it("states price, earnest money and periods exactly", () => {
    expect(wordsOf(paper, "Purchase price")).toContain("The purchase price is $9,000,000.01, in cash.")
    expect(wordsOf(paper, "Earnest money")).toContain("Purchaser's earnest money is $100,000.00.")
    expect(wordsOf(paper, "Earnest money")).toContain("None of it is recorded as received yet.")
    expect(wordsOf(paper, "Due diligence and closing")).toContain(
      "selected on November 28, 2026. From that day it has 30 days for due diligence and then 30 days to close.",
    )
    expect(factsOf(paper, "Due diligence and closing")).toEqual({
      "Purchaser's closing period": "November 28, 2026 to January 27, 2027",
      "Seller's closing period": "opens when Purchaser accepts the closing documents",
    })
  })

  it("names the seller's period once it is open, and speaks of one loan as of one", () => {
    const { offer } = scene()
    const single = purchaseAgreement(
      termsOf({ offer: { ...offer, assets: offer.assets.slice(0, 1), sellerClosingPeriod: period } }),
    )
    expect(factsOf(single, "Due diligence and closing")["Seller's closing period"]).toBe(
      "November 28, 2026 to January 27, 2027",
    )
    expect(wordsOf(single, "Purchase price")).toBe(
      "The purchase price is $6,000,000.00, in cash. All of it is the price of the Loan.",
    )
    expect(wordsOf(single, "Sale of the loans")).toContain("title and interest in the loan listed below")
  })

  it("says what it does not know, and holds no filler", () => {
    const whole = JSON.stringify(paper)
    expect(whole).toContain("It is governed by the law of [State].")
    expect(whole).not.toMatch(/lorem|undefined|null,null|NaN/i)
  })
})

it("names the state whose law governs the agreement", () => {
  const named = purchaseAgreement(termsOf({ governingState: "NY" }))
  expect(wordsOf(named, "General")).toContain("It is governed by the law of New York.")
  expect(JSON.stringify(named)).not.toContain("[State]")
})

describe("the parties of a closing", () => {
  it("have their names verbatim, in whatever letters and with whatever marks", () => {
    const names = ["Żółć & Łódź Sp. z o.o.", "ООО «Ёлка»", "Robert'); DROP TABLE offers;--", "<b>Bold</b> {0} %s"]
    for (const name of names) {
      const seller = aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, entityName: name } })
      const buyer = aBuyer(1, { buyerProfile: { ...aBuyer().buyerProfile, purchasingEntity: name } })
      for (const write of [purchaseAgreement, settlementStatement]) {
        const paper = write(termsOf({ seller, buyer }))
        const facts = factsOf(paper, paper.sections[0]?.heading ?? "")
        expect([facts["Seller"], facts["Purchaser"], paper.subtitle]).toEqual([name, name, `${name} to ${name}`])
      }
    }
  })

  it("sign by the member whom the purchasing entity names, else by the person", () => {
    const { buyerProfile } = aBuyer()
    const entity = { ...buyerProfile, purchasingEntity: "Buyer Fund LP", mmgpFirstName: "Gil", mmgpLastName: "Member" }
    expect(termsOf({ buyer: aBuyer(1, { buyerProfile: entity }) }).purchaser).toEqual({
      role: "Purchaser",
      name: "Buyer Fund LP",
      address: "1 Main Street, Austin, TX 78701",
      signatory: "Gil Member",
      title: null,
    })
    const unsigned = { ...entity, mmgpFirstName: null, mmgpLastName: " " }
    expect(termsOf({ buyer: aBuyer(1, { buyerProfile: unsigned }) }).purchaser.signatory).toBe("Blair Buyer1")
  })

  it("are refused without a name, and have a gap where there is no address", () => {
    const nobody = aBuyer(1, { firstName: " ", lastName: null })
    expect(Result.getFailure(closingTerms(scene({ buyer: nobody })))).toMatchObject({
      value: { _tag: "PartyUnnamed" },
    })
    const paper = purchaseAgreement(termsOf({ buyer: aBuyer(1, { address: null }) }))
    expect(factsOf(paper, "Parties")["Purchaser's address"]).toBe("[address to be completed]")
    expect(wordsOf(paper, "Notices")).toContain("To Purchaser: Blair Buyer1, [address to be completed].")
  })
})

describe("a sale that is no winner any more", () => {
  it("has no documents", () => {
    const { offer } = scene()
    for (const over of [
      { ...offer, status: "Canceled" as const },
      { ...offer, winningDate: null },
    ])
      expect(Result.getFailure(closingTerms(scene({ offer: over })))).toMatchObject({ value: { _tag: "ClosingOver" } })
  })
})

describe("the settlement statement", () => {
  const { offer } = scene()
  const funded = {
    ...offer,
    deposit: {
      value: cents(100_000_00),
      decision: "none" as const,
      transfers: [{ leg: "fund" as const, reference: "W-1", date: day("2026-11-28"), recordedAt: EXAMPLE_NOW }],
    },
  }

  it("credits the earnest money that is held, and apart from it what is due before the closing", () => {
    const [held] = blocksOf(settlementStatement(termsOf({ offer: funded })), "Purchaser")
    expect(held).toEqual({
      tag: "lines",
      caption: "Purchaser's transaction",
      rows: [
        { label: "Purchase price, Cedar Park Retail", amount: 6_000_000_00 },
        { label: "Purchase price, Linden Terrace", amount: 3_000_000_01 },
        { label: "Less earnest money held", amount: -100_000_00 },
      ],
      total: { label: "Balance due from Purchaser at closing", amount: 8_900_000_01 },
    })
    const [none] = blocksOf(settlementStatement(termsOf()), "Purchaser")
    expect(none).toMatchObject({
      rows: [
        { amount: 6_000_000_00 },
        { amount: 3_000_000_01 },
        { label: "Less earnest money held", amount: 0 },
        { label: "Less earnest money due before closing", amount: -100_000_00 },
      ],
      total: { amount: 8_900_000_01 },
    })
  })

  it("reads what is held from the books of the deposit, whoever moved the money", () => {
    const empty = depositOf(offer, null)
    const arrived = withFact(
      { leg: "fund", attempt: 1, amount: cents(90_000_00), bankId: "b", byHand: false, facts: {} },
      "paid",
      { at: EXAMPLE_NOW, code: null, reason: null },
    )
    const heldBy = (...transfers: ReadonlyArray<Transfer>) =>
      termsOf({ deposit: { ...empty, account: { ...empty.account, transfers } } }).held
    expect([heldBy(), heldBy(arrived)]).toEqual([0, 90_000_00])
    const out = { ...arrived, leg: "withdrawToSeller" as const, amount: cents(40_000_00), facts: {} }
    const sent = withFact(out, "paid", { at: EXAMPLE_NOW, code: null, reason: null })
    expect([heldBy(arrived, out), heldBy(arrived, sent)]).toEqual([90_000_00, 50_000_00])
    expect(termsOf({ offer: funded, deposit: depositOf(funded, null) }).held).toBe(termsOf({ offer: funded }).held)
  })

  it("says of the sale what the agreement says", () => {
    const paper = settlementStatement(termsOf({ offer: funded }))
    expect(paper.title).toBe("Settlement Statement")
    expect(paper.notice).toBe(DRAFT_NOTICE)
    expect(factsOf(paper, "The sale")).toMatchObject({
      "Purchase price": "$9,000,000.01",
      "Earnest money": "$100,000.00, held",
      "Offer selected": "November 28, 2026",
    })
    expect(factsOf(settlementStatement(termsOf()), "The sale")["Earnest money"]).toBe("$100,000.00 agreed, $0.00 held")
    const without = { ...offer, terms: terms({ bidPrice: 9_000_000_01, earnestMoneyDeposit: 0 }) }
    expect(factsOf(settlementStatement(termsOf({ offer: without })), "The sale")["Earnest money"]).toBe("none agreed")
  })
})

describe("amounts, days and counts of a document", () => {
  it("are written exactly", () => {
    expect([0, 5, 100, 123_456_789_01, -100_000_00].map(dollars)).toEqual([
      "$0.00",
      "$0.05",
      "$1.00",
      "$123,456,789.01",
      "($100,000.00)",
    ])
    expect(["2026-01-01", "2026-12-31"].map((one) => longDay(day(one)))).toEqual([
      "January 1, 2026",
      "December 31, 2026",
    ])
    expect([0, 1, 2].map(days)).toEqual(["0 days", "1 day", "2 days"])
  })
})
