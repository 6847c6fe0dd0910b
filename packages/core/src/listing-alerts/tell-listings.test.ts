import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aReader, alertStoreInMemory } from "@xl/testkit/listing-alerts"
import { EXAMPLE_NOW, MarketMemory } from "@xl/testkit/market"
import { Cause, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { MarketUnavailable } from "../kernel/errors.ts"
import { DAY_MILLIS } from "../shared/index.ts"
import { AlertStore, tellListings } from "./index.ts"

const [now, daily, far] = [aReader(), aReader({ receiveNotificationsWhen: "Daily" }), aReader({ locations: ["AK"] })]
const [one, two] = [aPublishedAsset({ id: anAssetId(1) }), aPublishedAsset({ id: anAssetId(2) })]

const market = (assets = [one, two]) => {
  const memory = new MarketMemory({ profiles: [now, daily, far], assets })
  const store = alertStoreInMemory(memory)
  const tell = (at: number, over: Partial<AlertStore["Service"]> = {}) =>
    Effect.runPromise(Effect.provideService(tellListings(at), AlertStore, { ...store, ...over }))
  const mailed = () => memory.rows.outbox.flatMap((message) => (message.tag === "mail" ? [message.to] : []))
  return { store, tell, mailed }
}

describe("a run that tells of listings", () => {
  it("says how many tellings there were, and opens nobody whose time has not come", async () => {
    const { mailed, store, tell } = market()
    let opened = 0
    const counted: AlertStore["Service"]["transaction"] = (work) => {
      opened += 1
      return store.transaction(work)
    }
    expect(await tell(EXAMPLE_NOW, { transaction: counted })).toEqual({ tellings: 2, failed: [] })
    expect([opened, mailed()]).toEqual([3, [now.id]])
    expect(await tell(EXAMPLE_NOW)).toEqual({ tellings: 0, failed: [] })
    expect(await tell(EXAMPLE_NOW + DAY_MILLIS)).toEqual({ tellings: 2, failed: [] })
    expect(mailed()).toEqual([now.id, daily.id])
  })

  it("keeps none back because of one that fails, names it, and tries it again", async () => {
    const { mailed, store, tell } = market()
    const down = new MarketUnavailable({ cause: "down" })
    const breaking: AlertStore["Service"]["transaction"] = (work) =>
      store.transaction((transaction) =>
        work({ ...transaction, weigh: (id) => (id === one.id ? Effect.fail(down) : transaction.weigh(id)) }),
      )
    const { failed, tellings } = await tell(EXAMPLE_NOW, { transaction: breaking })
    expect([tellings, failed.map(({ id }) => id), failed.map(({ cause }) => Cause.squash(cause))]).toEqual([
      1,
      [one.id],
      [down],
    ])
    const silent: AlertStore["Service"]["transaction"] = (work) =>
      store.transaction((transaction) => work({ ...transaction, send: () => Effect.fail(down) }))
    expect((await tell(EXAMPLE_NOW, { transaction: silent })).failed.map(({ id }) => id)).toEqual([now.id])
    expect(await tell(EXAMPLE_NOW)).toEqual({ tellings: 1, failed: [] })
    expect(mailed()).toEqual([now.id, now.id])
  })

  it("passes over a listing that another weighed meanwhile, and a person who is gone", async () => {
    const { store, tell } = market([one])
    await tell(EXAMPLE_NOW)
    const stale = await tell(EXAMPLE_NOW, {
      unweighed: () => Effect.succeed([one.id]),
      owed: () => Effect.succeed([{ id: aReader().id, since: EXAMPLE_NOW, frequencies: ["Immediately"] }]),
    })
    expect(stale).toEqual({ tellings: 0, failed: [] })
    expect(await Effect.runPromise(store.unweighed(10))).toEqual([])
  })
})
