import { noticeWords } from "@xl/core/notifications"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { migrate, shippedMigrations } from "./migrate.ts"

const ADMIN = "11111111-1111-4111-8111-111111111111"
const OWNER = "22222222-2222-4222-8222-222222222222"
const RIGHT = { maturityDate: "2027-01-31T00:00:00.000Z", note: "0026-05-20 was a Wednesday" }

it("tells administrators of stored days outside 1900 to 2100, and an owner of those in a valuation, and changes nothing", async () => {
  const { db } = await testDatabase({ migrated: false })
  const all = shippedMigrations()
  const first = all.findIndex(({ name }) => name.startsWith("0030-"))
  await migrate(db, all.slice(0, first))
  const profile = (id: string, roles: ReadonlyArray<string>) =>
    sql`insert into profiles (id, body) values (${id}, ${JSON.stringify({ email: `${id}@example.com`, roles, creationDate: 1 })})`.execute(
      db,
    )
  await profile(ADMIN, ["Admins"])
  await profile(OWNER, ["Sellers"])
  const request = {
    creator: OWNER,
    type: "Buyer",
    status: "Draft",
    createdAt: 1,
    ...RIGHT,
    list: [{ asOf: "2126-01-01" }],
  }
  await sql`insert into role_requests (id, body) values (gen_random_uuid(), ${JSON.stringify(request)})`.execute(db)
  const valuation = { owner: OWNER, dateCreated: 1, specifics: { maturityDate: "0026-05-20T00:00:00.000Z" } }
  await sql`insert into valuations (id, body) values (gen_random_uuid(), ${JSON.stringify(valuation)})`.execute(db)
  await migrate(db, all)
  const { rows } = await sql<{
    recipient: string
    facts: Record<string, string>
  }>`select recipient, facts from notices where kind = 'dayOutOfRange' order by recipient`.execute(db)
  expect(rows.map(({ facts: { day, field, noun }, recipient }) => [recipient, noun, field, day])).toEqual([
    [ADMIN, "request", "asOf", "2126-01-01"],
    [OWNER, "valuation", "maturityDate", "0026-05-20"],
  ])
  expect(noticeWords("dayOutOfRange", rows[1]?.facts ?? {}).text).toContain("05-20-0026")
  const kept = await sql<{ body: unknown }>`select body from valuations`.execute(db)
  expect(kept.rows).toEqual([{ body: valuation }])
})
