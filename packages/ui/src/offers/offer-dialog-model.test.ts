import { MarketUnavailable, RoleMissing } from "@xl/core/kernel"
import { Cents, Day, must } from "@xl/core/shared"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { ASSET, offering } from "../testing/offering.ts"
import { mayBidText } from "./offer-budget.tsx"
import { isAboveBudget } from "./offer-funds.ts"
import type { BidForm } from "@xl/core/offers"

const FORM: BidForm = {
  bidPrice: 8_000_000_00,
  earnestMoneyDeposit: 400_000_00,
  dueDiligencePeriod: 20,
  closing: 30,
  notes: "All cash",
}
type Stage = Awaited<ReturnType<typeof offering>>

const typed = async (change: Partial<BidForm> = {}, stage?: Stage) => {
  const here = stage ?? (await offering())
  here.dialog.open(here.asset)
  here.dialog.type({ ...FORM, ...change })
  return here
}
/** An administrator has live offers above the funds refused. */
const refuses = async ({ market }: Stage): Promise<void> => {
  const { settings } = market.as(anAdmin())
  const before = await Effect.runPromise(settings.read())
  await Effect.runPromise(settings.edit({ ...before, aggregateFunds: "refuse" }))
}
const offersIn = ({ market }: Stage) => [...market.home.memory.rows.offers.values()]

