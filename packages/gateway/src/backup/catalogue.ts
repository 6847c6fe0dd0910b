import pg from "pg"

/** A table as it is copied: without what PostgreSQL computes, and without numbers that mean nothing in another cluster. */
export interface Table {
  readonly schema: string
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** Columns of the primary key. */
  readonly key: ReadonlyArray<string>
}

export interface Counter {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly sequence: string
}

/** The scheduler's own tables are not copied: each start makes them anew, and the work finds out by itself what is due. */
const SCHEMAS = ["public", "identity"]
/** Filled by the migrations that ran. */
const LEFT_OUT = ["migrations"]

/** The market's tables, each before those that refer to it. */
export const tablesOf = async (client: pg.ClientBase): Promise<ReadonlyArray<Table>> => {
  const { rows: tables } = await client.query<Table & { readonly oid: number }>(
    `select c.oid::int, n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and a.atttypid <> 'xid8'::regtype order by a.attnum) as columns,
       array(select a.attname::text from pg_index i
         cross join unnest(i.indkey) with ordinality as k (number, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
         where i.indrelid = c.oid and i.indisprimary order by k.place) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any ($1) and not c.relname = any ($2) order by 2, 3`,
    [SCHEMAS, LEFT_OUT],
  )
  const { rows: references } = await client.query<{ readonly from: number; readonly to: number }>(
    `select conrelid::int as "from", confrelid::int as "to" from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  return ordered(tables, references)
}

const ordered = <T extends { readonly oid: number }>(
  tables: ReadonlyArray<T>,
  references: ReadonlyArray<{ readonly from: number; readonly to: number }>,
): ReadonlyArray<T> => {
  const [done, left] = [new Set<number>(), [...tables]]
  const result: Array<T> = []
  while (left.length > 0) {
    const next = left.findIndex(({ oid }) =>
      references.every(({ from, to }) => from !== oid || done.has(to) || !left.some((other) => other.oid === to)),
    )
    const [table] = left.splice(Math.max(next, 0), 1) // two tables that refer to each other would have to wait for a commit
    if (table === undefined) break
    done.add(table.oid)
    result.push(table)
  }
  return result
}

/** Identity columns and what counts for them. */
export const countersOf = async (client: pg.ClientBase): Promise<ReadonlyArray<Counter>> => {
  const { rows } = await client.query<Counter>(
    `select n.nspname as schema, c.relname as table, a.attname as column,
       pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r' and not a.attisdropped
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null order by 1, 2, 3`,
    [SCHEMAS],
  )
  return rows
}

const id = pg.escapeIdentifier
export const placeOf = ({ name, schema }: Pick<Table, "name" | "schema">): string => `${id(schema)}.${id(name)}`
export const listed = (columns: ReadonlyArray<string>): string => columns.map(id).join(", ")

/** All rows in an order that depends on nothing but them, not even on the cluster's collation. */
export const allRows = (table: Table): string => {
  const by = table.key.length > 0 ? table.key.map((column) => `${id(column)}::text`) : ["t::text"]
  return `select ${listed(table.columns)} from ${placeOf(table)} t order by ${by.map((it) => `${it} collate "C"`).join(", ")}`
}
