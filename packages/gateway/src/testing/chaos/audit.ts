import type { AssetId } from "@xl/core/shared"
import { sql } from "kysely"
import type { Database } from "../../database/index.ts"
import { verifyLog } from "../../events/index.ts"
import { type Member, question, signIn } from "../fleet/people.ts"
import { diskStorage } from "../../storage/index.ts"
import { sweepFiles } from "../../documents/index.ts"
import { assetOf, expected, offersOn } from "../races/facts.ts"
import { hashOf, type Journal } from "./journal.ts"

/** What must be nothing. */
export interface Findings {
  /** Acknowledged, and not there, or not as acknowledged. */
  readonly lost: ReadonlyArray<string>
  /** There more often than asked for. */
  readonly doubled: ReadonlyArray<string>
  /** Files without a record after the sweep, and records without a file. */
  readonly orphans: ReadonlyArray<string>
  /** What is wrong with the chains of events, or between counters and rows. */
  readonly torn: ReadonlyArray<string>
  /** Files that crashes left in the middle of an upload, and the sweep removed. */
  readonly swept: number
}

interface Ground {
  readonly db: Database
  readonly address: string
  readonly files: string
  readonly journal: Journal
  readonly assets: ReadonlyArray<AssetId>
  readonly people: ReadonlyArray<Member>
}

/** Compares everything that was acknowledged with everything that is there. Nobody is at work any more. */
export const audit = async (ground: Ground): Promise<Findings> => {
  const { address, db, journal, people } = ground
  for (const who of people) who.token = await signIn(address, who.email)
  const storage = diskStorage(ground.files)
  const swept = await sweepFiles({ db, storage }, 0)
  const rows = await counted(db)
  const named = { ...rows.rooms, ...rows.drafts }
  const asked = [...journal.rooms, ...journal.drafts]
  return {
    swept,
    lost: [
      ...asked.filter((name) => !named[name]),
      ...[...journal.offers].filter(([id, status]) => rows.offers[id] !== status).map(([id]) => `offer ${id}`),
      ...(await lostDocuments(ground)),
    ],
    doubled: [
      ...Object.entries(named)
        .filter(([, count]) => count > 1)
        .map(([name]) => name),
      ...rows.repeated,
      ...(await changedReplies(ground)),
    ],
    orphans: await orphaned(db, ground.files),
    torn: await tornIn(ground),
  }
}

type Counts = Readonly<Record<string, number>>

const counted = async (db: Database) => {
  const group = async (query: Promise<{ rows: ReadonlyArray<{ name: string; count: number }> }>): Promise<Counts> =>
    Object.fromEntries((await query).rows.map(({ count, name }) => [name, Number(count)]))
  const rooms = await group(
    sql<{ name: string; count: number }>`select title as name, count(*) as count from data_rooms group by 1`.execute(
      db,
    ),
  )
  const drafts = await group(
    sql<{
      name: string
      count: number
    }>`select body -> 'terms' ->> 'notes' as name, count(*) as count from offers group by 1`.execute(db),
  )
  const offers = await db.selectFrom("offers").select(["id", "status"]).execute()
  const { rows: repeated } = await sql<{ subject: string; what: string }>`
    select subject, coalesce(body -> 'after' ->> 'status', type) as what from events
    where type in ('OfferCreated', 'OfferStatusChanged') group by 1, 2 having count(*) > 1`.execute(db)
  return {
    rooms,
    drafts,
    offers: Object.fromEntries(offers.map(({ id, status }) => [id, status])),
    repeated: repeated.map(({ subject, what }) => `${what} of ${subject}`),
  }
}

/** Read through the gateway, so that each is decrypted and compared to the byte. */
const lostDocuments = async ({ address, journal, people }: Ground): Promise<ReadonlyArray<string>> => {
  const lost: Array<string> = []
  for (const [key, { hash, owner }] of journal.documents) {
    const token = people.find(({ id }) => id === owner)?.token ?? ""
    const place = `${address}/category-records?owner-id=${owner}&external-id=${key}&category-id=pof`
    const answer = await fetch(place, { headers: { token } })
    const { file1: file } = (await answer.json()) as { readonly file1?: { readonly data: string } }
    if (!file || hashOf(Buffer.from(file.data, "base64")) !== hash) lost.push(`document ${key}`)
  }
  return lost
}

/** Keys whose request is told something else now than it was then. */
const changedReplies = async ({ address, journal }: Ground): Promise<ReadonlyArray<string>> => {
  const changed: Array<string> = []
  for (const { intent, text } of journal.answered.slice(-REPLAYED)) {
    const again = await question(address, intent.who.token, intent.query, intent.variables, intent.key)
    if (again.text !== text) changed.push(`${intent.key}: ${again.text}, not ${text}`)
  }
  return changed
}
const REPLAYED = 300

const orphaned = async (db: Database, files: string): Promise<ReadonlyArray<string>> => {
  const stored = new Set((await diskStorage(files).list("documents")).map(({ key }) => key.replace("documents/", "")))
  const recorded = new Set((await db.selectFrom("documents").select("key").execute()).map(({ key }) => key))
  const alone = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].filter((key) => !others.has(key))
  return [
    ...alone(stored, recorded).map((key) => `file ${key}`),
    ...alone(recorded, stored).map((key) => `record ${key}`),
  ]
}

const tornIn = async ({ assets, db }: Ground): Promise<ReadonlyArray<string>> => {
  const faults: Array<string | undefined> = [(await verifyLog(db)).broken]
  for (const id of assets) {
    const active = (await offersOn(db, id)).filter(({ status }) => status === "Published").length
    faults.push(expected(`the counter of ${id}`, (await assetOf(db, id)).numberOfActiveOffers, active))
  }
  return faults.filter((fault) => fault !== undefined)
}
