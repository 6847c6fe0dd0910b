import { type AssetId, Cents, must, type OfferId } from "@xl/core/shared"
import { aUserId } from "@xl/testkit/market"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { migrate, shippedMigrations } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"
import { putAsset, putOffer } from "../testing/rows.ts"

const { db } = await testDatabase({ migrated: false })
const before = shippedMigrations().filter(({ name }) => name < "0032-one-balance.sql")
const usd = (amount: string) => ({ amount, currency: "USD" })

/** A listing with the balances it could have before it had one; gives its id. */
const stored = async (upb: string | null, principal: string | null, note: string | null): Promise<AssetId> => {
  const id = await putAsset(db, aUserId(1))
  const facts = {
    mainInfo: { upb, principalBalance: principal && usd(principal) },
    noteOverview: { unpaidPrincipalBalance: note && usd(note) },
  }
  await sql`update assets set body = body
    || jsonb_build_object('mainInfo', body -> 'mainInfo' || ${JSON.stringify(facts.mainInfo)}::jsonb)
    || jsonb_build_object('noteOverview', body -> 'noteOverview' || ${JSON.stringify(facts.noteOverview)}::jsonb)
    where id = ${id}`.execute(db)
  return id
}

/** An offer whose copies of the balance are these, in cents; gives its id. */
const bid = (copies: ReadonlyArray<readonly [AssetId, number]>): Promise<OfferId> => {
  const [asset] = copies[0] ?? []
  if (!asset) throw new Error("An offer is on an asset at least")
  const assets = copies.map(([id, cents]) => ({
    id,
    title: "",
    principalBalance: must(Cents, cents),
    bidAllocation: must(Cents, 1),
  }))
  return putOffer(db, { asset, buyer: aUserId(2), seller: aUserId(1) }, { assets })
}

const listing = async (id: AssetId) => {
  const { rows } = await sql<{ upb: string | null; others: boolean; indexed: number | null }>`
    select body #>> '{mainInfo,upb}' as upb, upb as indexed,
      body -> 'mainInfo' ? 'principalBalance' or body -> 'noteOverview' ? 'unpaidPrincipalBalance' as others
    from assets where id = ${id}`.execute(db)
  return rows[0]
}
const copies = async (id: OfferId) => {
  const { rows } = await sql<{ copies: ReadonlyArray<string> }>`
    select jsonb_path_query_array(body, '$.assets[*].principalBalance') as copies from offers where id = ${id}`.execute(
    db,
  )
  return rows[0]?.copies
}

describe("listings of before there was one balance", () => {
  it("keep the unpaid balance, else the principal, else the note's; offers follow it", async () => {
    await migrate(db, before)
    const both = await stored("6980000.00", "7800000.00", "6980000.00")
    const principalOnly = await stored(null, "500.25", "400.00")
    const noteOnly = await stored(null, null, "7.00")
    const none = await stored(null, null, null)
    const offer = await bid([
      [both, 780_000_000],
      [principalOnly, 50_025],
      [both, 1],
    ])
    await migrate(db)
    expect(await Promise.all([both, principalOnly, noteOnly, none].map(listing))).toEqual([
      { upb: "6980000.00", others: false, indexed: 698_000_000 },
      { upb: "500.25", others: false, indexed: 50_025 },
      { upb: "7.00", others: false, indexed: 700 },
      { upb: null, others: false, indexed: null },
    ])
    expect(await copies(offer)).toEqual(["6980000.00", "500.25", "0.01"])
  })
})
