import { sql } from "kysely"
import { expect, it } from "vitest"
import { asSeller, testMarket } from "../testing/index.ts"
import { aListing } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const LOG = `query ($id: ID!) { dealLog(id: $id) { total isVerified entries { what } } }`

/** What the owner of the database can do, past the trigger that keeps events as they are. */
const tamper = (statement: ReturnType<typeof sql>) =>
  market.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await statement.execute(transaction)
  })
const isVerified = async (id: string, reader = admin) => (await market.does(reader, LOG, { id }))["isVerified"]
const broken = async () => (await market.does(admin, `{ checkLog { broken } }`))["broken"]

it.each([
  [
    "has its content changed",
    (id: string) => sql`update events set body = '{"after": {"city": "Rome"}}' where chain = ${id} and sequence = 2`,
  ],
  ["has its author changed", (id: string) => sql`update events set actor = null where chain = ${id} and sequence = 2`],
  ["is gone", (id: string) => sql`delete from events where chain = ${id} and sequence = 2`],
])("tells administrators and the seller that a deal's log was tampered with once an event %s", async (_how, change) => {
  const [{ id }, other] = [await aListing(market, seller, admin), await aListing(market, seller, admin)]
  expect([await isVerified(id), await isVerified(id, seller)]).toEqual([true, true])
  await tamper(change(id))
  expect([await isVerified(id), await isVerified(id, seller)]).toEqual([false, false])
  expect(await broken()).toMatch(/^Event \d+/)
  expect(await isVerified(other.id)).toBe(true)
})
