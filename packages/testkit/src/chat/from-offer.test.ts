import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aPublishedAsset } from "../assets/index.ts"
import { aBuyer, anAdmin, aSeller, marketInMemory } from "../market/index.ts"
import { anOffer, anOfferId } from "../offers/index.ts"

const [buyer, seller, other] = [aBuyer(), aSeller(), aBuyer(2)]
const asset = aPublishedAsset({ owners: [seller.id] })
const offer = anOffer({ sellerId: seller.id, owners: [buyer.id] })
const draft = anOffer({
  id: anOfferId(2),
  sellerId: seller.id,
  owners: [other.id],
  status: "Draft",
  publishedDate: null,
})
const market = () =>
  marketInMemory({
    seed: { assets: [asset], profiles: [buyer, seller, other, anAdmin()], offers: [offer, draft] },
  })
const run = Effect.runPromise
const refusal = (asked: Effect.Effect<unknown, { readonly _tag: string }>) =>
  run(Effect.map(Effect.flip(asked), ({ _tag }) => _tag))

describe("from an offer", () => {
  it("its seller gets to the one conversation with the buyer who made it", async () => {
    const { as } = market()
    const talk = await run(as(seller).chats.open(asset.id, offer.id))
    expect([talk.buyerID, talk.sellerID, talk.assetID]).toEqual([buyer.id, seller.id, asset.id])
    const again = [as(seller).chats.open(asset.id, offer.id), as(buyer).chats.open(asset.id)]
    for (const asked of again) expect((await run(asked)).twilioSID).toBe(talk.twilioSID)
  })

  it("nobody else gets anywhere, and its seller not from one that never came", async () => {
    const { as } = market()
    for (const who of [buyer, other, anAdmin()])
      expect(await refusal(as(who).chats.open(asset.id, offer.id))).toBe("OfferNotFound")
    for (const id of [draft.id, anOfferId(9)])
      expect(await refusal(as(seller).chats.open(asset.id, id))).toBe("OfferNotFound")
    expect((await run(as(seller).chats.list("seller", null))).items).toEqual([])
  })
})
