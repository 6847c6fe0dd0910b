import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"

const { db } = await testDatabase()

/** How PostgreSQL would find it, in words, where it may not read the whole table. */
const planOf = async (query: string, roles: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('role', 'xl_people', true),
      set_config('xl.actor', '00000000-0000-4000-8000-000000000001', true), set_config('xl.roles', ${roles}, true)`.execute(
      transaction,
    )
    const { rows } = await sql.raw<{ "QUERY PLAN": string }>(`explain ${query}`).execute(transaction)
    return rows.map((row) => row["QUERY PLAN"]).join("\n")
  })

describe("behind the second wall", () => {
  const PAGE = "where status_rank between 2 and 10 order by status_rank desc, id desc limit 12"

  it.each([
    ["a page of the public listing", "assets_listed ", `select body from listed_assets ${PAGE}`],
    ["its size", "assets_listed", "select count(*) from listed_assets where status_rank between 2 and 10"],
    ["one's own", "assets_by_owner", "select body from assets where owner = '00000000-0000-4000-8000-000000000001'"],
    ["one asset", "assets_pkey", "select body from shown_assets where id = '00000000-0000-4000-8000-000000000002'"],
    [
      "one's own offers",
      "offers_of_buyer",
      "select body from offers where buyer = '00000000-0000-4000-8000-000000000001'",
    ],
  ])("%s is found by an index", async (_what, index, query) => {
    expect(await planOf(query, "")).toContain(index)
  })

  it("an administrator's words are found by the same index, which no policy hides", async () => {
    expect(await planOf("select body from all_assets where words like '%cedar%'", "Admins")).toContain(
      "assets_by_words",
    )
  })

  it("the count reads no row of the table itself", async () => {
    expect(await planOf("select count(*) from listed_assets where status_rank between 2 and 10", "")).toContain(
      "Index Only Scan",
    )
  })
})
