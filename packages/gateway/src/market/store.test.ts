import { MarketStore, type MarketTransaction } from "@xl/core/market"
import { AssetId, must, OfferId, UserId } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { changeRequestStoreContract } from "@xl/testkit/change-requests/contract"
import { tier2RequestStoreContract } from "@xl/testkit/data-room/contract"
import { valuationStoreContract } from "@xl/testkit/valuation/contract"
import { aBuyer } from "@xl/testkit/market"
import { marketStoreContract } from "@xl/testkit/market/contract"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { marketStorePostgres } from "./index.ts"

const { db } = await testDatabase()
const store = marketStorePostgres(db)

marketStoreContract("PostgreSQL", Layer.succeed(MarketStore, store))
changeRequestStoreContract("PostgreSQL", Layer.succeed(MarketStore, store))
tier2RequestStoreContract("PostgreSQL", Layer.succeed(MarketStore, store))
valuationStoreContract("PostgreSQL", Layer.succeed(MarketStore, store))

const run = <A, E>(work: (transaction: MarketTransaction) => Effect.Effect<A, E>) =>
  Effect.runPromise(store.transaction(work))
const signal = () => Promise.withResolvers<void>()
/** Whether a transaction of this database waits for another's lock. */
const isSomebodyWaiting = async () =>
  (
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
  ).rows.length > 0
const wait = (promise: Promise<void>) => Effect.promise(() => promise)

/** What `lock` finds for one who asks while another holds the same lock and has yet to change what is behind it. */
const nextTo = async <A, E, F>(
  lock: (transaction: MarketTransaction) => Effect.Effect<A, E>,
  change: (transaction: MarketTransaction) => Effect.Effect<unknown, F>,
): Promise<A> => {
  const [locked, go] = [signal(), signal()]
  const first = run((transaction) =>
    lock(transaction).pipe(
      Effect.tap(() => Effect.sync(locked.resolve)),
      Effect.tap(() => wait(go.promise)),
      Effect.andThen(change(transaction)),
    ),
  )
  await locked.promise
  let isAnswered = false
  const second = run(lock).finally(() => (isAnswered = true))
  while (!isAnswered && !(await isSomebodyWaiting())) await new Promise((wake) => setTimeout(wake, 10))
  go.resolve()
  await first
  return second
}

/** Two assets in the order of their ids. */
const pair = async () => {
  const assets = [randomUUID(), randomUUID()].toSorted().map((id) => aPublishedAsset({ id: must(AssetId, id) }))
  await run((transaction) => transaction.write({ assets, events: [], outbox: [] }))
  const [low, high] = assets
  if (!low || !high) throw new RangeError("There are two.")
  return { low, high }
}

describe("rivals in PostgreSQL", () => {
  it("lock the whole of a deal that grew while they waited", async () => {
    const { high, low } = await pair()
    const assets = anOffer().assets.flatMap((one) => [low, high].map(({ id }) => ({ ...one, id })))
    const bundle = anOffer({ id: must(OfferId, randomUUID()), type: "MultipleBid", assets })
    const [locked, go] = [signal(), signal()]
    const publishing = run((transaction) =>
      transaction.lockAssets([low.id, high.id]).pipe(
        Effect.tap(() => Effect.sync(locked.resolve)),
        Effect.tap(() => wait(go.promise)),
        Effect.andThen(transaction.write({ offers: [bundle], events: [], outbox: [] })),
      ),
    )
    await locked.promise
    const waiting = run((transaction) => transaction.lockDeal([high.id]))
    await new Promise((wake) => setTimeout(wake, 100))
    go.resolve()
    await publishing
    const deal = await waiting
    expect(deal.assets.map((asset) => asset.id)).toEqual([low.id, high.id])
    expect(deal.offers.map((offer) => offer.id)).toEqual([bundle.id])
  })

  it("find the offer as the one before left it, since its assets are locked first", async () => {
    const { low } = await pair()
    const offer = anOffer({
      id: must(OfferId, randomUUID()),
      assets: anOffer().assets.map((one) => ({ ...one, id: low.id })),
    })
    await run((transaction) => transaction.write({ offers: [offer], events: [], outbox: [] }))
    const changed = { ...offer, sellerNotes: "Changed" }
    const second = await nextTo(
      (transaction) => transaction.lockOffer(offer.id),
      (transaction) => transaction.write({ offers: [changed], events: [], outbox: [] }),
    )
    expect(second.offer.sellerNotes).toBe("Changed")
  })

  it("find the profile as the one before left it, since it is locked first", async () => {
    const id = must(UserId, randomUUID())
    const profile = aBuyer(1, { id, email: `${id}@example.com` })
    await run((transaction) => transaction.write({ profiles: [profile], events: [], outbox: [] }))
    const changed = { ...profile, firstName: "Changed" }
    const second = await nextTo(
      (transaction) => transaction.lockProfile(id),
      (transaction) => transaction.write({ profiles: [changed], events: [], outbox: [] }),
    )
    expect(second.firstName).toBe("Changed")
  })

  it("find the administrators as the one before left them, since all are locked", async () => {
    const id = must(UserId, randomUUID())
    const profile = aBuyer(1, { id, email: `${id}@example.com`, roles: ["Admins"] })
    await run((transaction) => transaction.write({ profiles: [profile], events: [], outbox: [] }))
    const removed = { ...profile, roles: ["VerifiedUsers" as const] }
    const second = await nextTo(
      (transaction) => transaction.lockAdministrators(),
      (transaction) => transaction.write({ profiles: [removed], events: [], outbox: [] }),
    )
    expect(second).not.toContain(id)
  })

  it("who lock in a ring are both served: one is undone and done again", async () => {
    const { high, low } = await pair()
    const met = [signal(), signal()] as const
    let runs = 0
    const lockTwice = (first: AssetId, second: AssetId, mine: 0 | 1) =>
      run((transaction) =>
        transaction.lockAssets([first]).pipe(
          Effect.tap(() => Effect.sync(() => void (runs += 1))),
          Effect.tap(() => Effect.sync(met[mine].resolve)),
          Effect.tap(() => wait(met[mine === 0 ? 1 : 0].promise)),
          Effect.andThen(transaction.lockAssets([second])),
        ),
      )
    const answers = await Promise.all([lockTwice(low.id, high.id, 0), lockTwice(high.id, low.id, 1)])
    expect(answers.map(([asset]) => asset?.id)).toEqual([high.id, low.id])
    expect(runs).toBeGreaterThan(2) // on a busy machine a ring may close once more
  })
})
