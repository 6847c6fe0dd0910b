import type { Asset } from "@xl/core/assets"
import type { Offer } from "@xl/core/offers"
import { Cents, must, type OfferId, UserId } from "@xl/core/shared"
import { anOffer, terms } from "@xl/testkit/offers"
import { putAsset, putBank, putOffer } from "../rows.ts"
import { approved, certified, done, type Hand, withoutSettings } from "./hand.ts"
import { type Save, save } from "./save.ts"

/** The earnest money of every sale here, $100,000. */
const VALUE = must(Cents, 100_000_00)

/** An offer between the person, who buys or sells, and the administrator on the other side. */
const staged = async (
  { admin, db, person }: Hand,
  part: "buyer" | "seller",
  status: Asset["status"],
  change: Partial<Offer> = {},
): Promise<{ readonly id: OfferId }> => {
  const [buyer, seller] = part === "buyer" ? [person.id, admin.id] : [admin.id, person.id]
  const people = { buyer: must(UserId, buyer), seller: must(UserId, seller) }
  const asset = await putAsset(db, people.seller, { status })
  const deposit = { ...anOffer().deposit, value: VALUE }
  const offered = { terms: terms({ earnestMoneyDeposit: VALUE }), deposit }
  return { id: await putOffer(db, { ...people, asset }, { ...offered, ...change }) }
}

/** The same, its money in. */
const paid = (hand: Hand, part: "buyer" | "seller", status: Asset["status"], offerStatus: Offer["status"]) => {
  const { creationDate, deposit } = anOffer()
  const entry = { leg: "fund", reference: "wire 1", date: hand.today, recordedAt: creationDate } as const
  return staged(hand, part, status, {
    status: offerStatus,
    winningDate: creationDate,
    deposit: { ...deposit, value: VALUE, transfers: [entry] },
  })
}

const fellThrough = (hand: Hand) => paid(hand, "buyer", "Published", "Canceled")

const closed = async (hand: Hand) => {
  await certified(hand)
  return paid(hand, "seller", "Closed", "Successful")
}

const SELECT = `selectBankForOfferSeller(offerId: $id, bankingInfoId: $bank)`
const CONSENT = `approveDepositSeller(id: $id)`
const TWO = "($id: ID!, $bank: ID!)"

/** A closed sale's, and an account of its seller's. */
const withBank = async (hand: Hand) => {
  await withoutSettings(hand)
  return { ...(await closed(hand)), bank: await putBank(hand.db, must(UserId, hand.person.id)) }
}
/** The same, which the seller has named, and agreed. */
const agreed = async (hand: Hand) => {
  const { bank, id } = await withBank(hand)
  await done(hand, hand.person, `mutation ${TWO} { it: ${SELECT} { ... on Refusal { code } } }`, { id, bank })
  await done(hand, hand.person, `mutation ($id: ID!) { it: ${CONSENT} { ... on Refusal { code } } }`, { id })
  return { id }
}
const ofBuyer = async (hand: Hand) => {
  await withoutSettings(hand)
  return { ...(await fellThrough(hand)), bank: await putBank(hand.db, must(UserId, hand.person.id)) }
}
const ofPlatform = async (hand: Hand) => {
  await withoutSettings(hand)
  return { ...(await fellThrough(hand)), bank: await putBank(hand.db, must(UserId, hand.admin.id)) }
}

const byId = { takes: "($id: ID!)" }
const ofAdmin = { ...byId, by: "admin" } as const

/** Every save of a deposit: what is promised, entered, agreed to and decided, and the account that each side names. */
export const DEPOSIT_SAVES: ReadonlyArray<Save> = [
  save("deposit promised anew", `editDepositAmount(id: $id, amount: "120000.00")`, {
    ...byId,
    stage: async (hand) => {
      await approved(hand)
      return staged(hand, "buyer", "Published")
    },
  }),
  save("deposit entered", `recordManualTransfer(offerId: $id, leg: fund, reference: "wire 1", date: $day)`, {
    by: "admin",
    takes: "($id: ID!, $day: Day!)",
    stage: async (hand) => ({ ...(await staged(hand, "buyer", "Published")), day: hand.today }),
  }),
  save("payout agreed to", CONSENT, { ...byId, stage: closed }),
  save("deposit paid out", `approveDeposit(id: $id, depositAmount: "60000.00")`, { ...ofAdmin, stage: agreed }),
  save("deposit declined", `declineDeposit(id: $id, declineFault: Seller, comment: "No title")`, {
    ...ofAdmin,
    stage: fellThrough,
  }),
  save("deposit refunded", `refundDeposit(id: $id)`, { ...ofAdmin, stage: fellThrough }),
  save("buyer's bank for an offer", `selectBankForOfferBuyer(offerId: $id, bankingInfoId: $bank)`, {
    takes: TWO,
    stage: ofBuyer,
  }),
  save("seller's bank for an offer", SELECT, { takes: TWO, stage: withBank }),
  save("platform's bank for an offer", `selectBankForOfferAdmin(offerId: $id, bankingInfoId: $bank)`, {
    by: "admin",
    takes: TWO,
    stage: ofPlatform,
  }),
]
