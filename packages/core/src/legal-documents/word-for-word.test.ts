import { anAsset, anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { Result } from "effect"
import { expect, it } from "vitest"
import type { Offer } from "../offers/model.ts"
import { Cents, Day, must } from "../shared/index.ts"
import type { LegalPaper, PaperBlock } from "./model.ts"
import { purchaseAgreement } from "./purchase-agreement.ts"
import { settlementStatement } from "./settlement-statement.ts"
import { closingTerms } from "./terms.ts"
import { dollars, footOf, LOAN_COLUMNS, SIGNED_ON } from "./wording.ts"

const cents = (amount: number) => must(Cents, amount)
const day = (text: string) => must(Day, text)
const asset = (count: number, title: string) =>
  anAsset({ id: anAssetId(count), mainInfo: { ...anAsset().mainInfo, title } })
const bid = (count: number, principalBalance: number, bidAllocation: number) => ({
  id: anAssetId(count),
  title: "As it was called then",
  principalBalance: cents(principalBalance),
  bidAllocation: cents(bidAllocation),
})

const bundle = anOffer({
  status: "Successful",
  winningDate: EXAMPLE_NOW,
  buyerClosingPeriod: { startDate: day("2026-11-28"), endDate: day("2027-01-27"), endedAt: null },
  type: "MultipleBid",
  terms: terms({ bidPrice: 9_000_000_01, earnestMoneyDeposit: 100_000_00 }),
  assets: [bid(1, 10_000_000_00, 6_000_000_00), bid(2, 4_000_000_50, 3_000_000_01)],
  deposit: {
    value: cents(100_000_00),
    decision: "none",
    transfers: [{ leg: "fund", reference: "W-1", date: day("2026-11-28"), recordedAt: EXAMPLE_NOW }],
  },
})
const single: Offer = {
  ...bundle,
  terms: terms({ bidPrice: 6_000_000_00, earnestMoneyDeposit: 0 }),
  assets: bundle.assets.slice(0, 1),
  deposit: anOffer().deposit,
}
const { buyerProfile } = aBuyer()
const fund = aBuyer(1, {
  buyerProfile: { ...buyerProfile, purchasingEntity: "Buyer Fund LP", mmgpFirstName: "Gil", mmgpLastName: "Member" },
})

const said = (block: PaperBlock): ReadonlyArray<string> => {
  switch (block.tag) {
    case "text":
      return [block.text]
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value}`)
    case "loans":
      return [
        ...block.rows.map(({ balance, place, price, title }) =>
          [title, place, dollars(balance), dollars(price)].join(" | "),
        ),
        `Together | ${dollars(block.balance)} | ${dollars(block.price)}`,
      ]
    case "lines":
      return [block.caption, ...[...block.rows, block.total].map(({ amount, label }) => `${label}: ${dollars(amount)}`)]
    case "signatures":
      return block.parties.map(({ name, role, signatory }) => `${role}: ${name} by ${signatory ?? "itself"}`)
    case "executed":
      return [`${block.name}, ${block.on}`]
  }
}

const textOf = ({ notice, sections, subtitle, title }: LegalPaper): string =>
  [
    `# ${title}`,
    subtitle,
    notice,
    ...sections.flatMap(({ blocks, heading }) => ["", `## ${heading}`, ...blocks.flatMap(said)]),
  ].join("\n")

it("says word for word what was agreed of a bundle with money held, and of one loan without", async () => {
  const papers = [
    [bundle, fund],
    [single, aBuyer(1, { address: null })],
  ] as const
  const texts = papers.flatMap(([offer, buyer]) => {
    const assets = [asset(1, "Cedar Park Retail"), asset(2, "Linden Terrace")]
    const agreed = Result.getOrThrow(
      closingTerms({ offer, assets, buyer, seller: aSeller(), deposit: null, governingState: null }),
    )
    return [purchaseAgreement(agreed), settlementStatement(agreed)].map(textOf)
  })
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("papers.txt")
})

it("names the columns, the line to sign on, and each page by its edition and day", () => {
  expect([LOAN_COLUMNS, SIGNED_ON]).toEqual([
    { loan: "Loan", balance: "UPB", price: "Purchase price", sums: "Total" },
    "Date",
  ])
  const paper: LegalPaper = { title: "Settlement Statement", subtitle: "", notice: "", sections: [] }
  expect(footOf({ paper, edition: 2, preparedAt: EXAMPLE_NOW }, 3, 4)).toBe(
    "Settlement Statement, edition 2, prepared November 28, 2026 (UTC). Page 3 of 4",
  )
})
