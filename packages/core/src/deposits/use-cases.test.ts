import { aPaidDeposit, BANKS, withBanks } from "@xl/testkit/deposits"
import { aBuyer, anAdmin, aSale, aSeller, refusalOf } from "@xl/testkit/market"
import { anOfferId, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { messageOf } from "../messages/index.ts"
import { Cents, DAY_MILLIS, dayOf, must } from "../shared/index.ts"
import { SellerConsentMissing } from "./errors.ts"
import { balanceOf, LEDGER_ACCOUNTS } from "./index.ts"

const run = Effect.runPromise
const VALUE: number = terms().earnestMoneyDeposit
const cents = (amount: number) => must(Cents, amount)

const books = ({ sale }: Awaited<ReturnType<typeof aPaidDeposit>>) =>
  LEDGER_ACCOUNTS.map((account) => balanceOf(sale.market.home.memory.rows.entries, account))

describe("the deposit of a closed sale", () => {
  it("goes to the seller and the platform, after the seller agreed (BUY-160, BUY-161, BUY-246)", async () => {
    const paid = await aPaidDeposit()
    const { admin, closed, id, record, sale, seller } = paid
    await closed()
    expect((await run(seller.find(id))).actions).toEqual(["approveDepositSeller"])
    expect((await run(admin.find(id))).actions).toEqual([])
    expect(await refusalOf(admin.approve(id, cents(1), ""))).toBe("SellerConsentMissing")
    const { consentDate } = await run(seller.approveAsSeller(id))
    expect(consentDate).toBe(sale.market.home.clock.now())
    const { rows } = sale.market.home.memory
    await run(seller.approveAsSeller(id))
    expect(sale.market.home.memory.rows).toBe(rows)
    expect((await run(admin.find(id))).actions).toEqual(["approveDeposit"])
    expect(await refusalOf(admin.approve(id, cents(1), ""))).toBe("SellerBankMissing")
    await withBanks(sale, id)
    const { least, most } = (await run(Effect.flip(admin.approve(id, cents(VALUE + 1), "")))) as never as {
      readonly least: number
      readonly most: number
    }
    expect([least, most]).toEqual([0, VALUE])
    const view = await run(admin.approve(id, cents(VALUE - 33), ""))
    expect(view).toMatchObject({
      depositWithdrawn: 0,
      outstanding: { toBuyer: 0, toSeller: VALUE - 33, toAdmin: 33 },
      held: VALUE,
      depositDecisionDate: consentDate,
      due: [
        { leg: "withdrawToSeller", amount: VALUE - 33 },
        { leg: "withdrawToAdmin", amount: 33 },
      ],
    })
    expect(await refusalOf(admin.approve(id, cents(0), ""))).toBe("DepositNotReady")
    expect(await refusalOf(admin.refund(id))).toBe("MoneyPaidOut")
    expect(books(paid)).toEqual([-VALUE, 0, VALUE - 33, 33, 0])
    await record("withdrawToSeller", "wire 2")
    await record("withdrawToAdmin", "wire 3")
    expect((await run(admin.find(id))).due).toEqual([])
    expect(sale.offer(id).deposit).toMatchObject({ decision: "closed", transfers: [{}, {}, {}] })
  })

  it("is paid out without the seller only ten days later and for a reason", async () => {
    const { admin, closed, id, sale } = await aPaidDeposit()
    await closed()
    sale.market.home.clock.advance(10 * DAY_MILLIS - 1)
    expect(await refusalOf(admin.approve(id, cents(0), "The seller is silent"))).toBe("SellerConsentMissing")
    sale.market.home.clock.advance(1)
    expect(await refusalOf(admin.approve(id, cents(0), " "))).toBe("SellerConsentMissing")
    expect(await run(admin.approve(id, cents(0), "The seller is silent"))).toMatchObject({
      outstanding: { toSeller: 0, toAdmin: VALUE },
    })
    expect(messageOf(new SellerConsentMissing())).toBe(
      "The seller has not approved the payout. Without it, 10 days must have passed since the closing, and a reason is needed.",
    )
  })
})

describe("the deposit of a sale that fell through", () => {
  it("goes back for the seller's fault, and is explained (BUY-162, BUY-257)", async () => {
    const paid = await aPaidDeposit()
    const { admin, buyer, canceled, id, record } = paid
    await canceled()
    expect((await run(admin.find(id))).actions).toEqual(["declineDeposit", "refundDeposit"])
    expect(await refusalOf(admin.decline(id, "Seller", " "))).toBe("DepositCommentRequired")
    const view = await run(admin.decline(id, "Seller", " No title "))
    expect(view).toMatchObject({ outstanding: { toBuyer: VALUE }, declineComment: "No title", held: VALUE })
    expect((await run(buyer.find(id))).declineComment).toBe("No title")
    await record("refundToBuyer", "wire 2")
    expect(await run(buyer.find(id))).toMatchObject({ depositRefund: VALUE, held: 0, outstanding: { toBuyer: 0 } })
    expect(books(paid)).toEqual([0, 0, 0, 0, 0])
  })

  it("goes to the seller for the buyer's fault, and nobody decides twice", async () => {
    const { admin, canceled, id, sale } = await aPaidDeposit()
    await withBanks(sale, id)
    await canceled()
    expect(await run(admin.decline(id, "Buyer", "Defaulted"))).toMatchObject({
      outstanding: { toBuyer: 0, toSeller: VALUE, toAdmin: 0 },
    })
    expect(await refusalOf(admin.decline(id, "Buyer", "Defaulted"))).toBe("DepositNotReady")
    expect(sale.offer(id).deposit.decision).toBe("closed")
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("MoneyPaidOut")
  })

  it("is refunded whole (BUY-163)", async () => {
    const { admin, canceled, id, record } = await aPaidDeposit()
    expect(await refusalOf(admin.refund(id))).toBe("DepositNotReady")
    await canceled()
    expect(await run(admin.refund(id))).toMatchObject({
      due: [{ leg: "refundToBuyer", amount: VALUE }],
      refundTransactionId: `${id}:refundToBuyer:1`,
      fundTransactionId: `${id}:fund:1`,
    })
    await record("refundToBuyer", "wire 2")
    expect((await run(admin.find(id))).timeline.refundToBuyer).toMatchObject({ code: "wire 2", failedDate: null })
  })
})

describe("the deposit that a buyer promises", () => {
  it("is changed until the money is asked for, within the bid and what the asset requires (BUY-164, BUY-427)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [2])
    const { deposits } = sale.buyer(1)
    expect((await run(deposits.find(id))).actions).toEqual(["editDepositAmount"])
    expect(await refusalOf(deposits.editAmount(id, cents(49_999_99)))).toBe("DepositAmountOutOfBounds")
    expect((await run(deposits.editAmount(id, cents(50_000_00)))).value).toBe(50_000_00)
    expect(sale.offer(id)).toMatchObject({
      terms: { earnestMoneyDeposit: 50_000_00 },
      deposit: { value: 50_000_00, decision: "none", transfers: [] },
    })
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 1", dayOf(sale.market.home.clock.now())))
    expect(await refusalOf(deposits.editAmount(id, cents(60_000_00)))).toBe("DepositNotReady")
    expect((await run(deposits.find(id))).value).toBe(50_000_00)
  })

  it("is promised by nobody once the offer is over", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await run(sale.buyer(1).offers.withdraw(id))
    expect(await refusalOf(sale.buyer(1).deposits.editAmount(id, cents(1)))).toBe("DepositNotReady")
    expect((await run(sale.buyer(1).deposits.find(id))).actions).toEqual([])
  })
})

