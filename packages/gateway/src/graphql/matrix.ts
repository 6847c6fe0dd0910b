import { readFileSync } from "node:fs"

/**
 * What the gateway decides on access alone: `ok` lets the rules of the market decide, `sign in` and `no role` are raised by the
 * field's `@access`, `not there` is how the object rules say no. `-` is a case that cannot be.
 */
export type Decision = "-" | "no role" | "not there" | "ok" | "sign in"

export const ACTORS = [
  "guest",
  "unverified",
  "verified",
  "restricted buyer",
  "approved buyer",
  "expired buyer",
  "seller",
  "revoked seller",
  "concierge",
  "admin",
  "removed admin",
] as const
export type ActorName = (typeof ACTORS)[number]

/** Whose the thing named in the call is: nothing is named, the caller's (of an offer as its buyer or its seller), another's, nobody's. */
export type Ownership = "another's" | "buyer's" | "nobody's" | "none" | "own" | "seller's"

export interface Row {
  readonly operation: string
  readonly ownership: Ownership
  readonly decisions: Readonly<Record<ActorName, Decision>>
}

/** The reviewed table: a line for each operation and ownership, a column for each actor. */
export const readMatrix = (
  text: string = readFileSync(new URL("./matrix.tsv", import.meta.url), "utf8"),
): ReadonlyArray<Row> =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [operation = "", ownership = "", ...cells] = line.split("\t")
      const decisions = Object.fromEntries(ACTORS.map((actor, place) => [actor, cells[place] as Decision]))
      return { operation, ownership: ownership as Ownership, decisions: decisions as Row["decisions"] }
    })
