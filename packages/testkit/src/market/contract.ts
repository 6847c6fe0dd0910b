import { layer } from "@effect/vitest"
import { type Asset, AssetNotFound } from "@xl/core/assets"
import { MarketStore, nextDue } from "@xl/core/market"
import { OfferNotFound } from "@xl/core/offers"
import type { Period } from "@xl/core/periods"
import { ProfileNotFound } from "@xl/core/profiles"
import { RoleRequestNotFound } from "@xl/core/roles"
import { addDays, dayOf, Millis, must, OfferId, RoleRequestId, startOfDay } from "@xl/core/shared"
import { Effect, Exit, type Layer } from "effect"
import fc from "fast-check"
import { expect } from "vitest"
import { anAsset } from "../assets/examples.ts"
import { forAll } from "../shared/for-all.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { storedAsset, storedOffer } from "./arbitraries.ts"
import { depositLaws } from "./deposit-laws.ts"
import { dealLaws, offerLaws } from "./offer-laws.ts"
import { aBuyer, EXAMPLE_NOW } from "./people.ts"
import { assetId, ids, inOrder, offerOn, published, transaction, userId, write } from "./store-work.ts"

/** The laws of every store. One store serves the whole suite: no law may assume it is empty. */
export const marketStoreContract = (home: string, live: Layer.Layer<MarketStore, unknown>) => {
  depositLaws(home, live)
  dealLaws(home, live)
  offerLaws(home, live)
  return layer(live)(`MarketStore in ${home}`, (it) => {
    it.effect("reads an asset as it was last written, to the character", () =>
      forAll(
        storedAsset,
        Effect.fnUntraced(function* (asset) {
          yield* write({ assets: [anAsset({ id: asset.id })] })
          yield* write({ assets: [asset] })
          expect(yield* transaction((of) => of.asset(asset.id))).toEqual(asset)
          expect(yield* transaction((of) => of.lockAssets([asset.id]))).toEqual([asset])
        }),
      ),
    )

    it.effect("reads an offer as it was last written, with its assets", () => {
      const [one, other] = [published(), published()]
      return write({ assets: [one, other] }).pipe(
        Effect.andThen(
          forAll(
            fc.constantFrom([one], [one, other]).chain(storedOffer),
            Effect.fnUntraced(function* (offer) {
              // Two that won one asset cannot both be written: only the database's own index would notice.
              if (offer.status === "Successful") return
              yield* write({ offers: [offer] })
              const found = yield* transaction((of) => of.lockOffer(offer.id))
              expect(found.offer).toEqual(offer)
              expect(ids(found.assets)).toEqual(inOrder(offer.assets))
            }),
          ),
        ),
      )
    })

    it.effect("knows nothing of ids never written", () =>
      Effect.gen(function* () {
        const known = published()
        yield* write({ assets: [known] })
        expect(yield* Effect.flip(transaction((of) => of.asset(assetId())))).toEqual(new AssetNotFound())
        expect(yield* Effect.flip(transaction((of) => of.lockAssets([known.id, assetId()])))).toEqual(
          new AssetNotFound(),
        )
        expect(yield* Effect.flip(transaction((of) => of.lockDeal([assetId()])))).toEqual(new AssetNotFound())
        const offer = must(OfferId, freshUuid())
        expect(yield* Effect.flip(transaction((of) => of.lockOffer(offer)))).toEqual(new OfferNotFound())
        expect(yield* Effect.flip(transaction((of) => of.lockDealOfOffer(offer)))).toEqual(new OfferNotFound())
        expect(yield* Effect.flip(transaction((of) => of.profile(userId())))).toEqual(new ProfileNotFound())
        const request = must(RoleRequestId, freshUuid())
        expect(yield* Effect.flip(transaction((of) => of.lockRoleRequest(request)))).toEqual(new RoleRequestNotFound())
      }),
    )

    it.effect("keeps nothing of a transaction that fails", () =>
      Effect.gen(function* () {
        const [asset, owner] = [published(), userId()]
        yield* write({ assets: [asset] })
        const failing = transaction((of) =>
          Effect.andThen(
            of.write({
              assets: [{ ...asset, images: ["other"] }],
              offers: [offerOn([asset], "Published", { owners: [owner] })],
              profiles: [aBuyer(1, { id: owner, email: `${owner}@example.com` })],
              events: [],
              outbox: [],
            }),
            Effect.fail("no"),
          ),
        )
        expect(yield* Effect.flip(failing)).toBe("no")
        expect(yield* transaction((of) => of.asset(asset.id))).toEqual(asset)
        expect((yield* transaction((of) => of.lockDeal([asset.id]))).offers).toEqual([])
        expect(yield* Effect.flip(transaction((of) => of.profile(owner)))).toEqual(new ProfileNotFound())
      }),
    )

    it.effect("loses no update of rivals", () =>
      Effect.gen(function* () {
        const asset = published({ images: [] })
        yield* write({ assets: [asset] })
        const append = (image: string) =>
          transaction(
            Effect.fnUntraced(function* (of) {
              const [now] = yield* of.lockAssets([asset.id])
              yield* Effect.yieldNow
              if (now) yield* of.write({ assets: [{ ...now, images: [...now.images, image] }], events: [], outbox: [] })
            }),
          )
        const images = ["a", "b", "c", "d", "e"]
        yield* Effect.all(images.map(append), { concurrency: "unbounded" })
        const { images: kept } = yield* transaction((of) => of.asset(asset.id))
        expect(kept.toSorted()).toEqual(images)
      }),
    )

    it.effect("names what is due, the oldest first and no more than asked for", () =>
      Effect.gen(function* () {
        // Long ago, where nothing else of a shared store is due.
        const day = dayOf(0)
        const due = (count: number): Asset => {
          const callForOffers: Period = { startDate: addDays(day, count), endDate: addDays(day, count), endedAt: null }
          return published({ dateModified: must(Millis, 0), periods: { ...anAsset().periods, callForOffers } })
        }
        const [late, early, never] = [due(2), due(1), published({ dateModified: must(Millis, 0) })]
        yield* write({ assets: [late, early, never] })
        const at = (now: number, most: number) => MarketStore.use((store) => store.dueAssets(now, most))
        const [first, second] = [startOfDay(addDays(day, 1)), startOfDay(addDays(day, 2))]
        expect([nextDue(early), nextDue(late), nextDue(never)]).toEqual([first, second, null])
        expect(yield* at(first - 1, 10)).toEqual([])
        expect(yield* at(first, 10)).toEqual([early.id])
        expect(yield* at(second, 10)).toEqual([early.id, late.id])
        expect(yield* at(second, 1)).toEqual([early.id])
        yield* write({ assets: [late, early].map((asset) => ({ ...asset, status: "Deleted" as const })) })
        expect(yield* at(second, 10)).toEqual([])
      }),
    )

    it.effect("knows who opened a data room, which asset it belongs to, and whose an asset is", () =>
      Effect.gen(function* () {
        const owner = userId()
        const tiers = { tier_home_id: freshUuid(), tier1_id: freshUuid(), tier2_id: freshUuid() }
        const asset = published({ owners: [owner, userId()], tiers })
        yield* write({ dataRooms: [{ ...tiers, owner, title: "Room" }], assets: [published()] })
        expect(yield* transaction((of) => of.lockDataRoom(tiers))).toEqual({ owner, assetId: null })
        expect(yield* transaction((of) => of.lockDataRoom({ ...tiers, tier2_id: freshUuid() }))).toBeNull()
        for (const status of ["Published", "Deleted"] as const) {
          yield* write({ assets: [{ ...asset, status }] })
          expect(yield* transaction((of) => of.lockDataRoom(tiers))).toEqual({ owner, assetId: asset.id })
        }
        expect(yield* transaction((of) => of.assetIdsOf(owner))).toEqual([asset.id])
      }),
    )

    it.effect("keeps no two assets in one data room, not even by one of its folders", () =>
      Effect.gen(function* () {
        const first = published()
        yield* write({ assets: [first] })
        for (const tier of ["tier_home_id", "tier1_id", "tier2_id"] as const) {
          const other = published()
          const taken = { ...other, tiers: { ...other.tiers, [tier]: first.tiers[tier] } }
          expect(Exit.isFailure(yield* Effect.exit(write({ assets: [taken] })))).toBe(true)
          expect(Exit.isFailure(yield* Effect.exit(transaction((of) => of.asset(taken.id))))).toBe(true)
        }
      }),
    )

    it.effect("counts visits without a change of the asset's version or date", () =>
      Effect.gen(function* () {
        const asset = published()
        yield* write({ assets: [asset] })
        yield* transaction((of) => of.countImpression(asset.id))
        const after = yield* transaction((of) => of.asset(asset.id))
        expect([after.version, after.dateModified]).toEqual([asset.version, asset.dateModified])
      }),
    )

    it.effect("holds nothing while others are asked, and writes by what stands after their answer", () =>
      Effect.gen(function* () {
        const [asset, free] = [published(), published()]
        yield* write({ assets: [asset, free] })
        const changed = { ...asset, statusComment: "Changed meanwhile" }
        const told = yield* MarketStore.use((store) =>
          store.consulting({
            read: (of) => Effect.map(of.lockAssets([asset.id]), ids),
            ask: (found) =>
              Effect.as(
                store.transaction((of) => of.write({ assets: [changed], events: [], outbox: [] })),
                found,
              ),
            write: (of, found) => Effect.map(of.lockAssets([asset.id]), ([now]) => [found, now?.statusComment]),
          }),
        )
        expect(told).toEqual([[asset.id], "Changed meanwhile"])
        const refused = yield* Effect.flip(
          MarketStore.use((store) =>
            store.consulting({
              read: () => Effect.void,
              ask: () => Effect.fail("no" as const),
              write: (of) => of.write({ assets: [{ ...free, statusComment: "Never" }], events: [], outbox: [] }),
            }),
          ),
        )
        expect([refused, (yield* transaction((of) => of.asset(free.id))).statusComment]).toEqual([
          "no",
          free.statusComment,
        ])
      }),
    )

    it.effect("writes facts and messages along with the state, or not at all", () =>
      Effect.gen(function* () {
        const asset = published()
        const at = EXAMPLE_NOW
        yield* write({
          assets: [asset],
          events: [
            {
              chain: asset.id,
              type: "AssetCreated",
              actor: { id: null, trigger: "Bot" },
              at,
              subject: asset.id,
              before: null,
              after: { name: "é \" ' 💼" },
            },
          ],
          outbox: [
            {
              tag: "live",
              audience: { everyone: false, users: [userId()] },
              event: { topic: "asset", id: asset.id, status: asset.status, by: "Bot" },
            },
          ],
        })
        expect(yield* transaction((of) => of.asset(asset.id))).toEqual(asset)
      }),
    )
  })
}
