import { anAssetId } from "@xl/testkit/assets"
import { aBuyer, actorOf, anAdmin, aSale, aSeller, GUEST, refusalOf } from "@xl/testkit/market"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import type { Actor } from "../kernel/actor.ts"
import { addDays } from "../shared/days.ts"
import {
  closingOffer,
  hasLegalDocuments,
  type LegalDocumentView,
  FIRST_RETRY_MILLIS,
  legalDocumentView,
  mayWantDocument,
  MOST_ATTEMPTS,
} from "./index.ts"

const run = Effect.runPromise

const won = async (...assets: ReadonlyArray<number>) => {
  const sale = aSale()
  const { id } = await sale.bid(1, assets)
  await sale.close(...assets)
  await sale.win(id)
  const { makeLegalDocuments, press } = sale.market
  const make = () => run(makeLegalDocuments())
  const seen = async (who = sale.buyer(1)): Promise<LegalDocumentView> => {
    const [lpa] = await run(who.legalDocuments.ofOffer(id))
    if (!lpa) throw new RangeError("The pair has no agreement")
    return lpa
  }
  const ask = (who = sale.buyer(1)) => run(who.legalDocuments.generate(id, "LPA"))
  const extend = () => {
    const { buyerClosingPeriod } = sale.offer(id)
    if (!buyerClosingPeriod) throw new RangeError("The offer has no closing period")
    return run(sale.admin.offers.editBuyerClosingPeriod(id, addDays(buyerClosingPeriod.endDate, 3)))
  }
  return { ...sale, id, press, make, seen, ask, extend }
}

let sale: Awaited<ReturnType<typeof won>>
beforeEach(async () => (sale = await won(1)))

describe("asking for a closing's document (BUY-326)", () => {
  it("has it made after the answer, a copy for each party under the party's own name", async () => {
    expect(await sale.ask()).toMatchObject({ docType: "LPA", state: "making", attempts: 0, edition: 0, document: null })
    expect(await sale.make()).toEqual({ failed: [] })
    const [own, sellers, admins] = [await sale.seen(), await sale.seen(sale.seller), await sale.seen(sale.admin)]
    expect(own).toMatchObject({
      state: "made",
      attempts: 1,
      edition: 1,
      madeAt: sale.market.home.clock.now(),
      failure: null,
      document: { name: "Loan Purchase Agreement.pdf", type: "application/pdf", dataOwnerId: aBuyer(1).id },
    })
    expect(sellers.document?.dataOwnerId).toBe(aSeller().id)
    expect(admins.document).toEqual(sellers.document)
    expect(own.document?.key).not.toBe(sellers.document?.key)
    const [, statement] = await run(sale.buyer(1).legalDocuments.ofOffer(sale.id))
    expect(statement).toEqual({
      docType: "SS",
      state: "none",
      requestedAt: null,
      attempts: 0,
      edition: 0,
      madeAt: null,
      failure: null,
      document: null,
    })
  })

  it("is read by its owner, and by an administrator who says why", async () => {
    await sale.ask()
    await sale.make()
    const { document } = await sale.seen()
    if (!document) throw new RangeError("There is no document")
    const { bytes } = await run(sale.buyer(1).documents.download(document))
    expect(String.fromCodePoint(...bytes.subarray(0, 5))).toBe("%PDF-")
    expect(await refusalOf(sale.seller.documents.download(document))).toBe("DocumentNotFound")
    expect(await refusalOf(sale.admin.documents.download(document))).toBe("ReadReasonRequired")
    expect((await run(sale.admin.documents.download(document, "Checks the draft"))).bytes).toEqual(bytes)
  })

  it("keeps the document while what it says stays the same, and makes another edition once it changed", async () => {
    await sale.ask()
    await sale.make()
    const first = await sale.seen()
    await sale.ask(sale.seller)
    expect((await sale.seen()).document).toEqual(first.document)
    await sale.make()
    expect(await sale.seen()).toEqual({ ...first, requestedAt: sale.market.home.clock.now() })
    expect(sale.press.printed).toBe(1)
    await sale.extend() // by itself: the agreement states the day
    await sale.make()
    const second = await sale.seen()
    expect([second.edition, sale.press.printed]).toEqual([2, 2])
    expect(second.document?.key).not.toBe(first.document?.key)
  })

  it("changes nothing while it is being made", async () => {
    await sale.ask()
    const before = sale.market.home.memory.rows
    await sale.ask(sale.seller)
    expect(sale.market.home.memory.rows.events).toHaveLength(before.events.length)
    await sale.make()
    expect(await sale.make()).toEqual({ failed: [] })
    expect(sale.press.printed).toBe(1)
  })

  it("is put on the chain of each asset, and told to both parties", async () => {
    const bundle = await won(1, 3)
    const { memory } = bundle.market.home
    const [events, outbox] = [memory.rows.events.length, memory.rows.outbox.length]
    await bundle.ask()
    await bundle.make()
    expect(memory.rows.events.slice(events).map(({ after, chain, type }) => ({ type, chain, after }))).toEqual(
      (["LegalDocumentRequested", "LegalDocumentMade"] as const).flatMap((type, attempts) =>
        [1, 3].map((count) => ({
          type,
          chain: anAssetId(count),
          after: { docType: "LPA", edition: attempts, attempts },
        })),
      ),
    )
    expect(memory.rows.outbox.slice(outbox)).toEqual(
      (["Buyer", "Bot"] as const).map((by) => ({
        tag: "live",
        audience: { everyone: false, users: [aBuyer(1).id, aSeller().id] },
        event: { topic: "offer", id: bundle.id, assetId: anAssetId(1), status: "Successful", by },
      })),
    )
  })
})