describe("the deposit that was agreed with the award", () => {
  const agreed = async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    const buyer = sale.buyer(1)
    const generate = (docType: "LPA" | "SS") => run(buyer.legalDocuments.generate(id, docType))
    const open = async (who: typeof buyer) => {
      for (const { docType, edition } of await run(who.legalDocuments.ofOffer(id)))
        if (edition > 0) await run(who.offers.markClosingDocumentOpened(id, docType, edition))
    }
    return { ...sale, buyer, generate, id, make: () => run(sale.market.makeLegalDocuments()), open }
  }

  it("is raised alone, and the seller is told of it with both amounts", async () => {
    const { buyer, id, market } = await agreed()
    const least = await run(Effect.flip(buyer.deposits.editAmount(id, cents(VALUE - 1))))
    expect(least).toMatchObject({ _tag: "DepositAmountOutOfBounds", least: VALUE })
    expect((await run(buyer.deposits.find(id))).value).toBe(VALUE)
    expect((await run(buyer.deposits.editAmount(id, cents(VALUE + 50_00)))).value).toBe(VALUE + 50_00)
    expect(await refusalOf(buyer.deposits.editAmount(id, cents(VALUE)))).toBe("DepositAmountOutOfBounds")
    expect(market.mails().findLast(({ to }) => to === aSeller().id)).toMatchObject({
      kind: "depositStep",
      facts: { step: "amountRaised", part: "seller", before: String(VALUE), amount: String(VALUE + 50_00) },
    })
  })

  it("makes the documents that state it outdated: neither side accepts before the new edition is made and read", async () => {
    const { buyer, generate, id, make, open, seller } = await agreed()
    await generate("LPA")
    await generate("SS")
    await make()
    await open(buyer)
    await run(buyer.deposits.editAmount(id, cents(VALUE + 50_00)))
    expect(await refusalOf(buyer.offers.acceptClosingDocuments(id))).toBe("ClosingDocumentNotRead")
    await make()
    const editions = (await run(buyer.legalDocuments.ofOffer(id))).map(({ edition, state }) => [state, edition])
    expect(editions).toEqual([
      ["made", 2],
      ["made", 2],
    ])
    expect(await refusalOf(buyer.offers.acceptClosingDocuments(id))).toBe("ClosingDocumentNotRead")
    await open(buyer)
    await run(buyer.offers.acceptClosingDocuments(id))
    expect(await refusalOf(buyer.deposits.editAmount(id, cents(VALUE + 60_00)))).toBe("DepositNotReady")
    expect((await run(buyer.deposits.find(id))).actions).toEqual([])
    expect(await refusalOf(seller.offers.acceptClosingDocuments(id))).toBe("ClosingDocumentNotRead")
    await open(seller)
    await run(seller.offers.acceptClosingDocuments(id))
  })

  it("is credited by the documents once it has arrived, which both sides then read anew", async () => {
    const { admin, buyer, generate, id, make, market, open } = await agreed()
    await generate("LPA")
    await generate("SS")
    await make()
    await open(buyer)
    const papers = () => [...market.home.memory.rows.legalDocuments.values()].map(({ paper }) => JSON.stringify(paper))
    expect(papers().join()).toContain("None of it is recorded as received yet.")
    await run(admin.offers.recordManualTransfer(id, "fund", "wire 1", dayOf(market.home.clock.now())))
    expect(await refusalOf(buyer.offers.acceptClosingDocuments(id))).toBe("ClosingDocumentNotRead")
    await make()
    expect((await run(buyer.legalDocuments.ofOffer(id))).map(({ edition, state }) => [state, edition])).toEqual([
      ["made", 2],
      ["made", 2],
    ])
    expect(market.mails().at(-1)).toMatchObject({ facts: { step: "fund", documents: "restated" } })
    const [agreement, statement] = papers()
    expect(agreement).toContain("Of it, $100,000.00 is recorded as received.")
    expect(statement).toContain(`{"label":"Less earnest money held","amount":${0 - VALUE}}`)
    expect(await refusalOf(buyer.offers.acceptClosingDocuments(id))).toBe("ClosingDocumentNotRead")
    await open(buyer)
    await run(buyer.offers.acceptClosingDocuments(id))
  })

  it("leaves what the buyer accepted as it is when the money arrives later", async () => {
    const { admin, buyer, generate, id, make, market, open } = await agreed()
    await generate("SS")
    await make()
    await open(buyer)
    await run(buyer.offers.acceptClosingDocuments(id))
    await run(admin.offers.recordManualTransfer(id, "fund", "wire 1", dayOf(market.home.clock.now())))
    await make()
    expect((await run(buyer.legalDocuments.ofOffer(id)))[1]).toMatchObject({ state: "made", edition: 1 })
    expect(market.mails().at(-1)?.facts).not.toHaveProperty("documents")
  })

  it("is written into a document whose making had begun with the former amount", async () => {
    const { buyer, generate, id, make, market } = await agreed()
    await generate("LPA")
    market.home.clock.advance(1)
    await run(buyer.deposits.editAmount(id, cents(VALUE + 50_00)))
    expect((await run(buyer.legalDocuments.ofOffer(id)))[0]).toMatchObject({
      state: "making",
      requestedAt: market.home.clock.now(),
    })
    await make()
    expect((await run(buyer.legalDocuments.ofOffer(id)))[0]).toMatchObject({ state: "made", edition: 1 })
  })
})

