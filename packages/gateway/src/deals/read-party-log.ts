import { AssetNotFound } from "@xl/core/assets"
import { conciergeName } from "@xl/core/mandates"
import { type DealLogPage, type PartyRow, partyLog } from "@xl/core/deals"
import { type Paging, type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { Acting, type Database, type Db, read } from "../database/index.ts"
import { isChainIntact } from "../events/index.ts"
import { actedBy, namesIn, uuids } from "./names.ts"

type Fields = { readonly [field: string]: unknown } | null

/** Names of the Concierges who acted for the reader, also of those whose mandate has ended. */
const agentsOf = async (db: Db, agents: ReadonlyArray<string>) => {
  if (agents.length === 0) return []
  const mandates = await db
    .selectFrom("namedMandates")
    .select(["concierge", "conciergeFirstName as firstName", "conciergeLastName as lastName"])
    .where("concierge", "in", agents)
    .execute()
  return mandates.map(({ concierge, ...name }) => [concierge, conciergeName(name)] as const)
}

const rowsOf = async (db: Db, id: AssetId) => {
  const rows = await db.selectFrom("partyLog").selectAll().where("chain", "=", id).orderBy("sequence").execute()
  const [own] = rows.length > 0 ? [] : await db.selectFrom("assets").select("id").where("id", "=", id).execute()
  const { buyers, people } = await namesIn(db, rows)
  const agents = await agentsOf(db, uuids(rows.map(({ body }) => body.agent ?? null)))
  const names = { buyers, people: new Map([...people, ...agents]) }
  return { rows, names, side: rows[0]?.side ?? (own && ("seller" as const)) }
}
type Found = Awaited<ReturnType<typeof rowsOf>>

const partyRow = ({ names }: Found, row: Found["rows"][number]): PartyRow => ({
  sequence: row.sequence,
  at: row.at,
  type: row.type,
  trigger: row.actorRole,
  actor: names.people.has(row.actor ?? "") ? actedBy(names.people, row.actor, row.body.agent) : null,
  buyer: names.buyers.get(row.subject) ?? null,
  before: row.body.before as Fields,
  after: row.body.after as Fields,
  isOwn: row.isOwn,
  isOnOwn: row.isOnOwn,
  offerSentAt: row.isOnOffer ? row.sentAt : undefined,
})

/** A page of an asset's log as its seller or a bidder reads it. The verdict is on the whole chain, which no party sees. */
export const partyLogPage = Effect.fnUntraced(function* (pool: Database, id: AssetId, { offset, size }: Paging) {
  const found = yield* read(pool, (db) => rowsOf(db, id))
  const { side } = found
  if (side === undefined) return yield* new AssetNotFound()
  const isVerified = yield* read(pool, (db) => isChainIntact(db, id, "events")).pipe(
    Effect.provideService(Acting, null),
  )
  const entries = partyLog(
    found.rows.map((row) => partyRow(found, row)),
    side,
  ).toReversed()
  return {
    total: must(t.Int, entries.length),
    entries: entries.slice(offset, offset + size),
    isVerified,
  } satisfies DealLogPage
})
