import { assetView } from "@xl/core/assets"
import { MarketUnavailable, RoleMissing } from "@xl/core/kernel"
import { makeOfferPath } from "@xl/core/offers"
import { Cents, must } from "@xl/core/shared"
import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller } from "@xl/testkit/market"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { offering } from "../testing/offering.ts"
import { KeptOffers } from "./kept-offers.ts"
import { OfferChoice } from "./offer-choice.ts"

/** Owed $10,000,000 each; the fourth is another seller's. */
const assets = [1, 2, 3, 4].map((count) =>
  aPublishedAsset({ id: anAssetId(count), owners: [aSeller(count === 4 ? 2 : 1).id] }),
)
const buyer = aBuyer()
const view = (place: number) => {
  const seen = assetView(assets[place] ?? aPublishedAsset(), actorOf(buyer), false)
  if (seen === null) throw new Error("A published asset is seen by all.")
  return seen
}
const seed = { assets, profiles: [aSeller(), aSeller(2), aBuyer(2)] }
const PRICES = { [anAssetId(1)]: 4_000_000_00, [anAssetId(2)]: 5_000_000_00 }
const TERMS = terms({ bidPrice: 9_000_000_00 })
const FORM = { ...TERMS, prices: PRICES }
const sent = anOffer({
  type: "MultipleBid",
  terms: TERMS,
  assets: [1, 2].map((count) => ({
    id: anAssetId(count),
    title: "Cedar Park Retail",
    principalBalance: must(Cents, 10_000_000_00),
    bidAllocation: must(Cents, PRICES[anAssetId(count)]),
  })),
})

const opened = async (change?: Parameters<typeof offering>[2], offers: ReadonlyArray<typeof sent> = []) => {
  const here = await offering(buyer, { ...seed, offers }, change)
  return here
}
const chosen = async (change?: Parameters<typeof offering>[2]) => {
  const here = await opened(change)
  here.choice.add(view(0))
  here.choice.add(view(1))
  return here
}
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

describe("the choice of assets", () => {
  it("takes assets of one seller, and says why it takes no other's", async () => {
    const { choice, said } = await chosen()
    choice.add(view(3))
    expect([choice.ids, choice.upb]).toEqual([[anAssetId(1), anAssetId(2)], 20_000_000_00])
    expect(said()).toEqual(["A multi-asset offer takes assets of one seller. This asset is another seller's."])
    choice.toggle(view(0))
    expect(choice.ids).toEqual([anAssetId(2)])
  })

  it("is there again after a reload, as the market is now, and another person's is not", async () => {
    const { kept, ports, session, snackbars, tab } = await chosen()
    const again = new OfferChoice(ports.catalog, session, snackbars, new KeptOffers(tab))
    await settled()
    expect(again.ids).toEqual([anAssetId(1), anAssetId(2)])
    expect(kept.choiceOf(aBuyer(2).id)).toEqual([])
    tab.setItem("offerChoice", "{not json")
    expect(kept.choiceOf(buyer.id)).toEqual([])
  })

  it("is nobody's after a sign-out", async () => {
    const { choice, session } = await chosen()
    await session.signOut()
    expect(choice.count).toBe(0)
  })

  it("is not lost while the market does not answer, and read anew when it does", async () => {
    const { ports, session, snackbars, tab } = await chosen()
    let isDown = true
    const catalog = {
      ...ports.catalog,
      find: (id: Parameters<typeof ports.catalog.find>[0]) => (isDown ? down() : ports.catalog.find(id)),
    }
    const again = new OfferChoice(catalog, session, snackbars, new KeptOffers(tab))
    await settled()
    expect([again.state, again.count]).toEqual(["lost", 0])
    isDown = false
    await again.again()
    expect([again.state, again.count]).toEqual(["read", 2])
  })
})

