import type { OfferView } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { SANDBOX_PASSWORD } from "@xl/core/banking"
import { type BankingInfoId, Cents, dayOf, must, OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPlaidBank } from "../banking/examples.ts"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { aBid, terms } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
const VALUE = terms().earnestMoneyDeposit
const cents = (amount: number) => must(Cents, amount)

/** The laws of every way to command deposits. One market serves the whole suite: no law may assume it is empty. */
export const depositsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Deposits through ${way}`, () => {
    let stage: MarketStage
    let people: { readonly seller: Profile; readonly admin: Profile }
    let [seller, admin]: ReadonlyArray<MarketPorts> = []
    beforeAll(async () => {
      stage = await open()
      people = { seller: await sellerOn(stage), admin: await adminOn(stage) }
      ;[seller, admin] = [stage.as(people.seller), stage.as(people.admin)]
    })
    const sides = () => {
      if (!seller || !admin) throw new RangeError("The stage is not open")
      return { seller, admin }
    }
    const today = () => dayOf(stage.now())
    const record = (id: OfferId, leg: "fund" | "refundToBuyer" | "withdrawToSeller", reference: string) =>
      run(sides().admin.offers.recordManualTransfer(id, leg, reference, today()))
    const bankOf = async ({ banks }: MarketPorts): Promise<BankingInfoId> => {
      const link = await run(banks.startLink())
      const typed = { bank: "harbor", user: "user_good", password: SANDBOX_PASSWORD }
      const token = await stage.connect(link, typed, "checking")
      return (await run(banks.add(aPlaidBank(token)))).bankingInfoId
    }
    /** A buyer's offer that won, paid. */
    const paid = async (): Promise<{ readonly offer: OfferView; readonly buyer: MarketPorts }> => {
      const asset = await listingOn(stage, people.seller, people.admin)
      const buyer = stage.as(await buyerOn(stage))
      const draft = await run(buyer.offers.create(aBid([{ id: asset }])))
      await run(buyer.offers.publish(draft.id))
      await run(sides().seller.listings.closeCallForOffers(asset))
      const offer = await run(sides().seller.offers.selectWinner(draft.id))
      await record(offer.id, "fund", "wire 1")
      return { offer, buyer }
    }

    it("shows the money that came in to its buyer, its seller and administrators alone (BUY-299)", async () => {
      const { buyer, offer } = await paid()
      const bank = await bankOf(buyer)
      await run(buyer.deposits.selectBank(offer.id, "buyer", bank))
      const seen = await run(buyer.deposits.find(offer.id))
      expect(seen).toMatchObject({
        offerId: offer.id,
        value: VALUE,
        depositDecisionDate: null,
        declineComment: null,
        refundTransactionId: null,
        depositRefund: 0,
        depositWithdrawn: 0,
        toSeller: 0,
        toAdmin: 0,
        consentDate: null,
        due: [],
        actions: [],
        side: "buyer",
        bank: { bankingInfoId: bank, bankName: "First Harbor Bank", lastFour: "6789" },
        hasAdminAccount: null,
        hasSellerBank: null,
        depositStatus: "paid",
        depositPaid: VALUE,
        held: VALUE,
        fundTransactionId: `${offer.id}:fund:1`,
        timeline: { paid: { code: "wire 1", failedDate: null }, fundFailed: null },
        depositHistory: [{ status: "requested" }, { status: "paid", amount: VALUE, code: "wire 1" }],
        platformFee: null,
      })
      expect((await run(sides().seller.deposits.find(offer.id))).held).toBe(VALUE)
      expect((await run(sides().admin.deposits.find(offer.id))).platformFee).toBe(0)
      const stranger = stage.as(await buyerOn(stage))
      expect(await refusalOf(stranger.deposits.find(offer.id))).toBe("OfferNotFound")
      expect(await refusalOf(stage.as(null).deposits.find(offer.id))).toBe("OfferNotFound")
      expect(await refusalOf(buyer.deposits.find(must(OfferId, freshUuid())))).toBe("OfferNotFound")
      expect(await refusalOf(stranger.deposits.editAmount(offer.id, cents(1)))).toBe("OfferNotFound")
    })

    it("pays a closed sale out after the seller agreed, to an account of the seller's (BUY-246, BUY-256)", async () => {
      const { buyer, offer } = await paid()
      const { id } = offer
      const own = sides().seller
      await run(buyer.offers.acceptClosingDocuments(id))
      await run(own.offers.acceptClosingDocuments(id))
      for (const { id: asset } of offer.assets) await run(sides().admin.listings.confirmClosing(asset))
      expect(await refusalOf(sides().admin.deposits.approve(id, cents(1), ""))).toBe("SellerConsentMissing")
      expect((await run(own.deposits.find(id))).actions).toEqual(["approveDepositSeller"])
      expect((await run(own.deposits.approveAsSeller(id))).consentDate).toBe(stage.now())
      expect(await refusalOf(sides().admin.deposits.approve(id, cents(1), ""))).toBe("SellerBankMissing")
      const bank = await bankOf(own)
      expect(await refusalOf(buyer.deposits.selectBank(id, "buyer", bank))).toBe("BankNotFound")
      expect((await run(own.deposits.selectBank(id, "seller", bank))).bank).toMatchObject({ bankingInfoId: bank })
      expect((await run(buyer.deposits.find(id))).bank).toBeNull()
      const approved = await run(sides().admin.deposits.approve(id, cents(VALUE - 1), ""))
      expect(approved).toMatchObject({ toSeller: 0, toAdmin: 0, held: VALUE, hasSellerBank: true })
      expect(approved.outstanding).toEqual({ toBuyer: 0, toSeller: VALUE - 1, toAdmin: 1 })
      expect(approved.due).toEqual([
        { leg: "withdrawToSeller", amount: VALUE - 1 },
        { leg: "withdrawToAdmin", amount: 1 },
      ])
      await record(id, "withdrawToSeller", "wire 2")
      const sent = await run(own.deposits.find(id))
      expect(sent.timeline.withdrawToSeller).toMatchObject({ code: "wire 2" })
      expect(sent).toMatchObject({ held: 1, toSeller: VALUE - 1, outstanding: { toBuyer: 0, toSeller: 0, toAdmin: 1 } })
      // Each side is told the references of its own transfers.
      const others = [(await run(own.deposits.find(id))).timeline.paid, (await run(buyer.deposits.find(id))).timeline]
      expect(others).toMatchObject([{ code: null }, { paid: { code: "wire 1" }, withdrawToSeller: { code: null } }])
      expect(await refusalOf(sides().admin.deposits.refund(id))).toBe("MoneyPaidOut")
    })

    it("gives it back where the sale fell through, by fault or whole (BUY-162, BUY-257)", async () => {
      const [one, other] = [await paid(), await paid()]
      for (const { offer } of [one, other]) await run(sides().admin.offers.cancel(offer.id, "No title"))
      const { deposits } = sides().admin
      expect(await refusalOf(deposits.decline(one.offer.id, "Seller", " "))).toBe("DepositCommentRequired")
      expect(await run(deposits.decline(one.offer.id, "Seller", "No title"))).toMatchObject({
        held: VALUE,
        outstanding: { toBuyer: VALUE, toSeller: 0, toAdmin: 0 },
        declineComment: "No title",
      })
      expect(await run(deposits.refund(other.offer.id))).toMatchObject({ depositRefund: 0, declineComment: null })
      expect(await refusalOf(deposits.refund(other.offer.id))).toBe("DepositNotReady")
      await record(other.offer.id, "refundToBuyer", "wire 2")
      expect(await run(other.buyer.deposits.find(other.offer.id))).toMatchObject({
        due: [],
        depositRefund: VALUE,
        held: 0,
        outstanding: { toBuyer: 0, toSeller: 0, toAdmin: 0 },
      })
    })

    it("takes another amount until the money came in (BUY-164)", async () => {
      const asset = await listingOn(stage, people.seller, people.admin)
      const buyer = stage.as(await buyerOn(stage))
      const { id } = await run(buyer.offers.create(aBid([{ id: asset }])))
      expect((await run(buyer.deposits.editAmount(id, cents(7_50)))).value).toBe(7_50)
      expect((await run(buyer.offers.find(id))).terms.earnestMoneyDeposit).toBe(7_50)
      expect(await refusalOf(buyer.deposits.editAmount(id, cents(terms().bidPrice + 1)))).toBe(
        "DepositAmountOutOfBounds",
      )
    })
  })
