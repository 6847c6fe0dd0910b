import { Effect, Result } from "effect"
import { type LogEntry, type LogStreamName, MOST_LOG_ATTEMPTS } from "./model.ts"
import { ClientLog } from "./ports.ts"

/** Where a browser's log stands: its stream, and the token that the next entries carry. */
export interface LogPlace {
  readonly name: LogStreamName
  readonly sequenceToken: string | null
}

/**
 * Writes entries to the stream: with the token that the gateway expects where ours is not it, at most three times in all, and into a new
 * stream where there is none. Gives where the log stands then; fails with the last refusal where the entries are to be dropped.
 */
export const sendLog = Effect.fn("sendLog")(function* (place: LogPlace, entries: ReadonlyArray<LogEntry>) {
  const log = yield* ClientLog
  let sequenceToken = place.sequenceToken
  let isCreated = false
  for (let attempt = 1; ; attempt += 1) {
    const put = yield* Effect.result(log.put(place.name, entries, sequenceToken))
    if (Result.isSuccess(put)) return { name: place.name, sequenceToken: put.success }
    const why = put.failure
    if (why._tag === "LogStreamNotFound" && !isCreated) {
      yield* log.createStream(place.name)
      isCreated = true
      sequenceToken = null
    } else if (why._tag === "InvalidSequenceToken" && attempt < MOST_LOG_ATTEMPTS) {
      sequenceToken = why.expectedSequenceToken
    } else return yield* Effect.fail(why)
  }
})
