import { sql } from "kysely"
import type { Database } from "../database/index.ts"

const TABLES = [
  "assets",
  "asset_impressions",
  "asset_visits",
  "bank_accounts",
  "change_requests",
  "chat_messages",
  "conversations",
  "data_rooms",
  "deposit_history",
  "deposit_postings",
  "deposits",
  "client_errors",
  "client_log_streams",
  "documents",
  "idempotent_answers",
  "legal_documents",
  "notices",
  "offer_assets",
  "offers",
  "profiles",
  "role_requests",
  "tier2_requests",
  "valuations",
  "vdr_agreements",
  "vdr_items",
  "vdr_news",
  "vdr_reads",
  "vdr_rhythms",
  "vdr_uploads",
] as const

/** Tables that only grow: what went on the record and what was told. */
const GROWING = ["events", "outbox"] as const
type Table = (typeof TABLES)[number] | (typeof GROWING)[number]

/**
 * Makes room for `keepRows`, once for a database: a copy of each table, made here because every new table costs all later questions time, and
 * a count of the statements that write to one, done or undone, so that a look at one number tells that nothing changed.
 */
export const readyToKeep = (db: Database) =>
  sql
    .raw(
      [
        ...TABLES.map((name) => `create table kept_${name} as table ${name} with no data`),
        "create sequence writes",
        `create function count_write() returns trigger language plpgsql security definer as $$ begin perform nextval('writes'); return null; end $$`,
        ...[...TABLES, ...GROWING].map(
          (name) =>
            `create trigger count_write after insert or update or delete on ${name} for each statement execute function count_write()`,
        ),
      ].join(";"),
    )
    .execute(db)

const writesIn = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ writes: string }>`select last_value::text as writes from writes`.execute(db)
  return rows[0]?.writes ?? ""
}

/** The tables as they are: how often they were written to, and a fingerprint over all rows of each that a call could touch. */
interface Prints {
  readonly writes: string
  readonly of: ReadonlyMap<Table, string | null>
}

const printsOf = async (db: Database): Promise<Prints> => {
  const writes = await writesIn(db)
  const prints = [
    ...TABLES.map((name) => sql`(select md5(string_agg(t::text, ',' order by t::text)) from ${sql.table(name)} as t)`),
    ...GROWING.map((name) => sql`(select max(position)::text from ${sql.table(name)})`),
  ]
  const { rows } = await sql<{
    prints: ReadonlyArray<string | null>
  }>`select array[${sql.join(prints)}] as prints`.execute(db)
  const found = rows[0]?.prints ?? []
  return { writes, of: new Map([...TABLES, ...GROWING].map((name, place) => [name, found[place] ?? null])) }
}

/** Columns that are written; others follow from them. */
const writtenColumns = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly name: string; readonly columns: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name in (${sql.join([...TABLES])})
    group by table_name`.execute(db)
  return new Map(rows.map(({ columns, name }) => [name, columns]))
}

/**
 * Remembers every row as it is now, and gives a question: whether anything changed since, or was told, or went on the record. What changed
 * is put back, past every trigger, in a tenth of the time that making it anew takes; what was told and the record only grow.
 * Needs `readyToKeep`.
 */
export const keepRows = async (db: Database): Promise<() => Promise<boolean>> => {
  const columns = await writtenColumns(db)
  await sql
    .raw(TABLES.map((name) => `delete from kept_${name}; insert into kept_${name} table ${name}`).join(";"))
    .execute(db)
  let before = await printsOf(db)
  const putBack = async (tables: ReadonlyArray<Table>) => {
    const statements = TABLES.filter((name) => tables.includes(name)).map((name) => {
      const list = columns.get(name)
      return `delete from ${name}; insert into ${name} (${list}) select ${list} from kept_${name}`
    })
    const all = ["begin; set local session_replication_role = replica", ...statements, "commit"]
    await sql.raw(all.join(";")).execute(db)
  }
  return async () => {
    if ((await writesIn(db)) === before.writes) return false
    const now = await printsOf(db)
    const tables = [...now.of.keys()].filter((name) => now.of.get(name) !== before.of.get(name))
    if (tables.length > 0) await putBack(tables)
    before = await printsOf(db)
    return tables.length > 0
  }
}
