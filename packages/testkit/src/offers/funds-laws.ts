import type { Offers, OfferView } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { type AssetId, Cents, must } from "@xl/core/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import { buyerOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { aBid, terms } from "./examples.ts"

const run = Effect.runPromise
const ALL = { status: [], type: [], size: 10, offset: 0 }

/** A market with a seller whose listings take offers. */
export interface FundsScene {
  readonly stage: MarketStage
  readonly seller: Profile
  readonly admin: Profile
  readonly listing: () => Promise<AssetId>
  readonly publish: (offers: Offers["Service"], ...assets: ReadonlyArray<AssetId>) => Promise<OfferView>
}

/** A new buyer with these approved funds, in cents. */
const fundedOn = async (
  stage: MarketStage,
  pofSum: number,
  change: Partial<Profile["buyerProfile"]> = {},
): Promise<MarketPorts> => {
  const who = await buyerOn(stage)
  const funds = { pofSum: must(Cents, pofSum), ...change }
  await stage.add({ ...who, buyerProfile: { ...who.buyerProfile, ...funds } })
  return stage.as(who)
}

const priceLaws = (here: () => FundsScene): void => {
  it("refuses a price above the approved funds with both amounts, and takes a lower one", async () => {
    const { listing, stage } = here()
    const [id, { offers }] = [await listing(), await fundedOn(stage, 8_000_000_00)]
    const price = (bidPrice: number) => aBid([{ id }], terms({ bidPrice }))
    const refused = await run(Effect.flip(offers.create(price(8_000_000_01))))
    expect(refused).toMatchObject({ _tag: "FundsExceeded", approved: 8_000_000_00, price: 8_000_000_01 })
    const draft = await run(offers.create(price(8_000_000_00)))
    expect(await run(offers.publish(draft.id))).toMatchObject({ fundsMark: "covered" })
    expect(await refusalOf(offers.edit(draft.id, price(8_000_000_01)))).toBe("FundsExceeded")
  })

  it("takes no funds that were approved for another purchasing entity", async () => {
    const { listing, stage } = here()
    const [id, { offers }] = [await listing(), await fundedOn(stage, 8_000_000_00, { purchasingEntity: "Pier LLC" })]
    expect(await refusalOf(offers.create(aBid([{ id }])))).toBe("FundsMissing")
  })
}

const markLaws = (here: () => FundsScene): void => {
  it("marks offers that together exceed the approved funds, to the buyer and to each seller", async () => {
    const { listing, publish, seller, stage } = here()
    const [id, other, { offers }] = [await listing(), await listing(), await fundedOn(stage, 10_000_000_00)]
    const first = await publish(offers, id)
    const second = await publish(offers, other)
    expect([first.fundsMark, second.fundsMark]).toEqual(["covered", "offersAboveFunds"])
    const marks = async (of: Offers["Service"]) => (await run(of.find(first.id))).fundsMark
    expect([await marks(offers), await marks(stage.as(seller).offers)]).toEqual([
      "offersAboveFunds",
      "offersAboveFunds",
    ])
    expect((await run(offers.mine(ALL))).offers.map(({ fundsMark }) => fundsMark)).toEqual([
      "offersAboveFunds",
      "offersAboveFunds",
    ])
    expect((await run(stage.as(seller).offers.onAsset(id)))[0]?.fundsMark).toBe("offersAboveFunds")
    await run(offers.withdraw(second.id))
    expect(await marks(stage.as(seller).offers)).toBe("covered")
  })

  it("refuses them instead where the operator says so", async () => {
    const { admin, listing, publish, stage } = here()
    const [id, other, { offers }] = [await listing(), await listing(), await fundedOn(stage, 10_000_000_00)]
    await publish(offers, id)
    const draft = await run(offers.create(aBid([{ id: other }])))
    const { settings } = stage.as(admin)
    const before = await run(settings.read())
    await run(settings.edit({ ...before, aggregateFunds: "refuse" }))
    const refused = await run(Effect.flip(offers.publish(draft.id)))
    const again = await refusalOf(offers.create(aBid([{ id: other }])))
    await run(settings.edit(before))
    expect(refused).toMatchObject({
      _tag: "OffersExceedFunds",
      approved: 10_000_000_00,
      committed: 8_000_000_00,
      price: 8_000_000_00,
    })
    expect(again).toBe("OffersExceedFunds")
    expect((await run(offers.publish(draft.id))).status).toBe("Published")
  })
}

const winLaws = (here: () => FundsScene): void => {
  it("lets a buyer win no more than the approved funds, of two sellers at once", async () => {
    const { admin, listing, publish, seller, stage } = here()
    const [id, one] = [await listing(), await fundedOn(stage, 10_000_000_00)]
    const rival = await sellerOn(stage)
    const elsewhere = await listingOn(stage, rival, admin)
    const [mine, theirs] = [await publish(one.offers, id), await publish(one.offers, elsewhere)]
    await run(stage.as(seller).listings.closeCallForOffers(id))
    await run(stage.as(rival).listings.closeCallForOffers(elsewhere))
    const outcomes = await run(
      Effect.all(
        [stage.as(seller).offers.selectWinner(mine.id), stage.as(rival).offers.selectWinner(theirs.id)].map((win) =>
          Effect.match(win, { onFailure: ({ _tag }): string => _tag, onSuccess: ({ status }): string => status }),
        ),
        { concurrency: 2 },
      ),
    )
    expect(outcomes.toSorted()).toEqual(["Successful", "WinnerFundsShort"])
  })
}

/** The laws of approved funds, of every way to command offers. */
export const fundsLaws = (here: () => FundsScene): void => {
  priceLaws(here)
  markLaws(here)
  winLaws(here)
}
