import { AssetStatus, OfferStatus } from "@xl/core/kernel"
import { isClosed, isPublic, STATUS_ORDER } from "@xl/core/assets"
import type { ChangeRequestStatus } from "@xl/core/change-requests"
import type { Tier2RequestStatus } from "@xl/core/data-room"
import { isBinding, isOpenOffer } from "@xl/core/offers"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"

const { db } = await testDatabase()

const offers = Object.keys(OfferStatus.keys) as ReadonlyArray<OfferStatus>
const assets = Object.keys(AssetStatus.keys) as ReadonlyArray<AssetStatus>

interface Definition {
  readonly name: string
  readonly text: string
}
/** Every function, index, view, policy, constraint and generated column of the schema, as the database keeps it. */
const { rows: definitions } = await sql<Definition>`
  select 'function ' || proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
  union all select 'policy ' || tablename, concat_ws(' ', qual, with_check) from pg_policies where schemaname = 'public'
  union all select 'constraint ' || conname, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
  union all select 'column ' || adrelid::regclass || '.' || attname, pg_get_expr(adbin, adrelid) from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
  order by 1`.execute(db)

const sorted = (words: ReadonlyArray<string>) => [...words].toSorted()
const isStatus = (word: string) => [...offers, ...assets].some((status) => status === word)

/** The sets of two and more statuses that a definition spells out, each in its own order. */
const setsIn = ({ text }: Definition): ReadonlyArray<ReadonlyArray<string>> =>
  [...text.matchAll(/(?:in \(|ARRAY\[)([^()[\]]*)/gi)]
    .map(([, list = ""]) => [...list.matchAll(/'([^']*)'/g)].map(([, word = ""]) => word))
    .filter((words) => words.length > 1 && words.some(isStatus))

/** What the first owner of a listing does with a change request: files it and takes it back. */
const OWNERS_OWN: ReadonlyArray<ChangeRequestStatus> = ["Pending", "Withdrawn"]

/** Of requests for the second tier: a person has one that waits or is granted. */
const ALIVE: ReadonlyArray<Tier2RequestStatus> = ["Draft", "Approved"]

/** Where SQL spells out a set of statuses, and the core's rule that it repeats. */
const SETS: ReadonlyArray<readonly [name: string, statuses: ReadonlyArray<string>]> = [
  ["column assets.status_rank", STATUS_ORDER],
  ["function committed_offers", offers.filter(isBinding)],
  ["function tied_to", offers.filter(isBinding)],
  ["index offers_committed", offers.filter(isBinding)],
  ["index offers_one_alive", offers.filter(isOpenOffer)],
  ["index tier2_requests_one_alive", ALIVE],
  ["policy change_requests", OWNERS_OWN],
  ["policy change_requests", OWNERS_OWN],
]

/** Ranks of the public statuses. */
const [FIRST, LAST] = [2, 10]
const BOUNDS = [`status_rank >= ${FIRST}`, `status_rank <= ${LAST}`, `status_rank between ${FIRST} and ${LAST}`]

describe("statuses that SQL repeats", () => {
  it("are the sets of the core's rules", () => {
    const found = definitions.flatMap((one) => setsIn(one).map((words) => [one.name, sorted(words)]))
    expect(found).toEqual(SETS.map(([name, statuses]) => [name, sorted(statuses)]))
  })

  it("rank as the core orders them, the public ones together", async () => {
    const { text = "" } = definitions.find(({ name }) => name === "column assets.status_rank") ?? {}
    const { rows } = await sql<{ status: AssetStatus; rank: number }>`
      select status, ${sql.raw(text)} as rank
      from (select status, jsonb_build_object('status', status) as body from unnest(${assets}::text[]) as status) as asset
      order by rank`.execute(db)
    expect(rows.map(({ status }) => status)).toEqual(STATUS_ORDER)
    expect(rows.filter(({ rank }) => rank >= FIRST && rank <= LAST).map(({ status }) => status)).toEqual(
      STATUS_ORDER.filter(isPublic),
    )
  })

  it("are bounded by the public statuses wherever a range of ranks stands", () => {
    const compared = definitions.flatMap(
      ({ text }) => text.match(/status_rank (?:[<>=!]+|between) \d+(?: and \d+)?/g) ?? [],
    )
    expect(compared.length).toBeGreaterThan(5)
    const others = compared.filter((one) => !BOUNDS.includes(one))
    expect(others).toEqual([])
  })

  it("end a commitment where the core closes a sale", () => {
    const { text = "" } = definitions.find(({ name }) => name === "function committed_offers") ?? {}
    expect(/assets\.status <> '(\w+)'/.exec(text)?.[1]).toBe(assets.find(isClosed))
  })
})
