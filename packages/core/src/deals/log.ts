import * as t from "io-ts"
import { StatusTrigger } from "../kernel/statuses.ts"
import { type Day, Millis } from "../shared/days.ts"
import { AssetId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"

/** One material value before and after; null where it was empty. */
export const LogChange = t.readonly(
  t.strict({ label: t.string, before: orNull(t.string), after: orNull(t.string) }),
  "LogChange",
)
/** One material value before and after. */
export type LogChange = t.TypeOf<typeof LogChange>

const entry = {
  sequence: t.Int,
  at: Millis,
  trigger: StatusTrigger,
  /** Name or e-mail of the person who acted; null for the scheduler, and where the reader may not know who. */
  actor: orNull(t.string),
  what: t.string,
  /** The buyer whose offer is concerned. */
  buyer: orNull(t.string),
  changes: t.readonlyArray(LogChange),
}

/** One event of an asset or its offers in plain words. `sequence` is its place from 1: in the asset's chain, or among a party's entries. */
export const DealLogEntry = t.readonly(t.strict(entry), "DealLogEntry")
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

/** What an event is about, for the search of the log. */
export const LogKind = t.keyof(
  {
    listing: null,
    offers: null,
    closing: null,
    deposits: null,
    room: null,
    chat: null,
    people: null,
    banks: null,
    settings: null,
    looks: null,
  },
  "LogKind",
)
/** What an event is about, for the search of the log. */
export type LogKind = t.TypeOf<typeof LogKind>

/** What an administrator looks for in the whole log. Without a kind, looks at private data are left out. */
export interface LogSearch {
  /** Fragment of a name, e-mail or company: of who acted, or whom the event concerns. */
  readonly person: string | null
  /** Fragment of an asset's name or place. */
  readonly asset: string | null
  readonly kind: LogKind | null
  /** First and last UTC day. */
  readonly from: Day | null
  readonly to: Day | null
  readonly size: number
  readonly offset: number
}

/** An event of the whole log: of an asset or of a person. `position` is its place among all events. */
export const LogSearchEntry = t.readonly(
  t.strict({
    ...entry,
    position: t.Int,
    assetId: orNull(AssetId),
    /** The asset's title; null where the event is of no asset. */
    asset: orNull(t.string),
    /** Name or e-mail of the person whom the event concerns. */
    person: orNull(t.string),
  }),
  "LogSearchEntry",
)
/** An event of the whole log. */
export type LogSearchEntry = t.TypeOf<typeof LogSearchEntry>

/** One page of the events that fit a search, newest first. */
export const LogSearchPage = t.readonly(
  t.strict({ total: t.Int, entries: t.readonlyArray(LogSearchEntry) }),
  "LogSearchPage",
)
/** One page of the events that fit a search, newest first. */
export type LogSearchPage = t.TypeOf<typeof LogSearchPage>

/** Result of recomputing every chain and seal. `broken` names the first row that is not as it was written; null where all are. */
export const LogCheck = t.readonly(
  t.strict({ entries: t.Int, chains: t.Int, seals: t.Int, broken: orNull(t.string) }),
  "LogCheck",
)
/** Result of recomputing every chain and seal. */
export type LogCheck = t.TypeOf<typeof LogCheck>
