import type { Asset } from "@xl/core/assets"
import { type AssetStatus, MarketUnavailable } from "@xl/core/kernel"
import { addDays, Cents, dayOf, must } from "@xl/core/shared"
import { anAsset, standingIn } from "@xl/testkit/assets"
import { anAdmin, aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import type { SellerStart } from "../profile/index.ts"
import { app, type Change } from "../testing/app.ts"
import { offersEnd, wordsOf } from "./action-words.ts"
import { type AskedAction, ListingActionsModel } from "./listing-actions-model.ts"

const DAY = 86_400_000
const bid = (n: number, value: number) =>
  anOffer({
    id: anOfferId(n),
    owners: [aBuyer(n).id],
    deposit: { value: must(Cents, value), decision: "none", transfers: [] },
  })

const opened = async (
  asset: Asset,
  { change, offers = [], who = aSeller(), profile = aSeller() } = {} as {
    change?: Change
    offers?: ReturnType<typeof standingIn>["offers"]
    who?: ReturnType<typeof aSeller>
    profile?: ReturnType<typeof aSeller>
  },
) => {
  const seed = { assets: [asset], offers, profiles: [profile, aBuyer(1), aBuyer(2), aBuyer(3), anAdmin()] }
  const here = await app({ who, seed }, change)
  const start = vi.fn<(redirects: boolean) => void>()
  const { listings, offers: port } = here.ports
  const model = new ListingActionsModel(
    listings,
    port,
    here.session,
    here.effects,
    { start } as unknown as SellerStart,
    here.snackbars,
    { contactEmail: "desk@xl.example" },
    here.market.home.clock.now,
  )
  const kept = () => here.market.home.memory.rows.assets.get(asset.id)
  const view = () => Effect.runPromise(here.ports.catalog.find(asset.id))
  const ask = async (action: AskedAction, onDone?: () => void) => {
    model.ask(action, await view(), onDone)
    await expect.poll(() => model.counted.tag).not.toBe("counting")
  }
  return { ...here, model, start, kept, view, ask }
}
const inStatus = (status: AssetStatus, change: Partial<Asset> = {}) => standingIn(status, change)

describe("an action on a listing", () => {
  it("is asked once more, with the offers counted, and done only then", async () => {
    const { asset } = inStatus("Published")
    const offers = [bid(1, 100_000_00), bid(2, 0), bid(3, 50_000_00)]
    const counted = {
      ...asset,
      numberOfOffers: must(Cents, 3),
      numberOfActiveOffers: must(Cents, 3),
    } as unknown as Asset
    const { ask, kept, model, said } = await opened(counted, { offers })
    const onDone = vi.fn<() => void>()
    await ask("withdraw", onDone)
    expect([model.offers.length, kept()?.status]).toEqual([3, "Published"])
    expect(offersEnd(model.offers)).toBe(
      "3 active offers are declined, deposits of $150,000 are no longer due. The buyers are told.",
    )
    expect(await model.confirm()).toBe(true)
    expect([kept()?.status, model.asked, onDone.mock.calls.length]).toEqual(["NoLongerListedForSale", null, 1])
    expect(said()).toEqual(["The listing is taken down."])
  })

  it("says which deposits are refunded, and which are no longer due", async () => {
    const { asset } = standingIn("Published")
    const paid = { leg: "fund", reference: "wire 1", date: dayOf(EXAMPLE_NOW), recordedAt: EXAMPLE_NOW } as const
    const [one, other] = [bid(1, 50_000_00), bid(2, 30_000_00)]
    const offers = [{ ...one, deposit: { ...one.deposit, transfers: [paid] } }, other]
    const { ask, model } = await opened(asset, { offers })
    await ask("withdraw")
    expect(offersEnd(model.offers)).toBe(
      "2 active offers are declined, deposits of $50,000 are refunded, deposits of $30,000 are no longer due. The buyers are told.",
    )
  })

  it.each([
    ["hold", "Published", "OnHold.Published"],
    ["release", "OnHold.Published", "Published"],
    ["requestPublish", "Revoked", "Draft"],
    ["discard", "Draft", "Deleted"],
  ] as const)("takes a listing by %s from %s to %s", async (action, from, to) => {
    const { asset, offers } = inStatus(from)
    const { ask, kept, model } = await opened(asset, { offers })
    await ask(action)
    expect(await model.confirm()).toBe(true)
    expect(kept()?.status).toBe(to)
  })

  it.each([
    ["revoke", "CallForOffers", "Revoked"],
    ["remove", "NoLongerListedForSale", "Deleted"],
    ["takeBackApproval", "Published", "Draft"],
  ] as const)("is an administrator's by %s from %s to %s", async (action, from, to) => {
    const { asset, offers } = inStatus(from)
    const unbid = action === "takeBackApproval" ? [] : offers
    const clean = { ...asset, numberOfOffers: must(Cents, unbid.length) } as unknown as Asset
    const { ask, kept, model } = await opened(clean, { offers: unbid, who: anAdmin() })
    await ask(action)
    expect(await model.confirm("Wrong county")).toBe(true)
    expect([kept()?.status, kept()?.statusComment]).toEqual([to, action === "revoke" ? "Wrong county" : null])
  })

  it("needs the new last day of a call that ended on hold, and says so", async () => {
    const { asset, offers } = inStatus("OnHold.CallForOffers")
    const { ask, kept, market, model } = await opened(asset, { offers })
    market.home.clock.advance(30 * DAY)
    await ask("release")
    expect([model.lapsed, await model.confirm(), model.error]).toEqual([
      "call for offers",
      false,
      "Please set the new last day of the call for offers.",
    ])
    const end = addDays(dayOf(EXAMPLE_NOW + 30 * DAY), 10)
    model.setNewEnd(end)
    expect([model.error, await model.confirm()]).toEqual([null, true])
    expect(kept()).toMatchObject({ status: "CallForOffers", periods: { callForOffers: { endDate: end } } })
  })

  it("stays asked, in words, where it is refused: a winner was selected meanwhile", async () => {
    const { asset, offers } = inStatus("UnderSelection.CallForOffers")
    const { ask, market, model } = await opened(asset, { offers })
    await ask("withdraw")
    await Effect.runPromise(market.as(aSeller()).offers.selectWinner(anOfferId(1)))
    expect(await model.confirm()).toBe(false)
    expect([model.asked?.action, model.error]).toEqual([
      "withdraw",
      "This listing is Contract Pending now and cannot be taken down. Please reload to see where the sale stands.",
    ])
  })

  it("is not confirmed while its offers could not be counted, which can be tried again", async () => {
    let isDown = true
    const { asset, offers } = inStatus("Published")
    const { ask, model } = await opened(asset, {
      offers,
      change: ({ offers: port }) => ({
        offers: {
          ...port,
          onAsset: (id) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : port.onAsset(id)),
        },
      }),
    })
    await ask("hold")
    expect(model.counted.tag).toBe("failed")
    isDown = false
    await model.count()
    expect(model.offers).toHaveLength(1)
    model.dismiss()
    expect([model.asked, await model.confirm()]).toEqual([null, false])
  })

  it("sends the note to the reviewer with the request, and none of a request before", async () => {
    const { ask, kept, model } = await opened(inStatus("Revoked").asset)
    await ask("requestPublish")
    model.explain("Left over")
    model.dismiss()
    await ask("requestPublish")
    expect(model.note).toBe("")
    model.explain("The rent roll is of May.")
    expect(await model.confirm()).toBe(true)
    expect(kept()?.publicationNote).toBe("The rent roll is of May.")
  })

  it("says what publication still needs before it is requested, and what the market finds missing", async () => {
    const { ask, kept, model } = await opened(anAsset({ images: [] }))
    await ask("requestPublish")
    expect(model.missing).toEqual(["pictures.images"])
    expect(await model.confirm()).toBe(false)
    expect([model.missing, kept()?.registrationStatus]).toEqual([["pictures.images"], null])
  })

  it("leads a seller whose profile is not complete to the profile", async () => {
    const seller = aSeller()
    const profile = { ...seller, sellerProfile: { ...seller.sellerProfile, entityName: null } }
    const { ask, model, start } = await opened(anAsset(), { who: profile, profile })
    await ask("requestPublish")
    expect(await model.confirm()).toBe(false)
    expect([start.mock.calls, model.asked]).toEqual([[[false]], null])
  })

  it("offers what the rules allow to whoever is signed in", async () => {
    const { asset, offers } = inStatus("Published")
    const here = await opened(asset, { offers })
    expect(here.model.actionsOn(await here.view()).allowed).toEqual(["edit", "hold", "withdraw"])
  })
})

describe("the words before an action", () => {
  it("name offers, money and days", async () => {
    const { asset, offers } = inStatus("CallForOffers")
    const { ask, model, view } = await opened(asset, { offers })
    await ask("hold")
    expect(wordsOf("hold", await view(), model.offers, EXAMPLE_NOW).text).toEqual([
      "Buyers no longer see it and no new offer is taken. 1 active offer stays.",
      expect.stringMatching(/^Dates do not move: the call for offers still ends on \d\d-\d\d-\d{4}\./),
    ])
    expect(offersEnd([])).toBe("There is no active offer.")
    const view2 = await view()
    expect(wordsOf("takeBackApproval", view2, [], EXAMPLE_NOW).title).toBe("Take the approval back?")
  })
})
