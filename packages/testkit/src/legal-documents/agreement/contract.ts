import type { AssetId } from "@xl/core/shared"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../../market/sale.ts"
import { buyerOn, listingOn, type MarketStage, sellerOn } from "../../market/stage.ts"
import { aBid, terms } from "../../offers/examples.ts"

const run = Effect.runPromise
const FIELD = { width: 600, height: 160 }
const LINES = "M10 20L80 24L120 30"

/** What holds of the agreement on a deposit while earnest money moves by itself, and while it does not. */
export const depositAgreementContract = (on: () => { readonly stage: MarketStage; readonly admin: Profile }) =>
  describe("of the bid deposit agreement", () => {
    let stage: MarketStage
    let seller: Profile
    let ours: ReadonlyArray<AssetId>
    beforeAll(async () => {
      const { admin } = on()
      ;({ stage } = on())
      seller = await sellerOn(stage)
      ours = [await listingOn(stage, seller, admin), await listingOn(stage, seller, admin)]
      await stage.setAutoDeposit(true)
    })
    afterAll(() => stage.setAutoDeposit(false))
    const as = (who: Profile | null) => stage.as(who).legalDocuments
    const drafted = async (assets: ReadonlyArray<AssetId>) => {
      const buyer = await buyerOn(stage)
      const { offers } = stage.as(buyer)
      return { buyer, offers, draft: await run(offers.create(aBid(assets.map((id) => ({ id }))))) }
    }
    const sign = (
      who: Profile | null,
      id: Parameters<ReturnType<typeof as>["signDepositAgreement"]>[0],
      name: string,
    ) => as(who).signDepositAgreement(id, name, null, false)

    it("shows what is signed for the assets of an offer, under the name of the profile (BUY-328)", async () => {
      const buyer = await buyerOn(stage)
      const { agreement, signatory } = await run(as(buyer).depositAgreement(ours))
      expect([agreement.title, signatory]).toEqual(["Bid Deposit Agreement", `${buyer.firstName} ${buyer.lastName}`])
      expect(agreement.sections[0]?.facts.map(({ label }) => label)).toContain("Loans")
      expect(await refusalOf(as(buyer).depositAgreement([]))).toBe("BundleInvalid")
      expect(await refusalOf(as(seller).depositAgreement(ours))).toBe("RoleMissing")
      expect(await refusalOf(as(null).depositAgreement(ours))).toBe("SignInRequired")
    })

    it("lets an offer with earnest money stand before the seller once it is signed, whole or by hand (BUY-329)", async () => {
      const { buyer, draft, offers } = await drafted(ours)
      expect(draft).toMatchObject({ BDASignedDate: null, BDApdfKey: null })
      expect(await run(Effect.flip(offers.publish(draft.id)))).toMatchObject({
        _tag: "DepositAgreementMissing",
        offerId: draft.id,
      })
      expect(await refusalOf(sign(buyer, draft.id, "Somebody Else"))).toBe("SignatureInvalid")
      const signed = await run(as(buyer).signDepositAgreement(draft.id, LINES, FIELD, true))
      expect(signed.BDASignedDate).toBe(stage.now())
      expect(await run(offers.publish(draft.id))).toMatchObject({ status: "Published", ...signed })
      const seen = await run(stage.as(seller).offers.find(draft.id))
      expect(seen).toMatchObject({ BDASignedDate: signed.BDASignedDate, BDApdfKey: null })
    })

    it("keeps the first signature, and opens the copy for its buyer alone", async () => {
      const { buyer, draft } = await drafted(ours.slice(0, 1))
      const name = `${buyer.firstName} ${buyer.lastName}`
      const first = await run(sign(buyer, draft.id, name.toLowerCase()))
      await stage.advance(1_000)
      expect(await run(as(buyer).signDepositAgreement(draft.id, LINES, FIELD, false))).toEqual(first)
      const paper = {
        name: "Bid Deposit Agreement.pdf",
        key: first.BDApdfKey,
        type: "application/pdf",
        dataOwnerId: buyer.id,
        dateModified: first.BDASignedDate,
      }
      const { bytes } = await run(stage.as(buyer).documents.download(paper, undefined, "closing"))
      expect(String.fromCodePoint(...bytes.subarray(0, 5))).toBe("%PDF-")
      expect(await refusalOf(stage.as(seller).documents.download(paper, undefined, "closing"))).toBe("DocumentNotFound")
    })

    it("asks for none where nothing is promised, and for one as soon as something is", async () => {
      const buyer = await buyerOn(stage)
      const { offers } = stage.as(buyer)
      const [asset] = ours
      if (!asset) throw new RangeError("There is no asset")
      const nothing = aBid([{ id: asset }], terms({ earnestMoneyDeposit: 0 }))
      const { id } = await run(Effect.flatMap(offers.create(nothing), (draft) => offers.publish(draft.id)))
      expect(await refusalOf(offers.edit(id, aBid([{ id: asset }])))).toBe("DepositAgreementMissing")
      await run(sign(buyer, id, `${buyer.firstName} ${buyer.lastName}`))
      expect((await run(offers.edit(id, aBid([{ id: asset }])))).terms).toEqual(terms())
    })

    it("is another's offer to nobody, and of one that is over not signed any more", async () => {
      const { buyer, draft, offers } = await drafted(ours.slice(0, 1))
      const other = await buyerOn(stage)
      expect(await refusalOf(sign(other, draft.id, `${other.firstName} ${other.lastName}`))).toBe("OfferNotFound")
      expect(await refusalOf(sign(seller, draft.id, "x"))).toBe("RoleMissing")
      expect(await refusalOf(sign(null, draft.id, "x"))).toBe("SignInRequired")
      const unverified = await buyerOn(stage, { roles: ["ApprovedBuyers"] })
      expect(await refusalOf(sign(unverified, draft.id, "x"))).toBe("EmailNotVerified")
      const nameless = { ...buyer, lastName: null }
      await stage.add(nameless)
      expect(await refusalOf(sign(nameless, draft.id, "x"))).toBe("ProfileNotFilled")
      await stage.add(buyer)
      await run(offers.withdraw(draft.id))
      expect(await refusalOf(sign(buyer, draft.id, `${buyer.firstName} ${buyer.lastName}`))).toBe("OfferStatusForbids")
    })

    it("is none while earnest money does not move by itself", async () => {
      const { buyer, draft, offers } = await drafted(ours.slice(0, 1))
      await stage.setAutoDeposit(false)
      expect(await refusalOf(as(buyer).depositAgreement(ours))).toBe("DepositAgreementNotNeeded")
      expect(await refusalOf(sign(buyer, draft.id, `${buyer.firstName} ${buyer.lastName}`))).toBe(
        "DepositAgreementNotNeeded",
      )
      expect((await run(offers.publish(draft.id))).status).toBe("Published")
      await stage.setAutoDeposit(true)
    })
  })
