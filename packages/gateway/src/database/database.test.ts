import { testDatabase } from "../testing/index.ts"
import { Effect, Fiber, Result } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { ask } from "./database.ts"
import { afterCommit, inTransaction } from "./transaction.ts"

const { db } = await testDatabase()
const set = (ahead: number) =>
  db
    .insertInto("demoClock")
    .values({ ahead })
    .onConflict((same) => same.column("single").doUpdateSet({ ahead }))
const now = async () => (await db.selectFrom("demoClock").select("ahead").executeTakeFirst())?.ahead

describe("the database", () => {
  it("gives a bigint as a number, and refuses one that a number cannot hold", async () => {
    await set(Number.MAX_SAFE_INTEGER).execute()
    expect(await now()).toBe(Number.MAX_SAFE_INTEGER)
    await set(2 ** 60).execute()
    expect(Result.isFailure(await Effect.runPromise(Effect.result(ask(now))))).toBe(true)
    await set(0).execute()
  })

  it("leaves the keys inside a jsonb column as they are", async () => {
    const row = {
      tag: "test",
      body: JSON.stringify({ snake_case: 1, camelCase: [{ inner_key: 2 }] }),
      audience: null,
      deliveredAt: null,
    }
    await db.insertInto("outbox").values(row).execute()
    expect(await db.selectFrom("outbox").select("body").where("tag", "=", "test").executeTakeFirst()).toEqual({
      body: { snake_case: 1, camelCase: [{ inner_key: 2 }] },
    })
  })

  it("keeps all of a transaction, then calls what waits for the commit, once", async () => {
    const called: Array<string> = []
    const then = () => void called.push("committed")
    await Effect.runPromise(
      inTransaction(db, (transaction) =>
        Effect.andThen(
          ask(() => transaction.updateTable("demoClock").set({ ahead: 1 }).execute()),
          Effect.sync(() => {
            afterCommit(transaction, then)
            afterCommit(transaction, then)
            expect(called).toEqual([])
          }),
        ),
      ),
    )
    expect([await now(), called]).toEqual([1, ["committed"]])
  })

  it("keeps nothing of a transaction that is refused or interrupted", async () => {
    const called: Array<string> = []
    const writeThen = <E>(end: Effect.Effect<never, E>) =>
      inTransaction(db, (transaction) => {
        afterCommit(transaction, () => void called.push("committed"))
        return Effect.andThen(
          ask(() => transaction.updateTable("demoClock").set({ ahead: 99 }).execute()),
          end,
        )
      })
    await Effect.runPromise(Effect.result(writeThen(Effect.fail("no"))))
    const fiber = Effect.runFork(writeThen(Effect.never))
    await new Promise((wake) => setTimeout(wake, 50))
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect([await now(), called]).toEqual([1, []])
  })

  it("lives on when a connection in the middle of a transaction is cut, which fails alone", async () => {
    const cut = Effect.result(
      inTransaction(db, (transaction) =>
        ask(async () => {
          await transaction.updateTable("demoClock").set({ ahead: 77 }).execute()
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
          await sql`select 1`.execute(transaction)
        }),
      ),
    )
    expect(Result.isFailure(await Effect.runPromise(cut))).toBe(true)
    expect(await now()).not.toBe(77)
  })
})
