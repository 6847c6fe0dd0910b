import { aPublishedAsset } from "@xl/testkit/assets"
import { aPaidDeposit } from "@xl/testkit/deposits"
import { actorOf, aBuyer, anAdmin, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Actor } from "../kernel/actor.ts"
import { Cents, dayOf, Millis, must, Rate } from "../shared/index.ts"
import { dueByHand } from "./by-hand.ts"
import { changeOfDeposit, depositOf } from "./kept.ts"
import { situationOf } from "./situation.ts"
import { depositView } from "./visibility.ts"

const run = Effect.runPromise
const AT = must(Millis, EXAMPLE_NOW)
const value = must(Cents, 100_000_00)
const fund = { leg: "fund", reference: "W-1", date: dayOf(EXAMPLE_NOW), recordedAt: AT } as const
const won = anOffer({
  status: "Successful",
  winningDate: AT,
  deposit: { value, decision: "none", transfers: [fund] },
})

describe("the parts in a deposit", () => {
  const seenBy = (actor: Actor) => {
    const kept = depositOf(won, null)
    const assets = [aPublishedAsset({ status: "Closed", statusSince: AT })]
    return depositView({
      offer: won,
      kept,
      situation: situationOf(won, assets, kept, must(Rate, 0)),
      actor,
      banks: [],
      now: AT,
    })
  }

  it("are taken together by whoever has two, and a stranger is shown none", () => {
    const seller = actorOf(aSeller())
    const both = { ...seller, roles: new Set(["Admins", "Sellers", "VerifiedUsers"] as const) } as Actor
    expect(seenBy(seller)?.actions).toEqual(["approveDepositSeller"])
    expect(seenBy(both)?.actions).toEqual(["approveDepositSeller"])
    expect([seenBy(seller)?.side, seenBy(both)?.side]).toEqual(["seller", "seller"])
    expect(seenBy(actorOf(aBuyer(2)))).toBeNull()
  })

  it("are the seller's once: the consent is given, told and not asked for again", async () => {
    const { admin, closed, id, sale, seller } = await aPaidDeposit()
    await closed()
    expect((await run(admin.find(id))).hasSellerBank).toBe(false)
    expect((await run(seller.approveAsSeller(id))).actions).toEqual([])
    expect(sale.market.mails().at(-1)?.facts["step"]).toBe("consented")
  })
})

describe("a refund", () => {
  it("is on the record without a comment, and told to nobody but in its own words", async () => {
    const { admin, canceled, id, sale } = await aPaidDeposit()
    await canceled()
    await run(admin.refund(id))
    expect(sale.market.home.memory.rows.deposits.get(id)?.decision).toMatchObject({ how: "refunded", comment: "" })
    expect(sale.market.home.memory.rows.events.findLast(({ type }) => type === "DepositDecided")?.after).toMatchObject({
      fault: null,
      comment: "",
    })
  })
})

describe("the money to come in", () => {
  it("is due by hand as the fund leg, whole", () => {
    const offer = anOffer({ deposit: { value, decision: "none", transfers: [] } })
    expect(dueByHand(depositOf(offer, null).account, offer)).toEqual([{ leg: "fund", amount: value }])
  })
})

describe("a leg that waited for a hand when a provider took over", () => {
  it("is still entered, and no other", async () => {
    const { admin, canceled, id, sale } = await aPaidDeposit()
    await canceled()
    await run(admin.refund(id))
    const { deposits, offers } = sale.market.home.memory.rows
    const [kept, offer] = [deposits.get(id), offers.get(id)]
    if (!kept || !offer) throw new RangeError("Nothing was kept")
    const market = marketInMemory({
      seed: { profiles: [aBuyer(), aSeller(), anAdmin()], assets: [sale.asset(1)], offers: [offer] },
      settings: { autoDeposit: true },
    })
    await run(
      market.home.memory.store.transaction(({ write }) =>
        write({ deposits: [changeOfDeposit(null, kept)], events: [], outbox: [] }),
      ),
    )
    const enter = (leg: "refundToBuyer" | "withdrawToSeller") =>
      market.as(anAdmin()).offers.recordManualTransfer(id, leg, "W-2", dayOf(EXAMPLE_NOW))
    expect(await refusalOf(enter("withdrawToSeller"))).toBe("TransferOutOfOrder")
    expect((await run(enter("refundToBuyer"))).id).toBe(id)
  })
})
