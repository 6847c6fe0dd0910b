import { readFileSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"

/** One statement that PostgreSQL was asked, with its values as text. */
export interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<string | null>
}

interface Entry {
  readonly process: string
  readonly kind: string
  readonly text: string
}

const HEAD = /^\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL): {2}(.*)$/

/** Entries of the server's log; lines that go on with one begin with a tab. */
const entriesOf = (log: string): ReadonlyArray<Entry> =>
  log
    .replaceAll("\n\t", " ")
    .split("\n")
    .flatMap((line) => {
      const [, process, kind, text] = HEAD.exec(line) ?? []
      return process !== undefined && kind !== undefined && text !== undefined ? [{ process, kind, text }] : []
    })

const valuesIn = (detail: string): ReadonlyArray<string | null> =>
  [...detail.matchAll(/\$\d+ = (NULL|'((?:[^']|'')*)')/g)].map(([, whole, text]) =>
    whole === "NULL" ? null : (text ?? "").replaceAll("''", "'"),
  )

const statementsOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<Statement> =>
  entries.flatMap(({ kind, text }, at) => {
    const asked = /^(?:execute [^:]+|statement): (.*)$/.exec(text)?.[1]
    const next = entries[at + 1]
    if (kind !== "LOG" || asked === undefined) return []
    return [{ text: asked, values: next?.kind === "DETAIL" ? valuesIn(next.text) : [] }]
  })

const ENDS = /^(begin|start transaction|commit)/i

/** All that PostgreSQL was asked in the one transaction in which `mark` was written, from begin to commit. */
const transactionOf = (log: string, mark: string): ReadonlyArray<Statement> => {
  const entries = entriesOf(log)
  const writer = entries.find(({ text }) => text.startsWith("Parameters") && text.includes(mark))?.process
  const asked = statementsOf(entries.filter(({ process }) => process === writer))
  const written = asked.findIndex(({ values }) => values.some((value) => value?.includes(mark)))
  const from = asked.findLastIndex(({ text }, at) => at <= written && /^(begin|start)/i.test(text))
  const to = asked.findIndex(({ text }, at) => at > written && /^commit/i.test(text))
  if (from < 0 || to < 0) throw new Error("The log holds no whole transaction")
  return asked.slice(from, to + 1)
}

const logging = async (db: pg.Pool, which: "all" | "none"): Promise<void> => {
  await db.query(`alter system set log_statement = '${which}'`)
  await db.query("select pg_reload_conf()")
  await new Promise((wake) => setTimeout(wake, 500))
}

/** The statements of the transaction in which `work` wrote what it gives, as the server heard them. */
export const heard = async (
  db: pg.Pool,
  folder: string,
  work: () => Promise<string>,
): Promise<ReadonlyArray<Statement>> => {
  await logging(db, "all")
  const mark = await work()
  await logging(db, "none")
  const statements = transactionOf(readFileSync(join(folder, "server.log"), "utf8"), mark)
  if (!statements.slice(1, -1).every(({ text }) => !ENDS.test(text))) throw new Error("More than one transaction")
  return statements
}
