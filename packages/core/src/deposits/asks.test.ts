import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aPaidDeposit, BANKS, withBanks } from "@xl/testkit/deposits"
import { actorOf, aBuyer, anAdmin, aSeller, EXAMPLE_NOW, GUEST, marketInMemory, refusalOf } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Offer } from "../offers/model.ts"
import type { Profile } from "../profiles/model.ts"
import type { SignedIn } from "../kernel/actor.ts"
import { RoleMissing, SignInRequired } from "../kernel/errors.ts"
import { OfferNotFound } from "../offers/errors.ts"
import { BankingInfoId, Cents, dayOf, Millis, must, Rate } from "../shared/index.ts"
import { depositOf } from "./kept.ts"
import { stepMails } from "./notices.ts"
import { DEPOSIT_ASKS, type DepositAsk, mayAskOfDeposit, partOnDeposit } from "./policies.ts"
import { situationOf } from "./situation.ts"

const run = Effect.runPromise
const AT = must(Millis, EXAMPLE_NOW)
const share = must(Cents, 100)
const bid = (count: number, title: string) => ({
  id: anAssetId(count),
  title,
  principalBalance: share,
  bidAllocation: share,
})
const signedIn = (who: Profile): SignedIn => {
  const actor = actorOf(who)
  if (actor.tag !== "user") throw new RangeError("People have an id")
  return actor
}

describe("asking of a deposit", () => {
  const parts: { readonly [A in DepositAsk]: "Admin" | "Buyer" | "Seller" } = {
    approveDeposit: "Admin",
    approveDepositSeller: "Seller",
    declineDeposit: "Admin",
    editDepositAmount: "Buyer",
    refundDeposit: "Admin",
    selectBankForOfferAdmin: "Admin",
    selectBankForOfferBuyer: "Buyer",
    selectBankForOfferSeller: "Seller",
  }
  const people = { Admin: anAdmin(), Buyer: aBuyer(), Seller: aSeller() }
  const asks = Object.keys(DEPOSIT_ASKS) as ReadonlyArray<DepositAsk>

  it("is for whoever is signed in and has the role, and each ask is named in its refusal", () => {
    expect(asks).toEqual(Object.keys(parts))
    for (const ask of asks) {
      const who = signedIn(people[parts[ask]])
      expect(mayAskOfDeposit(who, ask)).toEqual(Result.succeed(who))
      expect(mayAskOfDeposit(GUEST, ask)).toEqual(Result.fail(new SignInRequired()))
      const nobody = { ...who, roles: new Set<never>() }
      expect(mayAskOfDeposit(nobody, ask)).toEqual(
        ask === "selectBankForOfferBuyer" ? Result.succeed(nobody) : Result.fail(new RoleMissing({ operation: ask })),
      )
    }
  })

  it("is in the part that the ask names, and to others there is no offer", () => {
    for (const ask of asks)
      for (const [trigger, who] of Object.entries(people))
        expect([ask, partOnDeposit(signedIn(who), ask, anOffer())]).toEqual([
          ask,
          trigger === parts[ask] ? Result.succeed({ id: who.id, trigger }) : Result.fail(new OfferNotFound()),
        ])
  })
})

describe("the mail of a step", () => {
  const offer = anOffer({ owners: [aBuyer(1).id, aBuyer(2).id], assets: [bid(1, "Cedar Park"), bid(2, "Linden")] })
  const facts = { offerId: offer.id, assetId: anAssetId(1), title: "Cedar Park, Linden", step: "fund" }
  const mail = (to: string, part: string) => ({ tag: "mail", kind: "depositStep", to, facts: { ...facts, part } })

  it("goes to the buyer, and to the seller whom the offer ever reached", () => {
    expect(stepMails(offer, "fund")).toEqual([mail(aBuyer(1).id, "buyer"), mail(aSeller().id, "seller")])
    expect(stepMails({ ...offer, publishedDate: null }, "fund")).toEqual([mail(aBuyer(1).id, "buyer")])
    expect(stepMails({ ...offer, assets: [] }, "fund")[0]).toMatchObject({ facts: { assetId: "", title: "" } })
  })
})