describe("who may ask for it, and when", () => {
  it("are the buyer and the seller of the winning offer and administrators; to others there is none", async () => {
    for (const who of [sale.buyer(1), sale.seller, sale.admin])
      expect((await run(who.legalDocuments.generate(sale.id, "SS"))).state).toBe("making")
    expect(await refusalOf(sale.buyer(2).legalDocuments.generate(sale.id, "LPA"))).toBe("OfferNotFound")
    expect(await refusalOf(sale.buyer(2).legalDocuments.ofOffer(sale.id))).toBe("OfferNotFound")
    expect(await refusalOf(sale.market.as(null).legalDocuments.generate(sale.id, "LPA"))).toBe("SignInRequired")
  })

  it("refuses an offer that has not won", async () => {
    const { id } = await sale.bid(2, [3])
    expect(await refusalOf(sale.buyer(2).legalDocuments.generate(id, "LPA"))).toBe("OfferStatusForbids")
    expect(await refusalOf(sale.admin.legalDocuments.generate(id, "LPA"))).toBe("OfferStatusForbids")
  })

  it("refuses parties once the closing is over, and lets an administrator", async () => {
    await sale.contract(1, sale.id)
    expect(await refusalOf(sale.buyer(1).legalDocuments.generate(sale.id, "LPA"))).toBe("ClosingNotOpen")
    expect(await refusalOf(sale.seller.legalDocuments.generate(sale.id, "LPA"))).toBe("ClosingNotOpen")
    expect((await run(sale.admin.legalDocuments.generate(sale.id, "LPA"))).state).toBe("making")
  })
})

