import type { AssetStatus } from "@xl/core/kernel"
import { addDays, Cents, dayOf, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { START, testMarket } from "../testing/market.ts"
import { CLOSING, command, sceneOn, stageWon, type Won } from "../testing/races/index.ts"

const scene = await sceneOn(await testMarket(), 2)
const { buyers, seller } = scene
const [admin] = scene.admins
const [buyer = seller, stranger = seller] = buyers

type Stage = () => Promise<Won>
const stage =
  (change: Parameters<typeof stageWon>[2] = {}, status: AssetStatus = "ContractPending.CallForOffers"): Stage =>
  () =>
    stageWon(scene, status, change)

const past = { ...CLOSING, startDate: addDays(dayOf(START), -9), endDate: addDays(dayOf(START), -1) }
const unaccepted = { buyerClosingDocumentsAccepted: false, sellerClosingPeriod: null }
const signed = { sellerClosingDocumentsAccepted: true }
const deposit = { requireBidDeposit: true, bidDepositSum: must(Cents, 50_000_00) }

const accepted = stage()
const open = stage({ offer: unaccepted })
const unpaid = stage({ asset: deposit })
const unpaidContract = stage({ asset: deposit, offer: signed }, "UnderContract")
const closed = stage({ offer: signed }, "Closed")
const canceled = stage({ offer: { ...signed, status: "Canceled" } }, "Closed")
const buyerLapsed = stage({ offer: { ...unaccepted, buyerClosingPeriod: past } })
const sellerLapsed = stage({ offer: { sellerClosingPeriod: past } })

type Asked = (won: Won) => ReturnType<typeof command>
const onOffer =
  (who: typeof seller, mutation: string, more = ""): Asked =>
  ({ offer }) =>
    command(scene, who, mutation, offer, more)
const onAsset =
  (who: typeof seller, mutation: string, more = ""): Asked =>
  ({ asset }) =>
    command(scene, who, mutation, asset, more)
const accepts = (who: typeof seller) => onOffer(who, "acceptClosingDocuments")
const extended = (side: "Buyer" | "Seller", day: string) =>
  onOffer(admin, `edit${side}ClosingPeriod`, `, endDate: "${day}"`)
const reason = `, reason: "late"`

type Case = readonly [name: string, stage: Stage, ask: Asked, code: string]
const EXTENSIONS: ReadonlyArray<Case> = [
  ["into the past", accepted, extended("Seller", past.endDate), "ClosingEndOutOfBounds"],
  ["shorter than the period", accepted, extended("Seller", addDays(CLOSING.endDate, -1)), "ClosingEndOutOfBounds"],
  ["to the same day", accepted, extended("Seller", CLOSING.endDate), "ClosingEndOutOfBounds"],
  ["to a day that does not exist", accepted, extended("Seller", "2026-02-30"), "!BAD_USER_INPUT"],
  ["after the acceptance", accepted, extended("Buyer", addDays(CLOSING.endDate, 9)), "ClosingNotOpen"],
]
const ACCEPTANCES: ReadonlyArray<Case> = [
  ["by the buyer after the lapse", buyerLapsed, accepts(buyer), "ClosingNotOpen"],
  ["by the seller after the lapse", sellerLapsed, accepts(seller), "ClosingNotOpen"],
  ["by the seller before the buyer", open, accepts(seller), "BuyerAcceptsFirst"],
  ["by another buyer", open, accepts(stranger), "OfferNotFound"],
  ["by an administrator", open, accepts(admin), "OfferNotFound"],
  ["while the deposit is missing", unpaid, accepts(seller), "DepositUnpaid"],
]
const ENDS: ReadonlyArray<Case> = [
  ["take-down with a winner", accepted, onAsset(seller, "withdrawListing"), "AssetStatusForbids"],
  ["hold with a winner", accepted, onAsset(seller, "holdAsset"), "AssetStatusForbids"],
  ["revocation with a winner", accepted, onAsset(admin, "revokeAsset", `, statusComment: ""`), "AssetStatusForbids"],
  ["closing without the deposit", unpaidContract, onAsset(admin, "confirmClosing"), "DepositUnpaid"],
  ["closing before the contract", accepted, onAsset(admin, "confirmClosing"), "AssetStatusForbids"],
  ["fall-through of a closed sale", closed, onAsset(admin, "reportFallThrough", reason), "AssetStatusForbids"],
  ["cancelation on a closed sale", closed, onOffer(admin, "cancelOffer", reason), "AssetStatusForbids"],
  ["reactivation on a closed sale", canceled, onOffer(admin, "reactivateOffer"), "WinnerChosen"],
]

const rows = async ({ asset, offer }: Won) => ({
  asset: await scene.market.db.selectFrom("assets").select("body").where("id", "=", asset).executeTakeFirst(),
  offer: await scene.market.db.selectFrom("offers").select("body").where("id", "=", offer).executeTakeFirst(),
  events: await scene.market.db.selectFrom("events").select("type").where("chain", "=", asset).execute(),
})
/** The answer of a command that leaves everything as it was. */
const unchanged = async (staged: Stage, ask: Asked): Promise<string> => {
  const won = await staged()
  const before = await rows(won)
  const answer = await ask(won)()
  expect(await rows(won)).toEqual(before)
  return answer
}

describe.each([
  ["an extension", EXTENSIONS],
  ["an acceptance", ACCEPTANCES],
  ["a", ENDS],
])("%s", (_kind, cases) => {
  it.each(cases)("%s is refused by name, and changes nothing", async (_name, staged, ask, code) => {
    expect(await unchanged(staged, ask)).toBe(code)
  })
})

it.each([
  ["acceptance", accepted, accepts(buyer)],
  ["closing", closed, onAsset(admin, "confirmClosing")],
])("a second %s is answered as done, and changes nothing", async (_name, staged, ask) => {
  expect(await unchanged(staged, ask)).toBe("Done")
})

it("a second hold by the same side changes nothing, and by the other side is refused", async () => {
  const held = stage(
    { asset: { hold: { by: "Seller", since: START } }, offer: { status: "Published" } },
    "OnHold.Published",
  )
  expect(await unchanged(held, onAsset(seller, "holdAsset"))).toBe("Done")
  expect(await unchanged(held, onAsset(admin, "holdAsset"))).toBe("AssetStatusForbids")
})
