import * as t from "io-ts"
import { StatusTrigger } from "../offers/model.ts"
import { Millis } from "../shared/days.ts"
import { orNull } from "../shared/or-null.ts"

/** One material value before and after; null where it was empty. */
export const LogChange = t.readonly(
  t.strict({ label: t.string, before: orNull(t.string), after: orNull(t.string) }),
  "LogChange",
)
/** One material value before and after. */
export type LogChange = t.TypeOf<typeof LogChange>

/** One event of an asset or its offers in plain words. `sequence` is its place in the asset's chain, from 1. */
export const DealLogEntry = t.readonly(
  t.strict({
    sequence: t.Int,
    at: Millis,
    trigger: StatusTrigger,
    /** Name or e-mail of the person who acted; null for the scheduler. */
    actor: orNull(t.string),
    what: t.string,
    /** The buyer whose offer is concerned. */
    buyer: orNull(t.string),
    changes: t.readonlyArray(LogChange),
  }),
  "DealLogEntry",
)
/** One event of an asset or its offers in plain words. */
export type DealLogEntry = t.TypeOf<typeof DealLogEntry>

/** One page of an asset's log, newest first. `isVerified`: whether the hash chain of the asset is intact. */
export const DealLogPage = t.readonly(
  t.strict({ total: t.Int, entries: t.readonlyArray(DealLogEntry), isVerified: t.boolean }),
  "DealLogPage",
)
/** One page of an asset's log, newest first. */
export type DealLogPage = t.TypeOf<typeof DealLogPage>

/** Entries on a page of the log. */
export const LOG_ENTRIES_ON_A_PAGE = 20
