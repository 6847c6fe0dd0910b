import type { OutboxMessage } from "@xl/core/kernel"
import { AssetId, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { ask, inTransaction, openDatabase } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"
import { type LiveMessage, openHub, openListener, publish, TooSlow } from "./index.ts"

const { db, url } = await testDatabase()
const another = openDatabase(url, 5)
const reports: Array<unknown> = []
const listener = await openListener(url)
const hub = await openHub(db, listener, (reason) => reports.push(reason))
afterAll(async () => {
  await hub.close()
  await listener.close()
  await another.destroy()
})

const alice = must(UserId, "00000000-0000-4000-8000-00000000000a")
const id = (n: number) => must(AssetId, `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`)
const news = (n: number, everyone = true): OutboxMessage => ({
  tag: "live",
  audience: { everyone, users: [alice] },
  event: { topic: "asset", id: id(n), status: "Published", by: "Bot" },
})
const numberOf = ({ event }: LiveMessage) => ("id" in event ? Number(event.id.slice(-12)) : -1)
const say = (...messages: ReadonlyArray<OutboxMessage>) =>
  Effect.runPromise(inTransaction(another, (transaction) => publish(transaction, messages)))
const take = async <A>(count: number, from: AsyncIterableIterator<A>): Promise<ReadonlyArray<A>> => {
  const taken: Array<A> = []
  while (taken.length < count) {
    const { done, value } = await from.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

describe("the hub", () => {
  it("hands what another process published to everybody who wants it, in order and once", async () => {
    const all = hub.subscribe(numberOf)
    const even = hub.subscribe((message) => (numberOf(message) % 2 === 0 ? numberOf(message) : undefined))
    await say(news(1), news(2))
    await say(news(3), news(4))
    expect([await take(4, all), await take(2, even)]).toEqual([
      [1, 2, 3, 4],
      [2, 4],
    ])
    await Promise.all([all.return?.(), even.return?.()])
  })

  it("hands out nothing of a transaction that fails", async () => {
    const all = hub.subscribe(numberOf)
    await Effect.runPromise(
      Effect.result(
        inTransaction(another, (transaction) => Effect.andThen(publish(transaction, [news(10)]), Effect.fail("no"))),
      ),
    )
    await say(news(11))
    expect(await take(1, all)).toEqual([11])
    await all.return?.()
  })

  it("misses no message of a transaction that commits after a later one", async () => {
    const all = hub.subscribe(numberOf)
    let commit = () => {}
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const late = Effect.runPromise(
      inTransaction(another, (transaction) =>
        Effect.andThen(
          publish(transaction, [news(20)]),
          Effect.promise(() => {
            const isOver = new Promise<void>((resolve) => (commit = resolve))
            written()
            return isOver
          }),
        ),
      ),
    )
    await isWritten
    await say(news(21))
    expect(await take(1, all)).toEqual([21])
    commit()
    await late
    await say(news(22))
    expect(await take(2, all)).toEqual([20, 22])
    await all.return?.()
  })

  it("misses nothing while its connection is killed again and again", async () => {
    const all = hub.subscribe(numberOf)
    const numbers = Array.from({ length: 60 }, (_, n) => 100 + n)
    for (const n of numbers) {
      if (n % 15 === 0)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'xl listening' and datname = current_database()`.execute(
          db,
        )
      await say(news(n))
    }
    expect(await take(60, all)).toEqual(numbers)
    await all.return?.()
  })

  it("tells whoever listens to look again once its connection is there again", async () => {
    const heard: Array<string | undefined> = []
    const stop = listener.on("xl_again", (said) => void heard.push(said))
    const until = async (count: number) => {
      for (let tries = 0; tries < 2_000 && heard.length < count; tries++)
        await new Promise((wake) => setTimeout(wake, 10))
    }
    await until(1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'xl listening' and datname = current_database()`.execute(
      db,
    )
    await until(2)
    stop()
    expect(heard).toEqual([undefined, undefined])
  })

  it("hears within a second of a process that died before it could ring", async () => {
    const all = hub.subscribe(numberOf)
    const message = news(200)
    if (message.tag === "live") {
      const row = {
        tag: "live",
        audience: JSON.stringify(message.audience),
        body: JSON.stringify(message.event),
        deliveredAt: null,
      }
      await Effect.runPromise(ask(() => another.insertInto("outbox").values(row).execute()))
    }
    expect(await take(1, all)).toEqual([200])
    await all.return?.()
  })

  it("lets go of a subscriber at once when it stops, also while it waits", async () => {
    const before = hub.subscribers()
    const all = hub.subscribe(numberOf)
    const waiting = all.next()
    expect(hub.subscribers()).toBe(before + 1)
    await all.return?.()
    expect([hub.subscribers(), await waiting]).toEqual([before, { value: undefined, done: true }])
  })

  it("ends a subscriber that does not keep up, and no other", async () => {
    const slow = hub.subscribe(numberOf)
    const quick = hub.subscribe(numberOf)
    const heard = take(1_200, quick)
    for (let n = 0; n < 12; n++) await say(...Array.from({ length: 100 }, (_, k) => news(1_000 + n * 100 + k)))
    expect(await heard).toHaveLength(1_200)
    await expect(slow.next()).rejects.toThrow(TooSlow)
    await quick.return?.()
    expect(hub.subscribers()).toBe(0)
  })

  it("goes on when one subscriber's own code fails", async () => {
    const broken = hub.subscribe(() => {
      throw new Error("bug")
    })
    const all = hub.subscribe(numberOf)
    await say(news(300))
    expect([await take(1, all), await broken.next(), String(reports.at(-1))]).toEqual([
      [300],
      { value: undefined, done: true },
      "Error: bug",
    ])
    await all.return?.()
  })
})
