import { layer } from "@effect/vitest"
import type { Asset } from "@xl/core/assets"
import { Tier2RequestNotFound, type KeptTier2Request } from "@xl/core/data-room"
import type { MarketStore } from "@xl/core/market"
import { Millis, must, Tier2RequestId, UserId } from "@xl/core/shared"
import { Effect, type Layer } from "effect"
import { expect } from "vitest"
import { inOrder, published, transaction, write } from "../market/store-work.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aTier2Request } from "./examples.ts"

const later = (at: Millis) => must(Millis, at + 1)

/** What every store of the market keeps of requests for data rooms. One store serves the whole suite. */
export const tier2RequestStoreContract = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Requests for data rooms in ${home}`, (it) => {
    it.effect("knows a user's latest request for a data room, and which wait", () =>
      Effect.gen(function* () {
        const [asset, other, user] = [published(), published(), must(UserId, freshUuid())]
        yield* write({ assets: [asset, other] })
        const request = (change: Partial<KeptTier2Request>) =>
          aTier2Request({ id: must(Tier2RequestId, freshUuid()), assetId: asset.id, userId: user, ...change })
        const last = (of: Asset = asset) => transaction((all) => all.lastTier2Request(user, of.id))
        const first = request({})
        yield* write({ tier2Requests: [first, request({ userId: must(UserId, freshUuid()) })] })
        expect([yield* last(), yield* last(other)]).toEqual([first, null])
        const declined = { ...first, status: "Declined" as const, decidedBy: asset.owners[0] ?? null }
        const [again, elsewhere] = [request({ createdAt: later(first.createdAt) }), request({ assetId: other.id })]
        yield* write({ tier2Requests: [declined, again, elsewhere] })
        expect([yield* last(), yield* last(other)]).toEqual([again, elsewhere])
        expect(yield* transaction((of) => of.lockTier2Request(first.id))).toEqual(declined)
        expect(inOrder(yield* transaction((of) => of.openTier2Requests(user)))).toEqual(inOrder([again, elsewhere]))
        const none = must(Tier2RequestId, freshUuid())
        expect(yield* Effect.flip(transaction((of) => of.lockTier2Request(none)))).toEqual(new Tier2RequestNotFound())
      }),
    )
  })