describe("the multi-asset dialog", () => {
  it("goes from the assets over terms and a review to the seller, and says so (BUY-121, BUY-383)", async () => {
    const { bundles, choice, held, said, start } = await chosen()
    start.startBundle("/favorites", bundles.open)
    expect(bundles.step).toBe("assets")
    bundles.next()
    bundles.next()
    expect([bundles.step, Object.keys(bundles.draft.errors).length]).toEqual(["terms", 6])
    expect(new Set(Object.values(bundles.draft.errors))).toEqual(new Set(["This field is required"]))
    bundles.draft.type({ ...FORM, prices: {} })
    bundles.draft.spread()
    expect([bundles.draft.left, bundles.draft.priceShare, bundles.draft.depositShare]).toEqual([0, 45, 1.1111])
    bundles.next()
    expect(bundles.step).toBe("review")
    await bundles.send()
    expect(said()).toEqual([
      "The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details",
    ])
    expect([bundles.step, choice.count]).toEqual(["closed", 0])
    expect(held.offers.map(({ status, type }) => [status, type])).toEqual([["Published", "MultipleBid"]])
  })

  it("asks the six checks first: who has no proof of funds is led there (BUY-114)", async () => {
    const unfunded = { ...buyer, buyerProfile: { ...buyer.buyerProfile, fundsApprovalDate: null } }
    const { bundles, buyerDialog, start } = await offering(unfunded, seed)
    start.startBundle("/favorites", bundles.open)
    expect([bundles.step, buyerDialog.state.tag]).toEqual(["closed", "open"])
  })

  it("edits an offer at its second step, with its prices, and says that it was updated (BUY-053, BUY-384)", async () => {
    const { bundles, held, said } = await opened(undefined, [sent])
    const [own] = held.offers
    if (own) await bundles.edit(own)
    expect([bundles.step, bundles.draft.form.prices, bundles.isRevising]).toEqual(["terms", PRICES, true])
    bundles.back()
    expect(bundles.step).toBe("terms")
    bundles.draft.type({ bidPrice: 10_000_000_00 })
    bundles.draft.spread()
    bundles.next()
    await bundles.send()
    expect(said()).toEqual(["Multi-asset Offer was successfully updated."])
    expect(held.offers[0]?.assets.map(({ bidAllocation }) => bidAllocation)).toEqual([5_000_000_00, 5_000_000_00])
  })

  it("bids anew on each asset at once: the total follows, the other terms stay (BUY-055)", async () => {
    const { bundles, held } = await opened(undefined, [sent])
    const [own] = held.offers
    if (own) await bundles.bidAnew(own)
    expect(bundles.step).toBe("prices")
    bundles.draft.price(anAssetId(1), 4_500_000_00)
    await bundles.send()
    expect(held.offers[0]?.terms).toEqual({ ...sent.terms, bidPrice: 9_500_000_00 })
  })

  it("keeps what was typed where it is refused, and after it was closed", async () => {
    const { bundles, choice } = await chosen(({ offers }) => ({ offers: { ...offers, create: down } }))
    bundles.open()
    bundles.next()
    bundles.draft.type(FORM)
    bundles.next()
    await bundles.send()
    expect([bundles.step, bundles.refusal === null, choice.count]).toEqual(["review", false, 2])
    bundles.close()
    bundles.open()
    expect(bundles.draft.form.prices).toEqual(PRICES)
    bundles.next()
    bundles.leave()
    expect(bundles.step).toBe("closed")
    bundles.resume()
    expect([bundles.step, bundles.draft.form.prices]).toEqual(["terms", PRICES])
  })

  it("says that the right is gone where the buyer lost the role meanwhile (BUY-362)", async () => {
    const { bundles } = await chosen(({ offers }) => ({
      offers: { ...offers, create: () => Effect.fail(new RoleMissing({ operation: "createOffer" })) },
    }))
    bundles.open()
    bundles.next()
    bundles.draft.type(FORM)
    bundles.next()
    await bundles.send()
    expect([bundles.step, bundles.refusal]).toEqual(["review", "You no longer have right to submit offers"])
  })
})

