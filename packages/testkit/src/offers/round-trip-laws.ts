import type { NewOffer, OfferView } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { type AssetId, Cents, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { expect, it } from "vitest"
import { buyerOn, type MarketStage } from "../market/stage.ts"

const run = Effect.runPromise

/** Terms none of which is a default or equals another, split unevenly over the assets. `change` is what a later edit raises them by. */
const asked = (first: AssetId, second: AssetId, change: number): NewOffer => ({
  assets: [
    { id: first, bidAllocation: must(Cents, 5_100_000_25 + change) },
    { id: second, bidAllocation: must(Cents, 3_000_000_50) },
  ],
  terms: {
    bidPrice: must(Cents, 8_100_000_75 + change),
    earnestMoneyDeposit: must(Cents, 123_456_78 + change),
    dueDiligencePeriod: must(t.Int, 21 + change),
    closing: must(t.Int, 47 + change),
    notes: `Cash, and nothing else to wait for ${change}`,
  },
})

const shown = ({ assets, terms }: OfferView): NewOffer => ({
  assets: assets.map(({ bidAllocation, id }) => ({ id, bidAllocation })),
  terms,
})

/** What a buyer asks for is what both parties read: no term is lost, changed or swapped with another on the way. */
export const roundTripLaws = (
  here: () => { readonly stage: MarketStage; readonly seller: Profile; readonly listing: () => Promise<AssetId> },
): void => {
  it("gives back every term and price of an offer in the buyer's order, as it was made and as it was edited", async () => {
    const { listing, seller, stage } = here()
    const [first, second] = [await listing(), await listing()]
    const { offers } = stage.as(await buyerOn(stage))
    const [made, edited] = [asked(first, second, 0), asked(second, first, 3)]
    const draft = await run(offers.create(made))
    expect([shown(draft), shown(await run(offers.find(draft.id)))]).toEqual([made, made])
    expect(shown(await run(offers.edit(draft.id, edited)))).toEqual(edited)
    await run(offers.publish(draft.id))
    for (const reader of [offers, stage.as(seller).offers])
      expect(shown(await run(reader.find(draft.id)))).toEqual(edited)
  })
}
