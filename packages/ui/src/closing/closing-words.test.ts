import { expect, it } from "vitest"
import { acceptedText } from "./closing-words.ts"

const at = (
  closingPhase: "completed" | "sellerClosing",
  status: "Closed" | "ContractPending.CallForOffers" | "UnderContract",
) => ({ asset: { status }, offer: { closingPhase } }) as unknown as Parameters<typeof acceptedText>[1]

it("says after an acceptance what has happened since, too", () => {
  expect([
    acceptedText("buyer", at("sellerClosing", "ContractPending.CallForOffers")),
    acceptedText("buyer", at("completed", "UnderContract")),
    acceptedText("seller", at("completed", "UnderContract")),
    acceptedText("buyer", at("completed", "Closed")),
    acceptedText("seller", at("completed", "Closed")),
  ]).toEqual([
    "You accepted the closing documents. The seller was told and is asked to accept next.",
    "Both sides accepted the closing documents. The sale is under contract.",
    "You accepted the closing documents. The sale is under contract, and the buyer was told.",
    "Both sides accepted the closing documents, and the sale is closed.",
    "Both sides accepted the closing documents, and the sale is closed.",
  ])
})