describe("what a decision on a deposit rests on", () => {
  const kept = depositOf(anOffer(), null)
  const of = (change: Parameters<typeof aPublishedAsset>[0], banks = kept.banks, offer: Offer = anOffer()) =>
    situationOf(offer, [aPublishedAsset(change)], { ...kept, banks }, must(Rate, 25_000))

  it("is the offer, its first asset, what that requires, the banks and the fee", () => {
    expect(of({ requireBidDeposit: true, bidDepositSum: must(Cents, 7) })).toEqual({
      offer: { status: "Published", winningDate: null, bidPrice: 8_000_000_00 },
      asset: { status: aPublishedAsset().status, closedAt: null },
      bidDepositSum: 7,
      buyerBankId: null,
      sellerBankId: null,
      hasAdminAccount: false,
      feeRate: 25_000,
    })
    const [buyer, seller, admin] = [1, 2, 3].map((count) => must(BankingInfoId, `${anAssetId(count)}`))
    const named = of(
      { status: "Closed", statusSince: AT },
      { buyer: buyer ?? null, seller: seller ?? null, admin: admin ?? null },
    )
    expect(named).toMatchObject({ asset: { status: "Closed", closedAt: AT }, hasAdminAccount: true })
    expect([named.buyerBankId, named.sellerBankId]).toEqual([buyer, seller])
  })

  it("is nothing without an asset: that is a defect", () =>
    expect(() => situationOf(anOffer(), [], kept, must(Rate, 0))).toThrow(
      new RangeError(`Offer ${anOffer().id} has no asset`),
    ))
})

describe("what is told of a decision", () => {
  const decided = async (decide: (paid: Awaited<ReturnType<typeof aPaidDeposit>>) => Promise<unknown>) => {
    const paid = await aPaidDeposit()
    await withBanks(paid.sale, paid.id)
    await decide(paid)
    const { events } = paid.sale.market.home.memory.rows
    const steps = paid.sale.market.mails().filter(({ kind }) => kind === "depositStep")
    return [events.findLast(({ type }) => type === "DepositDecided")?.after, steps.at(-1)?.facts["step"]]
  }
  const after = (change: object) => ({
    fault: null,
    comment: "",
    toBuyer: "0.00",
    toSeller: "0.00",
    toAdmin: "0.00",
    ...change,
  })

  it("is how, for whose fault, why and how much went where", async () => {
    expect(
      await decided(async ({ admin, closed, id, seller }) => {
        await closed()
        await run(seller.approveAsSeller(id))
        await run(admin.approve(id, must(Cents, 60_000_01), " As agreed "))
      }),
    ).toMatchObject([
      after({ how: "approved", comment: "As agreed", toSeller: "60000.01", toAdmin: "39999.99" }),
      "approved",
    ])
    expect(
      await decided(async ({ admin, canceled, id }) => {
        await canceled()
        await run(admin.decline(id, "Buyer", " Defaulted "))
      }),
    ).toMatchObject([
      after({ how: "declined", fault: "Buyer", comment: "Defaulted", toSeller: "100000.00" }),
      "declined",
    ])
  })

  it("is the seller's consent and the bank that was chosen, by its side alone", async () => {
    const { closed, id, sale, seller } = await aPaidDeposit()
    await closed()
    await run(seller.approveAsSeller(id))
    await withBanks(sale, id)
    await run(sale.seller.deposits.selectBank(id, "seller", BANKS.seller))
    const { events } = sale.market.home.memory.rows
    const told = events.filter(({ type }) => type === "DepositConsented" || type === "DepositBankSelected")
    expect(told.map(({ actor, after: it, type }) => [type, actor.trigger, it])).toEqual([
      ["DepositConsented", "Seller", { consentAt: sale.market.home.clock.now() }],
      ["DepositBankSelected", "Buyer", { side: "buyer" }],
      ["DepositBankSelected", "Seller", { side: "seller" }],
    ])
  })
})

describe("money that a provider moves", () => {
  const value = must(Cents, 100_000_00)
  const fund = { leg: "fund", reference: "W-1", date: dayOf(EXAMPLE_NOW), recordedAt: AT } as const
  const over = anOffer({ status: "Canceled", winningDate: AT, deposit: { value, decision: "open", transfers: [fund] } })
  const sale = (autoDeposit: boolean, offer = over) => {
    const profiles = [aBuyer(), aSeller(), anAdmin()]
    const market = marketInMemory({
      seed: { profiles, assets: [aPublishedAsset()], offers: [offer] },
      settings: { autoDeposit },
    })
    return market.as(anAdmin())
  }
  const record = ({ offers }: ReturnType<typeof sale>, leg: "fund" | "refundToBuyer") =>
    offers.recordManualTransfer(over.id, leg, "W-2", dayOf(EXAMPLE_NOW))

  it("waits for nobody's hand, while without a provider it does", async () => {
    const due = async (admin: ReturnType<typeof sale>) => (await run(admin.deposits.refund(over.id))).due
    expect(await due(sale(true))).toEqual([])
    expect(await due(sale(false))).toEqual([{ leg: "refundToBuyer", amount: value }])
  })

  it("is entered by hand only where a leg waits for it", async () => {
    const bare = anOffer({ deposit: { value, decision: "none", transfers: [] } })
    expect(await refusalOf(record(sale(true, bare), "fund"))).toBe("TransferOutOfOrder")
    expect(await refusalOf(record(sale(true), "refundToBuyer"))).toBe("TransferOutOfOrder")
    expect((await run(record(sale(false, bare), "fund"))).id).toBe(bare.id)
    expect((await run(record(sale(false), "refundToBuyer"))).id).toBe(over.id)
  })
})
