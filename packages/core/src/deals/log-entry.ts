import * as t from "io-ts"
import { StatusTrigger } from "../kernel/statuses.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { DealLogEntry } from "./log.ts"
import { changesOf } from "./log-changes.ts"
import { sentenceOf } from "./log-sentences.ts"

/** A row of the log with the names that its sentence needs. */
export interface LogRow {
  readonly sequence: number
  readonly at: number
  readonly type: string
  readonly trigger: string
  readonly actor: string | null
  readonly buyer: string | null
  readonly before: { readonly [field: string]: unknown } | null
  readonly after: { readonly [field: string]: unknown } | null
}

/** Events whose values the sentence says already. */
const SAID = new Set([
  "ChatOpened",
  "DocumentRead",
  "VdrFileRead",
  "VdrFileUploaded",
  "VdrFolderCreated",
  "VdrItemDeleted",
])

/** A kept event in plain words. */
export const logEntry = ({ actor, after, at, before, buyer, sequence, type, ...row }: LogRow): DealLogEntry => {
  const trigger = must(StatusTrigger, row.trigger)
  const event = { type, trigger, before, after }
  return {
    sequence: must(t.Int, sequence),
    at: must(Millis, at),
    trigger,
    actor,
    what: sentenceOf(event),
    buyer,
    changes: SAID.has(type) ? [] : changesOf(event),
  }
}
