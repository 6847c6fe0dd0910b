import type { OfferView } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { addDays, type AssetId, dayOf } from "@xl/core/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import type { MarketStage } from "../market/stage.ts"

const run = Effect.runPromise

/** A market with a listing under selection, on which two buyers bid. */
export interface ClosingScene {
  readonly stage: MarketStage
  readonly seller: Profile
  readonly admin: Profile
  readonly selection: () => Promise<{
    readonly id: AssetId
    readonly one: MarketPorts
    readonly first: OfferView
  }>
}

const waitingLaws = (here: () => ClosingScene): void => {
  it("lists a closing for the side that accepts next, until its period ends (BUY-335, BUY-336)", async () => {
    const { admin, seller, selection, stage } = here()
    const { first, id, one } = await selection()
    const { offers } = stage.as(seller)
    const page = { size: 100, offset: 0 }
    const listed = async () => [
      (await run(one.offers.closingsAsBuyer(page))).offers.map((offer) => offer.id).includes(first.id),
      (await run(offers.closingsAsSeller(page))).offers.map((offer) => offer.id).includes(first.id),
    ]
    expect(await listed()).toEqual([false, false])
    await run(offers.selectWinner(first.id))
    expect(await listed()).toEqual([true, false])
    await run(one.offers.acceptClosingDocuments(first.id))
    expect(await listed()).toEqual([false, true])
    await run(stage.as(admin).offers.cancel(first.id, "Default"))
    expect([await listed(), (await run(stage.as(admin).catalog.find(id))).winnerOfferId]).toEqual([
      [false, false],
      null,
    ])
  })
}

const extensionLaws = (here: () => ClosingScene): void => {
  it("lets an administrator extend each side's closing, and nobody else (BUY-332, BUY-333)", async () => {
    const { admin, seller, selection, stage } = here()
    const { first, one } = await selection()
    const [asSeller, asAdmin] = [stage.as(seller).offers, stage.as(admin).offers]
    const { buyerClosingPeriod } = await run(asSeller.selectWinner(first.id))
    const end = buyerClosingPeriod?.endDate ?? dayOf(stage.now())
    for (const wrong of [end, addDays(end, -1), addDays(dayOf(stage.now()), -1), addDays(end, 366)])
      expect(await refusalOf(asAdmin.editBuyerClosingPeriod(first.id, wrong))).toBe("ClosingEndOutOfBounds")
    expect(await refusalOf(asAdmin.editSellerClosingPeriod(first.id, addDays(end, 1)))).toBe("ClosingNotOpen")
    expect(await refusalOf(asSeller.editBuyerClosingPeriod(first.id, addDays(end, 1)))).toBe("RoleMissing")
    const later = await run(asAdmin.editBuyerClosingPeriod(first.id, addDays(end, 5)))
    expect(later.buyerClosingPeriod?.endDate).toBe(addDays(end, 5))
    const accepted = await run(one.offers.acceptClosingDocuments(first.id))
    expect(await refusalOf(asAdmin.editBuyerClosingPeriod(first.id, addDays(end, 9)))).toBe("ClosingNotOpen")
    const sellerEnd = accepted.sellerClosingPeriod?.endDate ?? end
    const extended = await run(asAdmin.editSellerClosingPeriod(first.id, addDays(sellerEnd, 5)))
    expect(extended.sellerClosingPeriod?.endDate).toBe(addDays(sellerEnd, 5))
  })
}

const seenLaws = (here: () => ClosingScene): void => {
  it("keeps that each side has seen that its closing began, once it began (BUY-187, BUY-337)", async () => {
    const { seller, selection, stage } = here()
    const { first, one } = await selection()
    const { offers } = stage.as(seller)
    expect(await refusalOf(one.offers.markClosingNoticeSeen(first.id))).toBe("OfferStatusForbids")
    await run(offers.selectWinner(first.id))
    expect(await refusalOf(offers.markClosingNoticeSeen(first.id))).toBe("ClosingNotOpen")
    const seen = await run(one.offers.markClosingNoticeSeen(first.id))
    expect([seen.buyerClosingNotificationSeen, seen.sellerClosingNotificationSeen]).toEqual([true, false])
    expect(await run(one.offers.markClosingNoticeSeen(first.id))).toEqual(seen)
  })
}

/** The laws of closings, of every way to command offers. */
export const closingLaws = (here: () => ClosingScene): void => {
  waitingLaws(here)
  extensionLaws(here)
  seenLaws(here)
}
