import { Effect } from "effect"
import { ask } from "../database/index.ts"

/** Rows of a kind; undefined where none of it changed. */
export type Rows<A> = ReadonlyArray<A> | undefined

/** Writes rows in one statement; no rows are none. */
export const unlessEmpty = <A>(rows: Rows<A>, write: (rows: ReadonlyArray<A>) => Promise<unknown>) =>
  rows === undefined || rows.length === 0 ? Effect.void : Effect.asVoid(ask(() => write(rows)))
