import * as t from "io-ts"
import { type Day, Millis } from "../shared/days.ts"
import { UserId } from "../shared/ids.ts"

const STREAM = /^\d{4}-\d{2}-\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Marks a text as the name of a log stream. */
export interface LogStreamNameBrand {
  readonly LogStreamName: unique symbol
}
/** One stream a day and browser session: "2026-11-28/" and a UUID. Source: docs/requirements.tsv, BUY-401. */
export const LogStreamName = t.brand(
  t.string,
  (s): s is t.Branded<string, LogStreamNameBrand> => STREAM.test(s),
  "LogStreamName",
)
export type LogStreamName = t.TypeOf<typeof LogStreamName>

/** The stream of a UTC day and a browser session, whose id is a UUID; not a name where it is none. */
export const logStreamName = (day: Day, session: string): string => `${day}/${session}`

/** Characters of one entry; what is longer is cut. */
export const MOST_ENTRY_CHARACTERS = 2_000
/** Entries of one call. */
export const MOST_ENTRIES_A_CALL = 10
/** Tries with the token that the gateway expects; then the entry is dropped. Source: docs/requirements.tsv, BUY-401. */
export const MOST_LOG_ATTEMPTS = 3

/** What went wrong in a browser. `timestamp` is milliseconds since the Unix epoch, by the browser's clock. */
export const LogEntry = t.readonly(t.strict({ timestamp: Millis, message: t.string }), "LogEntry")
export type LogEntry = t.TypeOf<typeof LogEntry>

/** An entry as administrators read it. `receivedAt` is the gateway's time; `who` was signed in. */
export const ClientError = t.readonly(
  t.strict({
    id: t.string,
    stream: LogStreamName,
    timestamp: Millis,
    receivedAt: Millis,
    who: t.union([UserId, t.null]),
    message: t.string,
  }),
  "ClientError",
)
export type ClientError = t.TypeOf<typeof ClientError>

/** One page of entries, the newest first, and how many are kept in all. */
export const ClientErrorPage = t.readonly(
  t.strict({ total: t.Int, errors: t.readonlyArray(ClientError) }),
  "ClientErrorPage",
)
export type ClientErrorPage = t.TypeOf<typeof ClientErrorPage>

/** How many entries a page shows. */
export const CLIENT_ERRORS_ON_A_PAGE = 50
/** Days after which an entry is forgotten. */
export const CLIENT_ERROR_KEPT_DAYS = 30
/** Entries kept at most; the oldest go first. */
export const MOST_CLIENT_ERRORS = 50_000
