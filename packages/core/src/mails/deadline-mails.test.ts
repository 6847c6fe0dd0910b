import { expect, it } from "vitest"
import { anOfferId } from "@xl/testkit/offers"
import { marketMail } from "./index.ts"

const OFFER = anOfferId(1)

const sender = { origin: "https://market.example", product: "XL" }
const said = (until: string) =>
  marketMail(sender, "ann@example.com", { kind: "deadlineNear", facts: { until, part: "seller" } })
    .text.split("\n\n-- \n")[0]
    ?.split("\n\n")

it("a reminder leaves out an instant that is none or whose year has more than four digits, and an asset that is missing", () => {
  for (const until of ["", "soon", "-1000", "1000 ms", "9999999999999999", "999999999999999"])
    expect(said(until), until).toEqual([
      "A deadline ends, within 24 hours.",
      "See the asset: https://market.example/seller/asset-overview/",
    ])
  expect(said(String(Date.UTC(2026, 10, 30)))?.[0]).toBe("A deadline ends on 11-30-2026, 00:00 UTC, within 24 hours.")
})

it.each([
  ["callForOffers", "buyer", "you may revise your offer", "/asset/7"],
  ["bestAndFinal", "buyer", "your present price counts", "/asset/7"],
  ["underSelection", "seller", "the listing takes offers again", "/seller/asset-overview/7"],
  ["buyerClosing", "buyer", "the award lapses", `/buy-commercial-real-estate-loans/buyer/ss/${OFFER}`],
  ["sellerClosing", "seller", "the award lapses", `/buy-commercial-real-estate-loans/seller/ss/${OFFER}`],
  ["sellerClosing", "buyer", "pay the earnest money", "/dashboard/buyer"],
])("a reminder of %s tells the %s what happens and leads to where it is done", (window, part, words, path) => {
  const facts = { window, part, assetId: "7", offerId: OFFER, title: "Cedar Park", until: "" }
  const { text } = marketMail(sender, "ann@example.com", { kind: "deadlineNear", facts })
  expect(text).toContain(words)
  expect(text).toContain(`https://market.example${path}`)
})