describe("a document that could not be made", () => {
  it("is tried again by itself, later each time, and five times at most", async () => {
    sale.press.broken = "press"
    await sale.ask()
    const start = sale.market.home.clock.now()
    const waits: Array<number | null> = []
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      expect((await sale.make()).failed).toMatchObject([
        { offerId: sale.id, docType: "LPA", cause: { _tag: "PrintingFailed", cause: "out of ink" } },
      ])
      expect(await sale.make()).toEqual({ failed: [] }) // not due yet
      const { attempts, failure, state } = await sale.seen()
      expect([state, attempts]).toEqual(["failed", attempt])
      const now = sale.market.home.clock.now()
      waits.push(failure?.retryAt == null ? null : failure.retryAt - now)
      sale.market.home.clock.advance((failure?.retryAt ?? now) - now)
    }
    expect(waits).toEqual([1, 2, 4, 8, null].map((times) => times && times * FIRST_RETRY_MILLIS))
    expect(sale.market.home.clock.now() - start).toBe(15 * 60_000)
    sale.market.home.clock.advance(30 * 86_400_000)
    expect(await sale.make()).toEqual({ failed: [] })
  })

  it("is listed with what failed, when, why and how often, for its seller and for administrators", async () => {
    sale.press.broken = "letters"
    await sale.ask()
    const date = sale.market.home.clock.now()
    await sale.make()
    const expected = {
      total: 1,
      assets: [
        {
          id: anAssetId(1),
          title: sale.asset(1).mainInfo.title ?? sale.asset(1).mainInfo.name,
          documents: [
            {
              docType: "LPA",
              offerId: sale.id,
              attempts: 1,
              failure: {
                code: "LettersMissing",
                reason: "A name or an address holds characters that the documents' typeface does not have.",
                date,
                retryAt: null,
              },
            },
          ],
        },
      ],
    }
    const page = { size: 10, offset: 0 }
    expect(await run(sale.seller.legalDocuments.failed(page))).toEqual(expected)
    expect(await run(sale.admin.legalDocuments.failedOfAll(page))).toEqual(expected)
    expect(await run(sale.buyer(1).legalDocuments.failed(page))).toEqual({ total: 0, assets: [] })
    expect(await refusalOf(sale.seller.legalDocuments.failedOfAll(page))).toBe("RoleMissing")
    expect(await refusalOf(sale.market.as(null).legalDocuments.failed(page))).toBe("SignInRequired")
  })

  it("leaves the list when it is asked for again and made, and keeps an earlier edition until then", async () => {
    await sale.ask()
    await sale.make()
    const { document } = await sale.seen()
    await sale.extend()
    sale.press.broken = "press"
    await sale.ask(sale.seller)
    await sale.make()
    expect(await sale.seen()).toMatchObject({ state: "failed", edition: 1, document })
    sale.press.broken = null
    expect(await sale.ask(sale.seller)).toMatchObject({ state: "making", attempts: 0, failure: null })
    await sale.make()
    expect(await sale.seen()).toMatchObject({ state: "made", edition: 2 })
    expect(await run(sale.seller.legalDocuments.failed({ size: 10, offset: 0 }))).toEqual({ total: 0, assets: [] })
  })

  it("serves whoever asks again while it is tried by the next run, and takes nothing back", async () => {
    sale.press.broken = "press"
    await sale.ask()
    await sale.make()
    sale.market.home.clock.advance(FIRST_RETRY_MILLIS)
    sale.press.broken = null
    sale.press.meanwhile = () => sale.ask(sale.seller)
    await sale.make()
    expect(await sale.seen()).toMatchObject({ state: "making", attempts: 0, document: null })
    sale.press.meanwhile = async () => undefined
    await sale.make()
    expect(await sale.seen()).toMatchObject({ state: "made", attempts: 1, edition: 1 })
  })

  it("says that a sale ended before its document was made", async () => {
    await sale.ask()
    await run(sale.admin.offers.cancel(sale.id, "The buyer stepped back."))
    expect((await sale.make()).failed).toMatchObject([{ cause: { _tag: "ClosingOver" } }])
    expect(await sale.seen()).toMatchObject({
      state: "failed",
      failure: { reason: "The sale ended before its document was made.", retryAt: null },
    })
  })

  it("keeps none of the others back", async () => {
    const bundle = await won(1, 3)
    sale = bundle
    await bundle.ask()
    await run(bundle.seller.legalDocuments.generate(bundle.id, "SS"))
    bundle.press.broken = "press"
    await bundle.make()
    bundle.press.broken = null
    bundle.market.home.clock.advance(FIRST_RETRY_MILLIS)
    expect(await bundle.make()).toEqual({ failed: [] })
    const pair = await run(bundle.market.as(anAdmin()).legalDocuments.ofOffer(bundle.id))
    expect(pair.map(({ state }) => state)).toEqual(["made", "made"])
  })
})

describe("a live event", () => {
  it("may mean that a document was asked for where people changed the winning offer, and no other", () => {
    const event = { topic: "offer", id: sale.id, assetId: anAssetId(1), status: "Successful", by: "Buyer" } as const
    expect([mayWantDocument(event), mayWantDocument({ ...event, by: "Admin" })]).toEqual([true, true])
    expect(mayWantDocument({ ...event, by: "Bot" })).toBe(false)
    expect(mayWantDocument({ ...event, status: "Published" })).toBe(false)
    expect(mayWantDocument({ topic: "asset", id: anAssetId(1), status: "Published", by: "Seller" })).toBe(false)
  })
})

describe("the offer whose closing counts", () => {
  const at = (closingPhase: "buyerLapsed" | "completed" | "none" | "sellerClosing") => ({ closingPhase })

  it("is the one that runs, then one that is done, then one that lapsed, and none before there is a winner", () => {
    const [lapsed, running, done] = [at("buyerLapsed"), at("sellerClosing"), at("completed")]
    expect(closingOffer([at("none"), lapsed, running])).toBe(running)
    expect(closingOffer([lapsed, done])).toBe(done)
    expect(closingOffer([at("none"), lapsed])).toBe(lapsed)
    expect(closingOffer([at("none")])).toBeNull()
    expect([lapsed, at("none")].map(hasLegalDocuments)).toEqual([true, false])
  })
})

describe("a copy", () => {
  it("is its owner's, the seller's also an administrator's, and nobody else's", async () => {
    await sale.ask()
    await sale.make()
    const [kept] = sale.market.home.memory.rows.legalDocuments.values()
    if (!kept) throw new RangeError("Nothing was made")
    const sellers = { ...kept, copies: kept.copies.filter(({ dataOwnerId }) => dataOwnerId === aSeller().id) }
    const seenBy = (reader: Actor) => legalDocumentView("LPA", sellers, reader, { sellerId: aSeller().id }).document
    expect([seenBy(actorOf(aSeller())), seenBy(actorOf(anAdmin()))]).toEqual([sellers.copies[0], sellers.copies[0]])
    expect([seenBy(actorOf(aBuyer(1))), seenBy(GUEST)]).toEqual([null, null])
  })
})