describe("the offer dialog", () => {
  it("opens empty, and wants every figure", async () => {
    const { asset, dialog } = await offering()
    dialog.open(asset)
    dialog.review()
    const missing = "This field is required"
    expect(dialog.step.tag).toBe("terms")
    expect(dialog.errors).toEqual({
      bidPrice: missing,
      earnestMoneyDeposit: missing,
      dueDiligencePeriod: missing,
      closing: missing,
    })
    dialog.type({ closing: 30 })
    expect(Object.keys(dialog.errors)).not.toContain("closing")
  })

  it.each<readonly [keyof BidForm, number, string]>([
    ["bidPrice", 0, "The offer price must be above $0"],
    ["bidPrice", 100_000_000_01, "at most $100,000,000, ten times the UPB"],
    ["earnestMoneyDeposit", 8_000_000_01, "Earnest money must be $0 to $8,000,000."],
    ["dueDiligencePeriod", 366, "Due diligence takes 0 to 365 whole days."],
    ["closing", 0, "Closing takes 1 to 365 whole days."],
    ["closing", 366, "Closing takes 1 to 365 whole days."],
  ])("stands %s = %d where it is refused", async (field, value, words) => {
    const { dialog } = await typed({ [field]: value })
    dialog.review()
    expect(dialog.step.tag).toBe("terms")
    expect(Object.keys(dialog.errors)).toEqual([field])
    expect(dialog.errors[field]).toContain(words)
  })

  it.each([
    { bidPrice: 1, earnestMoneyDeposit: 0 },
    { bidPrice: 50_000_000_00 },
    { dueDiligencePeriod: 0, closing: 1 },
    { dueDiligencePeriod: 365, closing: 365 },
    { earnestMoneyDeposit: 8_000_000_00 },
  ])("takes the bounds themselves: %j", async (change) => {
    const { dialog } = await typed(change)
    dialog.review()
    expect([dialog.errors, dialog.step.tag]).toEqual([{}, "review"])
  })

  it("shows the price as a share of what is owed, the deposit as a share of the price", async () => {
    const { asset, dialog } = await offering()
    dialog.open(asset)
    expect([dialog.priceShare, dialog.depositShare]).toEqual([null, null])
    dialog.type({ bidPrice: FORM.bidPrice })
    expect([dialog.priceShare, dialog.depositShare]).toEqual([80, null])
    dialog.type({ earnestMoneyDeposit: FORM.earnestMoneyDeposit })
    expect(dialog.depositShare).toBe(5)
  })

  it("asks once more above what is owed, not at it", async () => {
    const { dialog } = await typed({ bidPrice: 10_000_000_00 })
    expect(dialog.isAboveOwed).toBe(false)
    dialog.type({ bidPrice: 10_000_000_01 })
    expect(dialog.isAboveOwed).toBe(true)
    dialog.review()
    expect(dialog.step.tag).toBe("review")
  })

  const M = 1_000_000_00
  const funded = (pofSum: number) =>
    aBuyer(1, { buyerProfile: { ...aBuyer().buyerProfile, pofSum: must(Cents, pofSum) } })

  it("says the highest price before one is typed, and refuses a higher one as it is typed", async () => {
    const here = await typed({ bidPrice: undefined }, await offering(funded(9 * M)))
    expect([here.dialog.budget?.most, here.dialog.priceError]).toEqual([9 * M, undefined])
    here.dialog.type({ bidPrice: 9 * M + 1 })
    expect(here.dialog.priceError).toContain("Your approved funds are $9,000,000, and this offer is $9,000,000.01.")
    here.dialog.review()
    expect(here.dialog.step.tag).toBe("terms")
    here.dialog.type({ bidPrice: 9 * M })
    here.dialog.review()
    expect([here.dialog.priceError, here.dialog.step.tag]).toEqual([undefined, "review"])
  })

  it("counts the other live offers, and leads to a new proof of funds where the gateway finds them too many", async () => {
    const other = anOffer({
      id: anOfferId(2),
      assets: anOffer().assets.map((asset) => ({ ...asset, id: anAssetId(2) })),
    })
    const assets = [ASSET, aPublishedAsset({ id: anAssetId(2) })]
    const seed = { assets, offers: [other], profiles: [aSeller(), anAdmin()] }
    const here = await typed({ bidPrice: 8 * M }, await offering(funded(9 * M), seed))
    expect(isAboveBudget(here.dialog.budget, 8 * M)).toBe(true)
    here.dialog.review()
    await refuses(here)
    await here.dialog.send()
    expect(here.dialog.refusal).toContain("Your other live offers come to $8,000,000.")
    expect([here.dialog.isShortOfFunds, here.dialog.step.tag]).toEqual([true, "review"])
    await settled()
    expect(here.dialog.budget?.most).toBe(1 * M)
  })

  it("reads at each opening what the market does about live offers above the funds", async () => {
    const here = await offering(funded(9 * M), { profiles: [aSeller(), anAdmin()] })
    await refuses(here)
    here.dialog.open(here.asset)
    await settled()
    expect(here.dialog.budget?.aggregateFunds).toBe("refuse")
  })

  it("reads at each opening what is approved of the funds, and that a new proof waits", async () => {
    const waiting = { ...funded(9 * M), buyerUnderReview: true }
    const here = await offering(waiting, { profiles: [aSeller(), anAdmin()] })
    const lowered = { pofSum: must(Cents, 4 * M), fundsApprovalDate: must(Day, "2026-11-20") }
    await Effect.runPromise(here.market.as(anAdmin()).users.editPof(aBuyer().id, lowered))
    here.dialog.open(here.asset)
    expect(here.dialog.budget).toMatchObject({ most: 9 * M, isUnderReview: true })
    await settled()
    expect(here.dialog.budget).toMatchObject({ approved: 4 * M, most: 4 * M, isUnderReview: true })
  })

  it("lets an offer stand or be lowered after the approval, and not be raised", async () => {
    const { buyerProfile } = funded(9 * M)
    const expired = aBuyer(1, { buyerProfile: { ...buyerProfile, fundsApprovalDate: must(Day, "2026-08-20") } })
    const { asset, dialog } = await offering(expired, { offers: [anOffer()] })
    dialog.open(asset)
    expect(dialog.budget).toMatchObject({ isExpired: true, approved: 0, most: 8 * M })
    dialog.type({ bidPrice: 8 * M + 1 })
    expect(dialog.priceError).toBe("Your Proof of Funds approval has expired. Please upload a new document.")
    dialog.type({ bidPrice: 7 * M })
    expect([dialog.priceError, isAboveBudget(dialog.budget, 7 * M)]).toEqual([undefined, false])
  })

  it("says the lower of the funds and ten times what is owed", async () => {
    const limits = await Promise.all(
      [9 * M, 300 * M].map(async (pofSum) => {
        const { asset, dialog } = await typed({}, await offering(funded(pofSum)))
        return mayBidText(dialog.budget, [asset])
      }),
    )
    expect(limits).toEqual(["At most $9,000,000: your approved funds.", "At most $100,000,000: ten times the UPB."])
  })

  it("opens again with what was typed once the buyer's profile is closed", async () => {
    const here = await typed({ bidPrice: 12 * M }, await offering(funded(9 * M)))
    here.dialog.leave()
    here.buying.start(false, here.dialog.resume)
    expect([here.dialog.step.tag, here.buyerDialog.state.tag]).toEqual(["closed", "open"])
    here.buyerDialog.close()
    expect([here.dialog.step.tag, here.dialog.form]).toEqual(["terms", { ...FORM, bidPrice: 12 * M }])
    await here.session.signOut()
    here.dialog.close()
    here.dialog.open(here.asset)
    expect(here.dialog.form.bidPrice).toBeUndefined()
  })

  it("sends nothing before the review, then publishes a new offer", async () => {
    const here = await typed()
    await here.dialog.send()
    expect(offersIn(here)).toEqual([])
    here.dialog.review()
    here.dialog.back()
    expect(here.dialog.step.tag).toBe("terms")
    here.dialog.review()
    await here.dialog.send()
    expect(offersIn(here)).toMatchObject([{ status: "Published", terms: FORM }])
    expect(here.dialog.step.tag).toBe("closed")
    expect(here.held.offers).toMatchObject([{ status: "Published" }])
    expect(here.said()).toEqual(["Your offer was sent to the seller."])
  })

  it("publishes a draft with the new terms: it is no second offer", async () => {
    const draft = anOffer({ status: "Draft", publishedDate: null, offerHistory: anOffer().offerHistory.slice(0, 1) })
    const here = await offering(aBuyer(), { offers: [draft] })
    here.dialog.open(here.asset)
    expect([here.dialog.isRevising, here.dialog.form.bidPrice]).toEqual([false, draft.terms.bidPrice])
    here.dialog.type({ bidPrice: 7_000_000_00 })
    here.dialog.review()
    await here.dialog.send()
    expect(offersIn(here)).toMatchObject([{ id: draft.id, status: "Published", terms: { bidPrice: 7_000_000_00 } }])
  })

  it("revises a standing offer where it stands", async () => {
    const here = await offering(aBuyer(), { offers: [anOffer()] })
    here.dialog.open(here.asset)
    expect([here.dialog.isRevising, here.dialog.form.bidPrice]).toEqual([true, terms().bidPrice])
    here.dialog.type({ bidPrice: 9_000_000_00 })
    here.dialog.review()
    await here.dialog.send()
    expect(offersIn(here)).toMatchObject([{ id: anOffer().id, status: "Published", terms: { bidPrice: 9_000_000_00 } }])
  })

  it("keeps the form where it is refused, and says why", async () => {
    const here = await typed()
    here.dialog.review()
    await Effect.runPromise(here.market.as(aSeller()).listings.withdraw(ASSET.id))
    await here.dialog.send()
    expect([here.dialog.step.tag, here.dialog.form, here.said()]).toEqual(["review", FORM, []])
    expect(here.dialog.refusal).toBe("There is no such asset.")
    here.dialog.back()
    here.dialog.type({ notes: "" })
    expect(here.dialog.refusal).toBeNull()
  })

  it("says that the right is gone where the buyer lost the role meanwhile (BUY-362)", async () => {
    const here = await offering(aBuyer(), {}, ({ offers }) => ({
      offers: { ...offers, create: () => Effect.fail(new RoleMissing({ operation: "createOffer" })) },
    }))
    await typed({}, here)
    here.dialog.review()
    await here.dialog.send()
    expect(here.dialog.refusal).toBe("You no longer have right to submit offers")
  })

  it("can send again after a broken line", async () => {
    let isDown = true
    const here = await offering(aBuyer(), {}, ({ offers }) => ({
      offers: {
        ...offers,
        create: (offer) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : offers.create(offer)),
      },
    }))
    await typed({}, here)
    here.dialog.review()
    await here.dialog.send()
    expect(here.dialog.refusal).not.toBeNull()
    isDown = false
    await here.dialog.send()
    expect([here.dialog.step.tag, offersIn(here).length]).toEqual(["closed", 1])
  })
})
