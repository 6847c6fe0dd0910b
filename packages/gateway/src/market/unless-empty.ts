import { Effect } from "effect"
import { ask } from "../database/index.ts"

/** Writes rows in one statement; no rows are none. */
export const unlessEmpty = <A>(rows: ReadonlyArray<A>, write: (rows: ReadonlyArray<A>) => Promise<unknown>) =>
  rows.length === 0 ? Effect.void : Effect.asVoid(ask(() => write(rows)))
