import type { Profile } from "@xl/core/profiles"
import { addDays, type AssetId, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import { depositAgreementContract } from "./agreement/contract.ts"

const run = Effect.runPromise
const PAGE = { size: 10, offset: 0 }

interface Won {
  readonly asset: AssetId
  readonly id: OfferId
  readonly buyer: Profile
  readonly seller: Profile
}

/** A sale that a buyer of its own has won. */
const wonOn = async (stage: MarketStage, admin: Profile): Promise<Won> => {
  const [seller, buyer] = [await sellerOn(stage), await buyerOn(stage)]
  const asset = await listingOn(stage, seller, admin)
  const { offers } = stage.as(buyer)
  const { id } = await run(Effect.flatMap(offers.create(aBid([{ id: asset }])), (made) => offers.publish(made.id)))
  await run(stage.as(seller).listings.closeCallForOffers(asset))
  await run(stage.as(seller).offers.selectWinner(id))
  return { asset, id, buyer, seller }
}

/** The laws of every way to have the documents of a closing made. One house serves the whole suite: no law may assume it is empty. */
export const legalDocumentsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`LegalDocuments through ${way}`, () => {
    let stage: MarketStage
    let admin: Profile
    let won: Won
    beforeAll(async () => {
      stage = await open()
      admin = await adminOn(stage)
      won = await wonOn(stage, admin)
    })
    const as = (who: Profile | null) => stage.as(who).legalDocuments
    const agreement = async (who: Profile) => {
      const [lpa] = await run(as(who).ofOffer(won.id))
      if (!lpa) throw new RangeError("The pair has no agreement")
      return lpa
    }

    it("makes the document after it was asked for, a copy for each party, and opens it for its owner alone", async () => {
      expect((await run(as(won.buyer).ofOffer(won.id))).map(({ docType, state }) => [docType, state])).toEqual([
        ["LPA", "none"],
        ["SS", "none"],
      ])
      const asked = await run(as(won.buyer).generate(won.id, "LPA"))
      expect(asked).toMatchObject({ docType: "LPA", state: "making", attempts: 0, edition: 0, document: null })
      await stage.makeLegalDocuments()
      const [own, sellers] = [await agreement(won.buyer), await agreement(won.seller)]
      expect(own).toMatchObject({ state: "made", edition: 1, failure: null, madeAt: stage.now() })
      expect([own.document?.dataOwnerId, sellers.document?.dataOwnerId]).toEqual([won.buyer.id, won.seller.id])
      if (!own.document) throw new RangeError("There is no copy")
      const { documents } = stage.as(won.buyer)
      const { bytes, type } = await run(documents.download(own.document, undefined, "closing"))
      expect([type, String.fromCodePoint(...bytes.subarray(0, 5))]).toEqual(["application/pdf", "%PDF-"])
      const others = stage.as(won.seller).documents
      expect(await refusalOf(others.download(own.document, undefined, "closing"))).toBe("DocumentNotFound")
    })

    it("keeps the document when it is asked for again and nothing changed", async () => {
      const before = await agreement(won.buyer)
      await run(as(won.seller).generate(won.id, "LPA"))
      await stage.makeLegalDocuments()
      const after = await agreement(won.buyer)
      expect([after.state, after.edition, after.document]).toEqual(["made", before.edition, before.document])
    })

    it("makes another edition once what it says has changed", async () => {
      const before = await agreement(won.buyer)
      const { buyerClosingPeriod } = await run(stage.as(admin).offers.find(won.id))
      if (!buyerClosingPeriod) throw new RangeError("The offer has no closing period")
      await run(stage.as(admin).offers.editBuyerClosingPeriod(won.id, addDays(buyerClosingPeriod.endDate, 3)))
      await run(as(won.buyer).generate(won.id, "LPA"))
      await stage.makeLegalDocuments()
      const after = await agreement(won.buyer)
      expect([after.state, after.edition]).toEqual(["made", before.edition + 1])
      expect(after.document?.key).not.toBe(before.document?.key)
    })

    it("makes no other edition of what the buyer accepted", async () => {
      const { offers } = stage.as(won.buyer)
      const before = await agreement(won.buyer)
      expect(await refusalOf(offers.acceptClosingDocuments(won.id))).toBe("ClosingDocumentNotRead")
      await run(offers.markClosingDocumentOpened(won.id, "LPA", before.edition))
      await run(offers.acceptClosingDocuments(won.id))
      expect((await run(as(won.seller).generate(won.id, "LPA"))).state).toBe("made")
      await stage.makeLegalDocuments()
      expect((await agreement(won.buyer)).edition).toBe(before.edition)
    })

    it("shows an administrator the seller's copy, and strangers nothing", async () => {
      expect((await agreement(admin)).document?.dataOwnerId).toBe(won.seller.id)
      const stranger = await buyerOn(stage)
      expect(await refusalOf(as(stranger).ofOffer(won.id))).toBe("OfferNotFound")
      expect(await refusalOf(as(stranger).generate(won.id, "SS"))).toBe("OfferNotFound")
      expect(await refusalOf(as(null).ofOffer(won.id))).toBe("SignInRequired")
      expect(await refusalOf(as(null).generate(won.id, "SS"))).toBe("SignInRequired")
    })

    it("refuses an offer that has not won", async () => {
      const asset = await listingOn(stage, won.seller, admin)
      const { id } = await run(stage.as(won.buyer).offers.create(aBid([{ id: asset }])))
      expect(await refusalOf(as(won.buyer).generate(id, "LPA"))).toBe("OfferStatusForbids")
    })

    depositAgreementContract(() => ({ stage, admin }))

    it("lists what failed for its seller and for administrators, and tries it again when it is asked for", async () => {
      const sold = await wonOn(stage, admin)
      await stage.add({ ...sold.buyer, firstName: null, lastName: null })
      await run(as(sold.buyer).generate(sold.id, "SS"))
      await stage.makeLegalDocuments()
      const expected = {
        id: sold.asset,
        documents: [
          {
            docType: "SS",
            offerId: sold.id,
            attempts: 1,
            failure: {
              code: "PartyUnnamed",
              reason: "A party has neither an entity nor a first and last name in its profile.",
              date: stage.now(),
              retryAt: null,
            },
          },
        ],
      }
      expect(await run(as(sold.seller).failed(PAGE))).toMatchObject({ total: 1, assets: [expected] })
      expect(await run(as(sold.buyer).failed(PAGE))).toEqual({ total: 0, assets: [] })
      const everybodys = await run(as(admin).failedOfAll({ size: 1_000, offset: 0 }))
      expect(everybodys.assets.find(({ id }) => id === sold.asset)).toMatchObject(expected)
      expect(await run(as(sold.seller).failed({ size: 10, offset: 1 }))).toEqual({ total: 1, assets: [] })
      expect(await refusalOf(as(sold.seller).failedOfAll(PAGE))).toBe("RoleMissing")
      expect(await refusalOf(as(null).failed(PAGE))).toBe("SignInRequired")

      await stage.add(sold.buyer)
      await run(as(sold.seller).generate(sold.id, "SS"))
      expect(await run(as(sold.seller).failed(PAGE))).toEqual({ total: 0, assets: [] })
      await stage.makeLegalDocuments()
      const [, statement] = await run(as(sold.buyer).ofOffer(sold.id))
      expect(statement?.state).toBe("made")
    })
  })
