import { readFileSync } from "node:fs"

/**
 * What the gateway decides on access alone: `ok` lets the rules of the market decide, `no session` is a token that is no good, `sign in`
 * and `no role` are raised by the field's `@access`, `not there` is how the object rules say no. `-` is a case that cannot be.
 */
export type Decision = "-" | "no role" | "no session" | "not there" | "ok" | "sign in"

/** Whether somebody gets to see a field. */
export type Sight = "-" | "hidden" | "seen"

export const ACTORS = [
  "guest",
  "unverified",
  "verified",
  "restricted buyer",
  "approved buyer",
  "expired buyer",
  "buyer without funds",
  "seller",
  "revoked seller",
  "concierge",
  "admin",
  "removed admin",
  "deleted user",
  "forged role claim",
] as const
export type ActorName = (typeof ACTORS)[number]

export interface Row<Cell> {
  /** An operation, or an audience. */
  readonly name: string
  readonly whose: string
  readonly cells: Readonly<Record<ActorName, Cell>>
}

const linesOf = (file: string): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))

const rowsOf = <Cell extends string>(file: string): ReadonlyArray<Row<Cell>> =>
  linesOf(file).map(([name = "", whose = "", ...cells]) => ({
    name,
    whose,
    cells: Object.fromEntries(ACTORS.map((actor, place) => [actor, cells[place]])) as Row<Cell>["cells"],
  }))

/** The reviewed table of operations: a line for each operation and each owner of what it names, a column for each actor. */
export const readMatrix = (): ReadonlyArray<Row<Decision>> => rowsOf("./matrix.tsv")

/** The reviewed table of audiences: a line for each audience and each owner, a column for each actor. */
export const readAudiences = (): ReadonlyArray<Row<Sight>> => rowsOf("./audiences.tsv")

/** The reviewed list of fields: each field of the schema that holds anything, with the audience that gets to see it. */
export const readFields = (): ReadonlyMap<string, string> =>
  new Map(linesOf("./fields.tsv").map(([field = "", audience = ""]) => [field, audience]))
