import { anOffer } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Millis } from "../shared/days.ts"
import { decode, must } from "../shared/decode.ts"
import { toldOffer } from "./told-offer.ts"
import { UserAssetOffer } from "./user-asset-offer.ts"

const at = (place: number) => must(Millis, Date.UTC(2026, 10, 28) + place)
const offer = anOffer({
  status: "Declined",
  creationDate: at(1),
  publishedDate: at(2),
  acceptedDate: at(3),
  winningDate: at(4),
  declinedDate: at(5),
  withdrawDate: at(6),
  canceledDate: at(7),
  declineReason: "Too low",
  sellerNotes: "Not to be told",
})
const sent = {
  id: offer.id,
  type: "SingleBid",
  offerType: "Cash",
  status: "Declined",
  bidPrice: "8000000.00",
  earnestMoneyDeposit: "100000.00",
  dueDiligencePeriod: 30,
  closing: 30,
  notes: "",
  creationDate: at(1),
  publishedDate: at(2),
  acceptedDate: at(3),
  winningDate: at(4),
  declinedDate: at(5),
  withdrawDate: at(6),
  canceledDate: at(7),
  declineReason: "Too low",
}
const read = (change: object = {}) => Result.getOrThrow(decode(UserAssetOffer)({ ...sent, ...change }))
const isRefused = (change: object) => Result.isFailure(decode(UserAssetOffer)({ ...sent, ...change }))

describe("an offer beside its asset", () => {
  it("is its terms, its status and its days, and nothing else of it", () => {
    const told = toldOffer(offer)
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(sent).toSorted())
    expect(UserAssetOffer.encode(told)).toEqual(sent)
    expect(read({ other: 1 })).toEqual(told)
  })

  it("may lack what has not happened, and nothing else", () => {
    const later = [
      "publishedDate",
      "acceptedDate",
      "winningDate",
      "declinedDate",
      "withdrawDate",
      "canceledDate",
      "declineReason",
    ]
    expect(Object.keys(sent).filter((field) => !isRefused({ [field]: undefined }))).toEqual(later)
    expect(Object.keys(sent).filter((field) => !isRefused({ [field]: null }))).toEqual(later)
    expect(read({ winningDate: undefined }).winningDate).toBeNull()
  })

  it("counts money in cents and both periods in whole days", () => {
    expect([read().bidPrice, read().earnestMoneyDeposit]).toEqual([8_000_000_00, 100_000_00])
    const wrong = [{ bidPrice: 8_000_000 }, { bidPrice: "1.005" }, { dueDiligencePeriod: 30.5 }, { closing: "30" }]
    expect(wrong.map(isRefused)).toEqual([true, true, true, true])
  })

  it("keeps words that we do not know, and sends them back as they came", () => {
    const newer = read({ status: "Frozen", type: "Auction", offerType: "Loan" })
    expect([newer.status, newer.type, newer.offerType]).toEqual([{ unknown: "Frozen" }, { unknown: "Auction" }, "Loan"])
    expect(UserAssetOffer.encode(newer)).toMatchObject({ status: "Frozen", type: "Auction", offerType: "Loan" })
  })
})