describe("making an offer step by step", () => {
  it("keeps a draft when the terms are saved, and sends that", async () => {
    const { choice, held, making, said } = await chosen()
    await making.open(undefined)
    making.draft?.type(FORM)
    const path = await making.save()
    const [draft] = held.offers
    expect([draft?.status, choice.count]).toEqual(["Draft", 0])
    expect(path).toBe(makeOfferPath("review-submit", draft?.id))
    expect(await making.submit()).toBe(true)
    expect([held.offers.length, held.offers[0]?.status]).toEqual([1, "Published"])
    expect(said()).toEqual([
      "The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details",
    ])
  })

  it("says that the right is gone where the buyer lost the role meanwhile (BUY-362)", async () => {
    const { making } = await chosen(({ offers }) => ({
      offers: { ...offers, create: () => Effect.fail(new RoleMissing({ operation: "createOffer" })) },
    }))
    await making.open(undefined)
    making.draft?.type(FORM)
    expect([await making.save(), making.refusal]).toEqual([null, "You no longer have right to submit offers"])
  })

  it.each([
    [false, "assets", "offer-info"],
    [true, "deposit-agreement", "deposit-agreement"],
  ] as const)(
    "has an agreement to sign only while autoDeposit is on: %s (BUY-167, BUY-168)",
    async (autoDeposit, before, after) => {
      const { effects, making } = await chosen()
      effects.settings = { ...effects.settings, autoDeposit }
      await making.open(undefined)
      expect(making.before("offer-info")).toBe(makeOfferPath(before, undefined))
      expect(making.after("assets")).toBe(makeOfferPath(after, undefined))
    },
  )

  it("takes one asset too, with the whole price on it", async () => {
    const { choice, held, making } = await opened()
    choice.add(view(0))
    await making.open(undefined)
    making.draft?.type({ ...FORM, prices: {} })
    await making.save()
    await making.submit()
    expect(held.offers.map(({ assets: [asset], type }) => [type, asset?.bidAllocation])).toEqual([
      ["SingleBid", 9_000_000_00],
    ])
  })

  it("leaves an offer before the seller as it is until it is sent", async () => {
    const { held, making, said } = await opened(undefined, [sent])
    await making.open(sent.id)
    making.draft?.type({ notes: "Sooner" })
    expect(await making.save()).toBe(makeOfferPath("review-submit", sent.id))
    expect(held.offers[0]?.terms.notes).toBe("")
    await making.submit()
    expect(held.offers[0]?.terms.notes).toBe("Sooner")
    expect(said()).toEqual(["Multi-asset Offer was successfully updated."])
  })

  it.each(["assets", "deposit-agreement", "offer-info", "review-submit"] as const)(
    "at %s lets in the offer's buyer alone (BUY-042, BUY-043, BUY-044)",
    async (step) => {
      const theirs = { ...sent, id: anOfferId(8), owners: [aBuyer(2).id] }
      const { making } = await opened(undefined, [theirs, sent])
      await making.open(sent.id)
      expect(making.passage?.tag).toBe("pass")
      await making.open(theirs.id)
      expect([making.passage?.tag, making.after(step).startsWith("/buy-commercial")]).toEqual(["refused", true])
      await making.open(anOfferId(9))
      expect(making.passage?.tag).toBe("refused")
      await making.open(null)
      expect(making.passage?.tag).toBe("refused")
      await making.open(undefined)
      expect(making.passage?.tag).toBe("pass")
    },
  )

  it("says that it did not load where the market does not answer", async () => {
    const { making } = await opened(({ offers }) => ({ offers: { ...offers, find: down } }), [sent])
    await making.open(sent.id)
    expect(making.state.tag).toBe("failed")
  })

  it("stays open where a later look gets no answer", async () => {
    let isDown = false
    const { making, market } = await opened(
      ({ offers }) => ({ offers: { ...offers, find: (id) => (isDown ? down() : offers.find(id)) } }),
      [sent],
    )
    await making.open(sent.id)
    isDown = true
    await Effect.runPromise(market.as(buyer).offers.withdraw(sent.id))
    await settled()
    expect(making.offer?.id).toBe(sent.id)
  })

  it("shows nobody what the one before was at", async () => {
    const { making, session } = await opened(undefined, [sent])
    await making.open(sent.id)
    await session.signOut()
    expect(making.state).toEqual({ tag: "opening" })
  })
})
