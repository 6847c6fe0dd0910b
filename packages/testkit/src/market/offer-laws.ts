import { layer } from "@effect/vitest"
import type { Asset } from "@xl/core/assets"
import type { MarketStore } from "@xl/core/market"
import { Effect, type Layer } from "effect"
import { expect } from "vitest"
import { anOffer } from "../offers/examples.ts"
import { ids, inOrder, offerOn, published, transaction, userId, write } from "./store-work.ts"

/** Offers that still count tie assets together; those that ended do not, unless money of theirs is held. */
export const dealLaws = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Deals of a MarketStore in ${home}`, (it) => {
    it.effect("locks a deal with all that active and winning bundles tie to it, in the order of ids", () =>
      Effect.gen(function* () {
        const [one, two, three, four, apart] = [published(), published(), published(), published(), published()]
        const tying = [offerOn([one, two], "Published"), offerOn([two, three], "BestAndFinal")]
        const won = offerOn([three, four], "Successful")
        const single = offerOn([four], "Published")
        const ended = [
          offerOn([one, apart], "Withdrawn"),
          offerOn([one, apart], "Draft"),
          offerOn([one, apart], "Canceled"),
          offerOn([one, apart], "Declined"),
        ]
        const open = offerOn([one, apart], "Canceled", { deposit: { ...anOffer().deposit, decision: "open" } })
        yield* write({ assets: [one, two, three, four, apart], offers: [...tying, won, single, ...ended, open] })
        const deal = yield* transaction((of) => of.lockDeal([one.id]))
        expect(ids(deal.assets)).toEqual(inOrder([one, two, three, four]))
        expect(inOrder(deal.offers)).toEqual(inOrder([...tying, won, single, open]))
        const [first] = ended
        const around = first && (yield* transaction((of) => of.lockDealOfOffer(first.id)))
        expect([around?.offer, around && ids(around.assets)]).toEqual([first, inOrder([one, two, three, four, apart])])
      }),
    )
  })

/** Which offers of a person every store finds. */
export const offerLaws = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Offers of a MarketStore in ${home}`, (it) => {
    it.effect("finds a buyer's own live offers on the assets named", () =>
      Effect.gen(function* () {
        const [one, other, buyer] = [published(), published(), userId()]
        const own = { owners: [buyer] }
        const live = [
          offerOn([one], "Draft", own),
          offerOn([one, other], "Published", own),
          offerOn([other], "BestAndFinal", own),
        ]
        const ended = (["Withdrawn", "Declined", "Canceled"] as const).map((status) => offerOn([one], status, own))
        yield* write({ assets: [one, other], offers: [...live, ...ended, offerOn([one], "Published")] })
        const on = (...assets: ReadonlyArray<Asset>) =>
          transaction((of) =>
            of.liveOffersOf(
              buyer,
              assets.map(({ id }) => id),
            ),
          ).pipe(Effect.map(inOrder))
        expect(yield* on(one, other)).toEqual(inOrder(live))
        expect(yield* on(other)).toEqual(inOrder(live.slice(1)))
      }),
    )

    it.effect("finds the offers of somebody as buyer and as seller", () =>
      Effect.gen(function* () {
        const asset = published()
        const [buyer, seller] = [userId(), userId()]
        yield* write({ assets: [asset] })
        const bought = offerOn([asset], "Withdrawn", { owners: [buyer], sellerId: seller })
        yield* write({ offers: [bought, offerOn([asset], "Published", { sellerId: userId() })] })
        for (const who of [buyer, seller]) expect(yield* transaction((of) => of.offersWith(who))).toEqual([bought])
        expect(yield* transaction((of) => of.offersWith(userId()))).toEqual([])
      }),
    )
  })
