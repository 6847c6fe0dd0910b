import type { Asset } from "@xl/core/assets"
import { AlertStore, type AlertTransaction, tellListings } from "@xl/core/listing-alerts"
import { MarketUnavailable, type OutboxMessage } from "@xl/core/kernel"
import type { MarketChange, MarketStore } from "@xl/core/market"
import type { Profile } from "@xl/core/profiles"
import { AssetId, DAY_MILLIS, Millis, must, startOfDay, Day } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPublishedAsset } from "../assets/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { changeLaws } from "./change-laws.ts"
import { aReader, criteria } from "./examples.ts"

/** Where the laws are looked at. */
export interface AlertStage {
  readonly alerts: AlertStore["Service"]
  readonly market: MarketStore["Service"]
  /** Every mail written so far. */
  readonly mails: () => Promise<ReadonlyArray<Extract<OutboxMessage, { readonly tag: "mail" }>>>
}

/** Noon of a Saturday. */
const SATURDAY = must(Millis, startOfDay(must(Day, "2026-11-28")) + DAY_MILLIS / 2)
const MONDAY = SATURDAY + 1.5 * DAY_MILLIS

/** The laws of every store of alerts. One store serves the whole suite, and each law brings its own people and listings. */
export const alertStoreContract = (home: string, open: () => Promise<AlertStage>) =>
  describe(`AlertStore in ${home}`, () => {
    let stage: AlertStage
    beforeAll(async () => void (stage = await open()))

    const write = (change: Partial<MarketChange>) =>
      Effect.runPromise(stage.market.transaction((of) => of.write({ events: [], outbox: [], ...change })))
    const listed = async (change: Partial<Asset> = {}): Promise<Asset> => {
      const asset = aPublishedAsset({ id: must(AssetId, freshUuid()), ...change })
      await write({ assets: [asset] })
      return asset
    }
    const reading = async (...change: Parameters<typeof aReader>): Promise<Profile> => {
      const reader = aReader(...change)
      await write({ profiles: [reader] })
      return reader
    }
    const tell = (now: number) => Effect.runPromise(Effect.provideService(tellListings(now), AlertStore, stage.alerts))
    const within = <A, E>(work: (transaction: AlertTransaction) => Effect.Effect<A, E>) =>
      Effect.runPromise(stage.alerts.transaction(work))
    /** The ids of the assets in each mail to a person, the oldest mail first. */
    const told = async ({ id }: Profile) =>
      (await stage.mails())
        .filter(({ to }) => to === id)
        .map(({ facts }) =>
          Object.entries(facts).flatMap(([name, value]) => (name.startsWith("assetId") ? [value] : [])),
        )

    it("tells of a new listing at once, and once", async () => {
      const reader = await reading()
      const asset = await listed()
      await tell(SATURDAY)
      await tell(SATURDAY)
      expect(await told(reader)).toEqual([[asset.id]])
      await tell(SATURDAY + 30 * DAY_MILLIS)
      expect(await told(reader)).toEqual([[asset.id]])
    })

    it("gathers for a day what is told daily, and for a week what is told weekly", async () => {
      const [daily, weekly] = [
        await reading({ receiveNotificationsWhen: "Daily" }),
        await reading({ receiveNotificationsWhen: "Weekly" }),
      ]
      const first = await listed()
      await tell(SATURDAY)
      const second = await listed()
      await tell(SATURDAY + DAY_MILLIS / 2 - 1)
      expect([await told(daily), await told(weekly)]).toEqual([[], []])
      await tell(SATURDAY + DAY_MILLIS / 2)
      expect([await told(daily), await told(weekly)]).toEqual([[[first.id, second.id]], []])
      await tell(MONDAY)
      expect((await told(weekly)).map((ids) => ids.toSorted())).toEqual([[first.id, second.id].toSorted()])
      expect(await told(daily)).toHaveLength(1)
    })

    it("tells nobody of a listing that does not match, of the own, or after turning off", async () => {
      const [elsewhere, off, owner, unverified] = [
        await reading({ locations: ["AK"] }),
        await reading({ receiveNotificationsWhen: "Never" }),
        await reading(),
        await reading({}, { roles: [] }),
      ]
      await listed({ owners: [owner.id] })
      await tell(SATURDAY)
      expect(await Promise.all([elsewhere, off, owner, unverified].map(told))).toEqual([[], [], [], []])
    })

    it("drops what waits where its reader turns off, or the listing is off the market when its time comes", async () => {
      const [leaving, staying] = [
        await reading({ receiveNotificationsWhen: "Daily" }),
        await reading({ receiveNotificationsWhen: "Daily" }),
      ]
      const asset = await listed()
      await tell(SATURDAY)
      await write({
        profiles: [{ ...leaving, notificationsCriteria: criteria({ receiveNotificationsWhen: "Never" }) }],
        assets: [{ ...asset, status: "NoLongerListedForSale" }],
      })
      await tell(SATURDAY + DAY_MILLIS)
      await write({ profiles: [leaving], assets: [asset] })
      await tell(SATURDAY + 2 * DAY_MILLIS)
      expect([await told(leaving), await told(staying)]).toEqual([[], []])
    })

    it("weighs a listing once, whoever asks, and only what takes offers", async () => {
      const [asset, draft] = [await listed(), await listed({ status: "Draft", publishedTime: null })]
      const found = await Effect.runPromise(stage.alerts.unweighed(10_000))
      expect([found.includes(asset.id), found.includes(draft.id)]).toEqual([true, false])
      const answers = await Promise.all([1, 2].map(() => within(({ weigh }) => weigh(asset.id))))
      expect(answers.filter((one) => one !== null)).toEqual([asset])
      expect(await Effect.runPromise(stage.alerts.unweighed(10_000))).not.toContain(asset.id)
    })

    it("keeps nothing of what was cut off, and the next run tells it", async () => {
      const reader = await reading()
      const asset = await listed()
      const cut = new MarketUnavailable({ cause: "cut" })
      const failing = within((of) =>
        of
          .weigh(asset.id)
          .pipe(
            Effect.andThen(of.wait(asset.id, [reader.id], SATURDAY)),
            Effect.andThen(
              of.send([{ tag: "mail", kind: "listingMatches", to: reader.id, facts: { assetId: asset.id } }]),
            ),
            Effect.andThen(Effect.fail(cut)),
          ),
      )
      await expect(failing).rejects.toEqual(cut)
      expect(await told(reader)).toEqual([])
      await tell(SATURDAY)
      expect(await told(reader)).toEqual([[asset.id]])
    })

    it("lets a listing wait for a person once, however often it is said", async () => {
      const reader = await reading({ receiveNotificationsWhen: "Daily" })
      const asset = await listed()
      for (const at of [SATURDAY, must(Millis, SATURDAY + 1)]) await within((of) => of.wait(asset.id, [reader.id], at))
      const held = () => within((of) => of.lockWaiting(reader.id))
      expect((await held())?.waiting).toEqual([{ asset, at: SATURDAY, changes: [] }])
      await within((of) => of.settle(reader.id, [asset.id], SATURDAY))
      await within((of) => of.wait(asset.id, [reader.id], SATURDAY))
      expect(await held()).toEqual({
        reader: {
          id: reader.id,
          roles: reader.roles,
          criteria: reader.notificationsCriteria,
          searches: reader.savedSearches,
        },
        waiting: [],
      })
      expect(await within((of) => of.lockWaiting(aReader().id))).toBeNull()
    })

    changeLaws({
      alerts: () => stage.alerts,
      write,
      listed,
      tell,
      within,
      now: SATURDAY,
      alertsTo: async ({ id }) =>
        (await stage.mails())
          .filter(({ kind, to }) => to === id && (kind === "listingMatches" || kind === "listingsMatch"))
          .map(({ facts }) => facts),
    })
  })
