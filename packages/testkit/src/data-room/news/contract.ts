import { type RoomNews, type RoomNewsStore, RoomNewsStore as Store, tellRoomNews } from "@xl/core/data-room"
import type { MarketChange, MarketStore } from "@xl/core/market"
import type { OutboxMessage } from "@xl/core/kernel"
import type { AlertFrequency } from "@xl/core/profiles"
import { AssetId, DAY_MILLIS, Day, Millis, must, startOfDay, Tier2RequestId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPublishedAsset } from "../../assets/examples.ts"
import { aBuyer } from "../../market/people.ts"
import { freshUuid } from "../../shared/fresh-uuid.ts"
import { anAgreement, aTier2Request } from "../examples.ts"

/** Where the laws are looked at. */
export interface RoomNewsStage {
  readonly news: RoomNewsStore["Service"]
  readonly market: MarketStore["Service"]
  /** Every mail written so far. */
  readonly mails: () => Promise<ReadonlyArray<Extract<OutboxMessage, { readonly tag: "mail" }>>>
}

/** Noon of a Saturday. */
const SATURDAY = must(Millis, startOfDay(must(Day, "2026-11-28")) + DAY_MILLIS / 2)
const at = (millis: number) => must(Millis, SATURDAY + millis)

/** The laws of every store of news of data rooms. One store serves the whole suite, and each law brings its own people and rooms. */
export const roomNewsContract = (home: string, open: () => Promise<RoomNewsStage>) =>
  describe(`RoomNewsStore in ${home}`, () => {
    let stage: RoomNewsStage
    beforeAll(async () => void (stage = await open()))

    const write = (change: Partial<MarketChange>) =>
      Effect.runPromise(stage.market.transaction((of) => of.write({ events: [], outbox: [], ...change })))
    const tell = (now: number) => Effect.runPromise(Effect.provideService(tellRoomNews(now), Store, stage.news))
    const room = async () => {
      const asset = aPublishedAsset({ id: must(AssetId, freshUuid()) })
      await write({ assets: [asset] })
      return asset
    }
    const happens = (assetId: AssetId, when: number, change: Partial<RoomNews> = {}) =>
      write({ roomNews: [{ assetId, tier: "tier1", kind: "added", name: "Rent roll.xlsx", at: at(when), ...change }] })
    /** A reader who signed at the beginning. */
    const reader = async (assetId: AssetId, rhythm: AlertFrequency | null = null): Promise<UserId> => {
      const id = must(UserId, freshUuid())
      const heardUntil = at(0)
      await write({
        profiles: [aBuyer(1, { id, email: `${id}@example.com` })],
        agreements: [anAgreement({ assetId, userId: id, executionDate: heardUntil })],
        ...(rhythm && { rhythms: [{ assetId, userId: id, rhythm, heardUntil }] }),
      })
      return id
    }
    const told = async (id: UserId) =>
      (await stage.mails()).flatMap(({ facts, kind, to }) => (to === id && kind === "roomChanged" ? [facts] : []))

    it("tells of what is new, replaced and removed in one mail, at once where that is wanted, and once", async () => {
      const asset = await room()
      const who = await reader(asset.id, "Immediately")
      await happens(asset.id, 1)
      await happens(asset.id, 2, { kind: "replaced", name: "Note.pdf" })
      await happens(asset.id, 3, { kind: "removed", name: "Old.pdf" })
      await tell(at(4))
      await tell(at(5))
      expect(await told(who)).toMatchObject([
        { assetId: asset.id, added: "Rent roll.xlsx", replaced: "Note.pdf", removed: "Old.pdf" },
      ])
      await happens(asset.id, 6, { name: "Later.pdf" })
      await tell(at(7))
      expect((await told(who)).map(({ added }) => added)).toEqual(["Rent roll.xlsx", "Later.pdf"])
    })

    it("gathers for a day where nothing was chosen, for a week where that was, and tells nothing where nothing is wanted", async () => {
      const asset = await room()
      const [daily, weekly, never] = [
        await reader(asset.id),
        await reader(asset.id, "Weekly"),
        await reader(asset.id, "Never"),
      ]
      await happens(asset.id, 1)
      await tell(at(DAY_MILLIS / 2 - 1))
      expect(await told(daily)).toEqual([])
      await tell(at(DAY_MILLIS / 2))
      expect([(await told(daily)).length, (await told(weekly)).length]).toEqual([1, 0])
      await tell(at(1.5 * DAY_MILLIS))
      expect([(await told(daily)).length, (await told(weekly)).length]).toEqual([1, 1])
      await tell(at(30 * DAY_MILLIS))
      expect(await told(never)).toEqual([])
    })

    it("tells of tier 2 whoever reads it, of what happened since, and nobody once access was taken back", async () => {
      const asset = await room()
      const [out, let_in, revoked] = [
        await reader(asset.id, "Immediately"),
        await reader(asset.id, "Immediately"),
        await reader(asset.id, "Immediately"),
      ]
      const request = (userId: UserId, status: "Approved" | "Revoked") =>
        aTier2Request({ id: must(Tier2RequestId, freshUuid()), assetId: asset.id, userId, status, dateModified: at(2) })
      await write({ tier2Requests: [request(let_in, "Approved"), request(revoked, "Revoked")] })
      await happens(asset.id, 1, { tier: "tier2", name: "Before.pdf" })
      await happens(asset.id, 3, { tier: "tier2", name: "After.pdf" })
      await tell(at(4))
      expect((await told(let_in)).map(({ added }) => added)).toEqual(["After.pdf"])
      expect([await told(out), await told(revoked)]).toEqual([[], []])
    })

    it("tells nobody of a room that left the market, who did not sign, or before who signed did", async () => {
      const asset = await room()
      await happens(asset.id, -1, { name: "Before.pdf" })
      const who = await reader(asset.id, "Immediately")
      await tell(at(1))
      expect(await told(who)).toEqual([])
      await happens(asset.id, 2)
      await write({ assets: [{ ...asset, status: "Revoked" }] })
      await tell(at(3))
      expect(await told(who)).toEqual([])
    })
  })
