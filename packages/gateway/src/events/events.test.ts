import type { MarketEvent } from "@xl/core/kernel"
import { AssetId, Millis, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { inTransaction } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"
import { append, seal, verifyLog } from "./index.ts"
import { canonical } from "./canonical.ts"

const { db } = await testDatabase()
const asset = must(AssetId, "00000000-0000-4000-8000-000000000001")
const other = must(AssetId, "00000000-0000-4000-8000-000000000002")
const user = must(UserId, "00000000-0000-4000-8000-00000000000a")

const event = (chain: MarketEvent["chain"], after: MarketEvent["after"]): MarketEvent => ({
  chain,
  type: "AssetEdited",
  actor: { id: user, trigger: "Seller" },
  at: must(Millis, 1_795_824_000_000),
  subject: chain,
  before: null,
  after,
})
const write = (...events: ReadonlyArray<MarketEvent>) =>
  Effect.runPromise(inTransaction(db, (transaction) => append(transaction, events)))
const sealed = () => Effect.runPromise(seal(db))
/** What whoever owns the database can do, past the trigger. */
const tamper = (statement: ReturnType<typeof sql>) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await statement.execute(transaction)
  })

beforeEach(() => tamper(sql`truncate events, seals restart identity`))

describe("the log of events", () => {
  it("is whole as written, over several chains and seals", async () => {
    await write(
      event(asset, { city: "Paris", beds: 2.5 }),
      event(other, null),
      event(asset, { list: [{ b: 1, a: null }] }),
    )
    await sealed()
    await write(event(asset, { city: "Rome" }))
    expect(await sealed()).toMatchObject({ number: 2, lastPosition: 4 })
    expect(await sealed()).toBeUndefined()
    expect(await verifyLog(db)).toEqual({ events: 4, chains: 2, seals: 2, broken: undefined })
  })

  it("stays whole whatever plain JSON an event holds", () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ stringUnit: "grapheme" })),
        async (after) => {
          await write(event(asset, JSON.parse(JSON.stringify(after).replaceAll("\\u0000", ""))))
          expect((await verifyLog(db)).broken).toBeUndefined()
        },
      ),
      { numRuns: 50 },
    ))

  it.each([
    [
      "the price in an event",
      sql`update events set body = '{"after": {"price": 2}, "before": null}' where position = 2`,
      `Event 2 (AssetEdited, number 2 of chain ${asset}) was changed: its content does not match its hash.`,
    ],
    [
      "who did it",
      sql`update events set actor = null where position = 3`,
      `Event 3 (AssetEdited, number 1 of chain ${other}) was changed: its content does not match its hash.`,
    ],
    [
      "an event that is gone",
      sql`delete from events where position = 2`,
      `Event 4 (AssetEdited, number 3 of chain ${asset}) follows number 1: what was between them is gone.`,
    ],
    [
      "the newest event, gone",
      sql`delete from events where position = 4`,
      "Seal 1 does not fit the events at positions 1 to 4: some were added, changed or removed.",
    ],
    ["a seal", sql`update seals set last_position = 3`, "Seal 1 was changed: its content does not match its hash."],
  ])("names the first row that was altered: %s", async (_what, statement, says) => {
    await write(
      event(asset, { price: 1 }),
      event(asset, { price: 1 }),
      event(other, { price: 1 }),
      event(asset, { price: 3 }),
    )
    await sealed()
    await tamper(statement)
    expect((await verifyLog(db)).broken).toBe(says)
  })

  it("is append-only for the gateway itself", async () => {
    await write(event(asset, null))
    await expect(sql`update events set actor = 'me'`.execute(db)).rejects.toThrow("events is append-only")
    await expect(sql`delete from events`.execute(db)).rejects.toThrow("events is append-only")
    await expect(sql`truncate events`.execute(db)).rejects.toThrow("events is append-only")
  })

  it("gives each place in a chain to one writer", async () => {
    const rivals = await Promise.allSettled([1, 2, 3].map((price) => write(event(asset, { price }))))
    const written = rivals.filter(({ status }) => status === "fulfilled").length
    expect(await verifyLog(db)).toMatchObject({ events: written, broken: undefined })
  })

  it("writes the same content as the same text, whatever the order of its keys", () => {
    expect(canonical({ b: [{ d: 1, c: undefined }], a: "x" })).toBe(canonical({ a: "x", b: [{ d: 1 }] }))
  })
})
