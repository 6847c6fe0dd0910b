import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { migrate, openDatabase } from "./index.ts"

const { db } = await testDatabase()
const bare = await testDatabase({ migrated: false })
/** A user as a hoster gives one: it owns its database and may make no roles. */
const hosted = `hosted_${randomUUID().replaceAll("-", "")}`
const address = Object.assign(new URL(bare.url), { username: hosted, password: "hosted" })
const theirs = openDatabase(address.href, 2)
afterAll(() => theirs.destroy())

const names = async (query: string) => (await sql.raw<{ name: string }>(query).execute(db)).rows.map(({ name }) => name)

/** The house's own: no person is let near, so that no policy is needed. */
const HOUSE = [
  "code_mail_queue",
  "contact_attempts",
  "demo_clock",
  "demo_story",
  "dev_mailbox",
  "listing_alerts",
  "migrations",
  "operator_settings",
  "request_rates",
  "seals",
  "weighed_changes",
  "weighed_listings",
]

describe("the second wall", () => {
  it("stands before every table, or nobody is let near", async () => {
    const open =
      await names(`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not relrowsecurity order by relname`)
    expect(open).toEqual(HOUSE)
    const reachable = await names(`select distinct table_name::text as name from information_schema.role_table_grants
      where grantee = 'xl_people' and (table_schema <> 'public' or table_name = any('{${HOUSE.join(",")}}'))`)
    expect(reachable).toEqual([])
  })

  it("lets people delete nothing, and read neither the log nor what is to be told", async () => {
    const rights =
      await names(`select distinct table_name || ' ' || privilege_type as name from information_schema.role_table_grants
      where grantee = 'xl_people' and (privilege_type not in ('SELECT', 'INSERT', 'UPDATE') or table_name in ('events', 'outbox')) order by 1`)
    expect(rights).toEqual(["events INSERT", "outbox INSERT"])
  })

  it("belongs to somebody else than to whom it lets through", async () => {
    const owned = await names(`select relname as name from pg_class where relowner = 'xl_people'::regrole`)
    expect(owned).toEqual([])
  })

  it("shows nothing private to whom the database was not told of", async () => {
    await sql`insert into role_requests (id, body) values (${randomUUID()}, ${JSON.stringify({ creator: randomUUID(), type: "Sellers", status: "Draft", createdAt: 1 })})`.execute(
      db,
    )
    const seen = await db.transaction().execute(async (transaction) => {
      await sql`set local role xl_people`.execute(transaction)
      return transaction.selectFrom("roleRequests").select("id").execute()
    })
    expect(seen).toEqual([])
  })

  it("says what is needed where the database's user may not build it", async () => {
    await sql.raw(`create role ${hosted} login password 'hosted'`).execute(bare.db)
    await sql.raw(`alter database ${new URL(bare.url).pathname.slice(1)} owner to ${hosted}`).execute(bare.db)
    await expect(migrate(theirs)).rejects.toThrow("`create role xl_people nologin; grant xl_people to` that user, once")
    await sql.raw(`grant xl_people to ${hosted}`).execute(bare.db)
    await expect(migrate(theirs)).resolves.toBeUndefined()
  })
})
