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
const isVerified = async (id: string) => (await market.does(admin, LOG, { id }))["isVerified"]

it.each([
  [
    "has its content changed",
    (id: string) => sql`update events set body = '{"after": {"city": "Rome"}}' where chain = ${id} and sequence = 2`,
  ],
  ["has its author changed", (id: string) => sql`update events set actor = null where chain = ${id} and sequence = 2`],
  ["is gone", (id: string) => sql`delete from events where chain = ${id} and sequence = 2`],
])("tells administrators that a deal's log was tampered with once an event %s", async (_how, change) => {
  const [{ id }, other] = [await aListing(market, seller, admin), await aListing(market, seller, admin)]
  expect(await isVerified(id)).toBe(true)
  await tamper(change(id))
  expect(await isVerified(id)).toBe(false)
  expect(await isVerified(other.id)).toBe(true)
})
