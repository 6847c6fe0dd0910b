import { layer } from "@effect/vitest"
import { ChangeRequestNotFound, type KeptChangeRequest } from "@xl/core/change-requests"
import type { MarketStore } from "@xl/core/market"
import { type AssetId, ChangeRequestId, must } from "@xl/core/shared"
import { Effect, Exit, type Layer } from "effect"
import { expect } from "vitest"
import { published, transaction, write } from "../market/store-work.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aChangeRequest } from "./examples.ts"

const requestOn = (assetId: AssetId, change: Partial<KeptChangeRequest> = {}) =>
  aChangeRequest({ id: must(ChangeRequestId, freshUuid()), assetId, ...change })

/** What every store of the market keeps of change requests. One store serves the whole suite. */
export const changeRequestStoreContract = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Change requests in ${home}`, (it) => {
    it.effect("finds a request by its id, and the pending one of an asset", () =>
      Effect.gen(function* () {
        const asset = published()
        const [declined, pending] = [requestOn(asset.id, { status: "Declined", reason: "No" }), requestOn(asset.id)]
        yield* write({ assets: [asset], changeRequests: [declined, pending] })
        expect(yield* transaction((of) => of.pendingChangeOf(asset.id))).toEqual(pending)
        expect(yield* transaction((of) => of.changeRequest(declined.id))).toEqual(declined)
        const none = must(ChangeRequestId, freshUuid())
        expect(yield* Effect.flip(transaction((of) => of.changeRequest(none)))).toEqual(new ChangeRequestNotFound())
      }),
    )

    it.effect("keeps no second pending request of an asset", () =>
      Effect.gen(function* () {
        const asset = published()
        yield* write({ assets: [asset], changeRequests: [requestOn(asset.id)] })
        const second = yield* Effect.exit(write({ changeRequests: [requestOn(asset.id)] }))
        expect(Exit.isFailure(second)).toBe(true)
      }),
    )

    it.effect("ends the pending request of an asset that leaves the market, and no other", () =>
      Effect.gen(function* () {
        const [asset, other] = [published(), published()]
        const [gone, stays] = [requestOn(asset.id), requestOn(other.id)]
        yield* write({ assets: [asset, other], changeRequests: [gone, stays] })
        yield* write({ assets: [{ ...asset, status: "BestAndFinal" }] })
        expect((yield* transaction((of) => of.changeRequest(gone.id))).status).toBe("Pending")
        const left = { ...asset, status: "NoLongerListedForSale" as const, dateModified: asset.dateModified }
        yield* write({ assets: [left] })
        expect(yield* transaction((of) => of.changeRequest(gone.id))).toEqual({
          ...gone,
          status: "Lapsed",
          dateModified: left.dateModified,
        })
        expect(yield* transaction((of) => of.changeRequest(stays.id))).toEqual(stays)
      }),
    )
  })
