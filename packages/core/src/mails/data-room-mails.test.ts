import { expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
const kinds = ["tier2Requested", "tier2Approved", "tier2Declined", "tier2Revoked"] as const
const wordsOf = (facts: { readonly [name: string]: string }) =>
  kinds.map((kind) => {
    const { subject, text } = marketMail(sender, "ann@example.com", { kind, facts })
    return [subject, ...(text.split("\n\n-- \n")[0]?.split("\n\n") ?? [])]
  })

it("a request for tier 2 of a data room is told its seller, and the decision its buyer", () => {
  expect(wordsOf({ assetId: "a1", title: "Lakeside Office Note" })).toEqual([
    [
      "A buyer asks for your data room",
      "A buyer asks to read tier 2 of the data room of Lakeside Office Note. Answer whenever you like: the request does not lapse.",
      "See the requests: https://market.example/seller/asset-overview/a1",
    ],
    [
      "Your data room request was approved",
      "Your request for tier 2 of the data room of Lakeside Office Note was approved.",
      "See the asset: https://market.example/asset/a1",
    ],
    [
      "Your data room request was declined",
      "Your request for tier 2 of the data room of Lakeside Office Note was declined. You may ask again.",
      "See the asset: https://market.example/asset/a1",
    ],
    [
      "Your data room access was taken back",
      "The seller took back your access to tier 2 of the data room of Lakeside Office Note. The confidentiality agreement that you signed still applies to what you read. You may ask again.",
      "See the asset: https://market.example/asset/a1",
    ],
  ])
})

it("the mails about a data room make sense of an asset without a title", () => {
  expect(wordsOf({}).map(([, words]) => words)).toEqual([
    "A buyer asks to read tier 2 of the data room of your asset. Answer whenever you like: the request does not lapse.",
    "Your request for tier 2 of the data room of an asset was approved.",
    "Your request for tier 2 of the data room of an asset was declined. You may ask again.",
    "The seller took back your access to tier 2 of the data room of an asset. The confidentiality agreement that you signed still applies to what you read. You may ask again.",
  ])
  expect(wordsOf({})[0]?.[2]).toBe("See the requests: https://market.example/seller/asset-overview/")
})

it("changes of files are told by their kinds, and only those that there were", () => {
  const facts = {
    assetId: "a1",
    title: "Lakeside Office Note",
    added: "Rent roll.xlsx, Note.pdf",
    replaced: "",
    removed: "Old.pdf",
  }
  const { subject, text } = marketMail(sender, "ann@example.com", { kind: "roomChanged", facts })
  expect([subject, ...(text.split("\n\n-- \n")[0]?.split("\n\n") ?? [])]).toEqual([
    "A data room changed",
    "Files in the data room of Lakeside Office Note changed.",
    "New: Rent roll.xlsx, Note.pdf.",
    "Removed: Old.pdf.",
    "See the asset: https://market.example/asset/a1",
    "How often you hear of this data room is chosen in it.",
  ])
})
