import { randomUUID } from "node:crypto"
import { depositOf, KeptDeposit } from "@xl/core/deposits"
import { BankingInfoId, dayOf, must, type OfferId } from "@xl/core/shared"
import type { AssetStatus } from "@xl/core/kernel"
import type { Offer } from "@xl/core/offers"
import { anOffer } from "@xl/testkit/offers"
import { sql } from "kysely"
import type { Database } from "../../database/index.ts"
import { START } from "../start.ts"
import { expected, factsOf } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, pick, type Scene, stageAsset, stageOffers } from "./scene.ts"

/** An offer that won, paid, with a bank of the seller's, on an asset in that status. */
const stagePaid = async (scene: Scene, status: AssetStatus, offerStatus: Offer["status"], racers: number) => {
  const asset = await stageAsset(scene, { status })
  const { deposit } = anOffer()
  const entry = { leg: "fund", reference: "wire 1", date: dayOf(START), recordedAt: START } as const
  const change: Partial<Offer> = {
    status: offerStatus,
    winningDate: anOffer().creationDate,
    deposit: { ...deposit, transfers: [entry] },
  }
  const id = pick(await stageOffers(scene, asset, [pick(scene.buyers, racers)], change), 0)
  const offer = { ...anOffer(), ...change, id }
  const kept = depositOf(offer, null)
  const banks = { ...kept.banks, seller: must(BankingInfoId, randomUUID()) }
  await scene.market.db
    .insertInto("deposits")
    .values({ id, body: JSON.stringify(KeptDeposit.encode(must(KeptDeposit, { ...kept, banks }))) })
    .execute()
  await bookFunding(scene.market.db, id, kept.account.value)
  return { asset, id }
}

/** What staging the deposit would have booked. */
const bookFunding = (db: Database, offerId: OfferId, value: number) =>
  db
    .insertInto("depositPostings")
    .values([
      { entry: `${offerId}:fund:1:paid`, account: "buyer", offerId, amount: -value },
      { entry: `${offerId}:fund:1:paid`, account: "escrow", offerId, amount: value },
    ])
    .execute()

const heldOf = async (db: Database, id: OfferId): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select sum(amount)::float8 as held from deposit_postings where offer_id = ${id} and account = 'escrow'`.execute(db)
  return rows[0]?.held ?? Number.NaN
}

/** One administrator sends the deposit back while the other gives it to the seller: it goes one way, once. */
export const twoDecisions: Race = {
  name: "two decisions on a deposit",
  stage: async (scene, racers) => {
    const { asset, id } = await stagePaid(scene, "Published", "Canceled", racers)
    const asks = [
      command(scene, pick(scene.admins, 0), "refundDeposit", id),
      command(scene, pick(scene.admins, 1), "declineDeposit", id, ', declineFault: Buyer, comment: "Defaulted"'),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["DepositNotReady", "MoneyPaidOut"],
      faults: async (answers) => {
        const facts = await factsOf(scene.market.db, asset)
        return [
          expected("times decided", facts.filter(({ type }) => type === "DepositDecided").length, 1),
          expected("who were told that they decided", answers.filter((one) => one === "Done").length, 1),
          expected("what is held", await heldOf(scene.market.db, id), 0),
        ]
      },
    }
  },
}

/** The seller agrees while an administrator pays out: never before it, and once. */
export const consentWhilePayout: Race = {
  name: "consent while payout",
  stage: async (scene, racers) => {
    const { asset, id } = await stagePaid(scene, "Closed", "Successful", racers)
    const asks = [
      command(scene, scene.seller, "approveDepositSeller", id),
      command(scene, pick(scene.admins, 0), "approveDeposit", id, ', depositAmount: "1.00"'),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["DepositNotReady", "SellerConsentMissing"],
      faults: async () => {
        const types = (await factsOf(scene.market.db, asset)).map(({ type }) => type)
        const decided = types.filter((type) => type === "DepositDecided").length
        const isEarly = decided > 0 && types.indexOf("DepositDecided") < types.indexOf("DepositConsented")
        return [
          expected("times agreed", types.filter((type) => type === "DepositConsented").length, 1),
          expected("times decided, if at all", decided > 1, false),
          expected("decided before anybody agreed", isEarly, false),
        ]
      },
    }
  },
}