describe("who sees and does what with a deposit", () => {
  it("is not there for anybody but its buyer, its seller and administrators (BUY-299)", async () => {
    const { id, sale } = await aPaidDeposit()
    const rival = sale.buyer(2).deposits
    expect(await refusalOf(rival.find(id))).toBe("OfferNotFound")
    expect(await refusalOf(sale.market.as(null).deposits.find(id))).toBe("OfferNotFound")
    expect(await refusalOf(rival.editAmount(id, cents(1)))).toBe("OfferNotFound")
    expect(await refusalOf(sale.admin.deposits.find(anOfferId(99)))).toBe("OfferNotFound")
    expect(await refusalOf(rival.approve(id, cents(1), ""))).toBe("RoleMissing")
    expect(await refusalOf(sale.seller.deposits.decline(id, "Buyer", "Mine"))).toBe("RoleMissing")
    expect(await refusalOf(sale.seller.deposits.refund(id))).toBe("RoleMissing")
    expect(await refusalOf(sale.buyer(1).deposits.approveAsSeller(id))).toBe("RoleMissing")
    expect(await refusalOf(rival.selectBank(id, "seller", BANKS.seller))).toBe("RoleMissing")
    expect(await refusalOf(rival.selectBank(id, "buyer", BANKS.buyer))).toBe("OfferNotFound")
  })

  it("shows each side its own bank by its end, and administrators the figures of theirs", async () => {
    const { admin, buyer, id, sale, seller } = await aPaidDeposit()
    await withBanks(sale, id)
    const of = async (deposits: typeof admin) => (await run(deposits.find(id))).bank
    expect(await of(buyer)).toEqual({ bankingInfoId: BANKS.buyer, bankName: "First Harbor Bank", lastFour: "1111" })
    expect(await of(seller)).toMatchObject({ bankingInfoId: BANKS.seller, lastFour: "2222" })
    expect(await of(admin)).toBeNull()
    expect(await run(admin.find(id))).toMatchObject({ platformFee: 0, hasAdminAccount: false, hasSellerBank: true })
    const others = { platformFee: null, hasAdminAccount: null, hasSellerBank: null }
    expect(await run(buyer.find(id))).toMatchObject(others)
    expect(await run(seller.find(id))).toMatchObject(others)
    expect(await refusalOf(buyer.selectBank(id, "buyer", BANKS.seller))).toBe("BankNotFound")
    await run(admin.selectBank(id, "admin", BANKS.admin))
    expect(await run(admin.find(id))).toMatchObject({ hasAdminAccount: true, bank: { lastFour: "3333" } })
  })

  it("takes on either side an account of a person's one list (ACC-205, BUY-262, BUY-263)", async () => {
    const { buyer, id, sale, seller } = await aPaidDeposit()
    await withBanks(sale, id)
    expect(await run(sale.market.as(aSeller()).banks.mine())).toMatchObject([{ bankingInfoId: BANKS.seller }])
    expect((await run(buyer.find(id))).side).toBe("buyer")
    expect(await run(seller.find(id))).toMatchObject({ side: "seller", bank: { bankingInfoId: BANKS.seller } })
    expect(await refusalOf(seller.selectBank(id, "buyer", BANKS.seller))).toBe("OfferNotFound")
  })

  it("is told by mail and on the record, with its amounts", async () => {
    const { admin, canceled, id, sale } = await aPaidDeposit()
    await canceled()
    await run(admin.refund(id))
    const steps = sale.market.mails().filter(({ kind }) => kind === "depositStep")
    expect(steps.map(({ facts, to }) => [to, facts["part"], facts["step"]])).toEqual([
      [aBuyer(1).id, "buyer", "fund"],
      [aSeller().id, "seller", "fund"],
      [aBuyer(1).id, "buyer", "refunded"],
      [aSeller().id, "seller", "refunded"],
    ])
    const { events, outbox } = sale.market.home.memory.rows
    expect(events.findLast(({ type }) => type === "DepositDecided")).toMatchObject({
      actor: { id: anAdmin().id, trigger: "Admin" },
      subject: id,
      after: { how: "refunded", toBuyer: "100000.00", toSeller: "0.00", toAdmin: "0.00" },
    })
    expect(events.find(({ type }) => type === "DepositTransferRecorded")).toMatchObject({
      after: { leg: "fund", reference: "wire 1", amount: "100000.00" },
    })
    expect(outbox.findLast(({ tag }) => tag === "live")).toMatchObject({
      event: { topic: "offer", id, status: "Canceled" },
      audience: { everyone: false, users: [aBuyer(1).id, aSeller().id] },
    })
  })
})
