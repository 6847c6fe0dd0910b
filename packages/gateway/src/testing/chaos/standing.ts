import { sql } from "kysely"
import type { Database } from "../../database/index.ts"
import type { Hand } from "./hand.ts"

/** Every row that a save of a profile, a request, a bank, the settings or a deposit may touch, by its table and key. */
type Standing = ReadonlyMap<string, string>

/** How far the log and the outbox reach, which only grow: what stands before that is read no more. */
interface Reach {
  readonly event: string
  readonly message: string
}

const reachOf = async (db: Database): Promise<Reach> => {
  const { rows } = await sql<Reach>`
    select (select coalesce(max(position), 0) from events) as event,
      (select coalesce(max(position), 0) from outbox) as message`.execute(db)
  return rows[0] ?? { event: "0", message: "0" }
}

const standing = async (db: Database, { event, message }: Reach): Promise<Standing> => {
  const { rows } = await sql<{ readonly key: string; readonly row: string }>`
    select 'profile ' || id as key, body::text as row from profiles
    union all select 'request ' || id, body::text from role_requests
    union all select 'data room request ' || id, body::text from tier2_requests
    union all select 'bank ' || id, body::text from bank_accounts
    union all select 'offer ' || id, body::text from offers
    union all select 'deposit ' || id, body::text from deposits
    union all select 'posting ' || entry || ' ' || account, amount::text from deposit_postings
    union all select concat_ws(' ', 'history', offer_id, leg, attempt, fact), jsonb_build_array(at, amount, code, reason)::text from deposit_history
    union all select 'settings', body::text from operator_settings
    union all select 'event ' || position, jsonb_build_array(type, chain, subject, actor, actor_role, body)::text from events where position > ${event}
    union all select 'message ' || position, jsonb_build_array(tag, audience, body)::text from outbox where position > ${message}`.execute(
    db,
  )
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** Watches from now on; what it gives tells what has changed since. */
export const watching = async (db: Database, hand: Hand): Promise<() => Promise<ReadonlyArray<string>>> => {
  const reach = await reachOf(db)
  const before = await standing(db, reach)
  return async () => difference(before, await standing(db, reach), hand)
}

/** Whatever differs by chance between two runs of one save. */
const SEALED = /("(?:token|identity)": )"[^"]*"/g
const MOMENT = /\b\d{13}\b/g
const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g
const POSITION = /^(event|message) \d+/

/** What came, went or changed between the two, so that the same save of two people reads the same; nothing where nothing did. */
const difference = (before: Standing, after: Standing, { admin, person }: Hand): ReadonlyArray<string> => {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const changed = keys.filter((key) => before.get(key) !== after.get(key))
  const names = new Map([
    [person.id, "the person"],
    [admin.id, "the administrator"],
  ])
  return changed
    .map((key) =>
      `${key.replace(POSITION, "$1")}: ${before.has(key) ? "changed to" : "came as"} ${after.get(key) ?? "nothing"}`
        .replaceAll(person.email, "the person's mail")
        .replaceAll(SEALED, "$1sealed")
        .replaceAll(MOMENT, "then")
        .replaceAll(ID, (id) => names.get(id) ?? "an id"),
    )
    .toSorted()
}
