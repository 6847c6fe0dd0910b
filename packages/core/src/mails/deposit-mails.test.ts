import { expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { origin: "https://market.example", product: "XL" }
const said = (step: string, part: string) =>
  marketMail(sender, "ann@example.com", {
    kind: "depositStep",
    facts: { assetId: "a1", title: "Lakeside", step, part },
  })
    .text.split("\n\n-- \n")[0]
    ?.split("\n\n")

it("a deposit's mail says how far it went, to each party where it goes on", () => {
  expect(said("fund", "buyer")).toEqual([
    "The earnest money deposit has arrived for the offer on Lakeside.",
    "See your offers: https://market.example/dashboard/buyer",
  ])
  expect(said("fund", "seller")?.[1]).toBe("See the asset: https://market.example/seller/asset-overview/a1")
  const steps = [
    "consented",
    "approved",
    "declined",
    "refunded",
    "refundToBuyer",
    "withdrawToSeller",
    "withdrawToAdmin",
  ]
  expect(steps.map((step) => said(step, "buyer")?.[0])).toEqual([
    "The seller approved the payout of the deposit for the offer on Lakeside.",
    "An administrator approved the payout of the deposit for the offer on Lakeside.",
    "An administrator decided on the deposit after the sale fell through, for the offer on Lakeside.",
    "An administrator decided to refund the deposit for the offer on Lakeside.",
    "The deposit was returned to the buyer for the offer on Lakeside.",
    "The seller's share of the deposit was paid out for the offer on Lakeside.",
    "The platform's share of the deposit was paid out for the offer on Lakeside.",
  ])
})

it("a deposit's mail makes sense of a step that it does not know, and of an offer on nothing that is named", () => {
  const bare = (facts: { readonly [name: string]: string }) =>
    marketMail(sender, "ann@example.com", { kind: "depositStep", facts }).text.split("\n\n-- \n")[0]?.split("\n\n")
  expect(bare({ step: "counted", part: "buyer", title: "Lakeside" })?.[0]).toBe(
    "The deposit moved on for the offer on Lakeside.",
  )
  expect(bare({ part: "seller" })).toEqual([
    "The deposit moved on for the offer.",
    "See the asset: https://market.example/seller/asset-overview/",
  ])
})

it("a raised deposit is told with both amounts and what becomes of the documents", () => {
  const raised = (facts: { readonly [name: string]: string }) =>
    marketMail(sender, "ann@example.com", {
      kind: "depositStep",
      facts: { assetId: "a1", title: "Lakeside", step: "amountRaised", part: "seller", ...facts },
    })
  expect(raised({ before: "9200000", amount: "9500050" }).text.split("\n\n").slice(0, 3)).toEqual([
    "The buyer raised the earnest money deposit for the offer on Lakeside.",
    "It was $92,000 and is now $95,000.50.",
    "Closing documents that were prepared are prepared again. Read the new edition before you accept it.",
  ])
  expect(raised({ before: "9200000", amount: "9500050" }).subject).toBe("The earnest money was raised")
  expect(raised({ step: "fund", documents: "restated" }).text.split("\n\n").slice(0, 2)).toEqual([
    "The earnest money deposit has arrived for the offer on Lakeside.",
    "Closing documents that were prepared are prepared again. Read the new edition before you accept it.",
  ])
  expect(raised({ step: "fund" }).text).not.toContain("Closing documents")
  expect(raised({ before: "a lot", amount: "9500050" }).text).not.toContain("It was")
})
