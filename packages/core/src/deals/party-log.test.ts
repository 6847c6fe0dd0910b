import { expect, it } from "vitest"
import { partyLog, type PartyRow } from "./party-log.ts"

const NOW = 1_800_000_000_000
const row = (change: Partial<PartyRow>): PartyRow => ({
  sequence: 9,
  at: NOW,
  type: "AssetEdited",
  trigger: "Seller",
  actor: "Sam Seller",
  buyer: null,
  before: null,
  after: null,
  isOwn: false,
  isOnOwn: false,
  offerSentAt: undefined,
  ...change,
})
const read = (change: Partial<PartyRow>, side: "buyer" | "seller") => partyLog([row(change)], side)[0]
const revoked = { type: "AssetStatusChanged", before: { status: "Draft" }, after: { status: "Revoked" } }

it("shows a bidder of the asset only its public side, without names, comments and the closing of others", () => {
  expect(read({}, "buyer")).toBeUndefined()
  expect(read(revoked, "buyer")).toBeUndefined()
  const ended = read(
    {
      type: "AssetStatusChanged",
      before: { status: "Published", statusComment: null },
      after: { status: "Revoked", statusComment: "Ask the broker" },
    },
    "buyer",
  )
  expect(ended).toMatchObject({ what: "Listing revoked", actor: null, buyer: null })
  expect(ended?.changes.map(({ label }) => label)).toEqual(["Status"])
  const rivals = { type: "OfferStatusChanged", after: { status: "Published" }, before: { status: "Draft" } }
  expect(read({ ...rivals, offerSentAt: NOW }, "buyer")).toBeUndefined()
  expect(read({ ...rivals, offerSentAt: NOW, isOnOwn: true }, "buyer")?.what).toBe("Offer sent to the seller")
})

it("shows the seller an offer from when it was sent, with who bids", () => {
  const edited = { type: "OfferEdited", trigger: "Buyer", actor: "Blair Buyer", buyer: "Blair Buyer" }
  expect(read({ ...edited, offerSentAt: null }, "seller")).toBeUndefined()
  expect(read({ ...edited, offerSentAt: NOW + 1 }, "seller")).toBeUndefined()
  expect(read({ ...edited, offerSentAt: NOW }, "seller")).toMatchObject({ actor: "Blair Buyer", buyer: "Blair Buyer" })
  expect(read({ ...revoked, trigger: "Admin", actor: "Alex Admin" }, "seller")?.actor).toBeNull()
})

it("shows each side its own transfers of earnest money", () => {
  const moved = (leg: string) => ({ type: "DepositTransferRecorded", after: { leg }, isOnOwn: true, offerSentAt: NOW })
  const seen = (side: "buyer" | "seller") =>
    ["fund", "refundToBuyer", "withdrawToSeller", "withdrawToAdmin"].filter((leg) => read(moved(leg), side))
  expect(seen("buyer")).toEqual(["fund", "refundToBuyer"])
  expect(seen("seller")).toEqual(["withdrawToSeller"])
})

it("leaves out looks at data and what repeats the offer's own event, also of one's own", () => {
  for (const side of ["buyer", "seller"] as const)
    for (const type of ["ClosingDocumentsAccepted", "DocumentRead", "PrivateDataRead"])
      expect(read({ type, isOwn: true }, side), `${side} ${type}`).toBeUndefined()
  expect(read({ type: "VdrFileRead", isOwn: true, after: { name: "Rent roll" } }, "buyer")?.actor).toBe("Sam Seller")
})

it("numbers a party's entries among themselves", () => {
  const rows = [row({ sequence: 2 }), row({ sequence: 5, type: "PrivateDataRead" }), row({ sequence: 8 })]
  expect(partyLog(rows, "seller").map(({ sequence }) => sequence)).toEqual([1, 2])
})
