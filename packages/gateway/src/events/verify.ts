import { sql } from "kysely"
import type { Db } from "../database/index.ts"
import { type Head, hashOf, type Link, START } from "./chain.ts"
import { NO_SEAL, rootOf, type Seal, sealHash } from "./seal.ts"

export interface Verdict {
  readonly events: number
  readonly chains: number
  readonly seals: number
  /** What is wrong with the first row that is not as it was written, or undefined. */
  readonly broken: string | undefined
}

interface Fault {
  readonly position: number
  readonly says: string
}
type Row = Link & { readonly position: number }

type LogTable = "assetLog" | "events"

/** Recomputes every chain and every seal: of the tables, or of the views that show them to an administrator. */
export const verifyLog = async (db: Db, from: LogTable = "events"): Promise<Verdict> => {
  const log = await verifyChains(db, from)
  const seals = await verifySeals(db, from)
  return { events: log.events, chains: log.chains, seals: seals.count, broken: log.fault?.says ?? seals.fault?.says }
}

const verifyChains = async (db: Db, from: LogTable) => {
  const seen = { events: 0, chains: 0, fault: undefined as Fault | undefined }
  let chain: string | undefined
  let head: Head = START
  for await (const row of rowsByChain(db, from)) {
    if (row.chain !== chain) [chain, head, seen.chains] = [row.chain, START, seen.chains + 1]
    seen.events += 1
    const fault = faultOf(row, head)
    if (fault && row.position < (seen.fault?.position ?? Infinity)) seen.fault = { position: row.position, says: fault }
    head = row
  }
  return seen
}

const faultOf = (row: Row, head: Head): string | undefined => {
  const name = `Event ${row.position} (${row.type}, number ${row.sequence} of chain ${row.chain})`
  if (row.sequence !== head.sequence + 1)
    return `${name} follows number ${head.sequence}: what was between them is gone.`
  if (row.previousHash !== head.hash) return `${name} does not continue the event before it, which was changed.`
  return row.hash === hashOf(row) ? undefined : `${name} was changed: its content does not match its hash.`
}

const PAGE = 2_000

/** Every event, chain by chain, a page at a time. */
async function* rowsByChain(db: Db, from: LogTable): AsyncGenerator<Row> {
  let last = { chain: "", sequence: 0 }
  for (;;) {
    const rows: ReadonlyArray<Row> = await db
      .selectFrom(from)
      .selectAll()
      .where(sql<boolean>`(chain, sequence) > (${last.chain}, ${last.sequence})`)
      .orderBy("chain")
      .orderBy("sequence")
      .limit(PAGE)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end
  }
}

/** Whether the chain of one asset verifies: as an administrator reads it, or from the table itself, which people cannot read. */
export const isChainIntact = async (db: Db, chain: string, from: LogTable = "assetLog"): Promise<boolean> => {
  let head: Head = START
  for (;;) {
    const rows: ReadonlyArray<Row> = await db
      .selectFrom(from)
      .selectAll()
      .where("chain", "=", chain)
      .where("sequence", ">", head.sequence)
      .orderBy("sequence")
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      if (faultOf(row, head) !== undefined) return false
      head = row
    }
    if (rows.length < PAGE) return true
  }
}

const verifySeals = async (db: Db, from: LogTable) => {
  const seals: ReadonlyArray<Seal> = await db
    .selectFrom(from === "events" ? "seals" : "allSeals")
    .selectAll()
    .orderBy("number")
    .execute()
  let before = NO_SEAL
  for (const it of seals) {
    const says = await sealFault(db, it, before, from)
    if (says) return { count: seals.length, fault: { position: it.lastPosition, says } }
    before = it
  }
  return { count: seals.length, fault: undefined }
}

const sealFault = async (db: Db, it: Seal, before: typeof NO_SEAL, from: LogTable): Promise<string | undefined> => {
  const name = `Seal ${it.number}`
  if (it.number !== before.number + 1 || it.previousHash !== before.hash)
    return `${name} does not continue the seal before it.`
  if (it.hash !== sealHash(it)) return `${name} was changed: its content does not match its hash.`
  const root = await rootOf(db, before.lastPosition, it.lastPosition, from)
  return root === it.root
    ? undefined
    : `${name} does not fit the events at positions ${before.lastPosition + 1} to ${it.lastPosition}: some were added, changed or removed.`
}
