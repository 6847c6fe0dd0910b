import type { Role } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { asBuyer, asSeller, type Person, testMarket } from "../testing/index.ts"
import { putAsset } from "../testing/rows.ts"
import { putConversation } from "../testing/talk-rows.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const other = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const admin = await market.person(["Admins", "VerifiedUsers"])
const assetId = await putAsset(market.db, seller.id)
const sid = await putConversation(market.db, { assetId, buyerId: buyer.id, sellerId: seller.id })

/** What the database answers while it knows for whom it is asked, past every rule of the gateway. */
const asked = <A>(who: Person, work: (db: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(Acting, { tag: "user", id: who.id, email: who.email, roles: new Set<Role>(["Admins"]) }),
    ),
  )
const seen = async (who: Person) =>
  (await asked(who, (db) => db.selectFrom("conversations").select("sid").execute())).map((row) => row.sid)
const DENIED = { cause: { code: "42501" } }
const write = (who: Person, author: Person, place: number) =>
  asked(who, (db) =>
    sql`insert into chat_messages (sid, place, author, body, at, key)
      values (${sid}, ${place}, ${author.id}, 'Hello', 0, gen_random_uuid())`.execute(db),
  )

it("rows of a conversation are seen by its two people alone, whatever roles the asker claims", async () => {
  expect([await seen(seller), await seen(buyer)]).toEqual([[sid], [sid]])
  expect([await seen(other), await seen(admin)]).toEqual([[], []])
})

it("messages are written by one of the two, in the own name, and never changed or deleted", async () => {
  await expect(write(other, other, 50)).rejects.toMatchObject(DENIED)
  await expect(write(admin, buyer, 51)).rejects.toMatchObject(DENIED)
  await expect(write(seller, buyer, 52)).rejects.toMatchObject(DENIED)
  await write(buyer, buyer, 53)
  const read = (who: Person) => asked(who, (db) => db.selectFrom("chatMessages").select("place").execute())
  expect((await read(seller)).map(({ place }) => place)).toContain(53)
  expect([await read(other), await read(admin)]).toEqual([[], []])
  await expect(asked(buyer, (db) => sql`delete from chat_messages`.execute(db))).rejects.toMatchObject(DENIED)
  await expect(asked(buyer, (db) => sql`update chat_messages set body = ''`.execute(db))).rejects.toMatchObject(DENIED)
})
