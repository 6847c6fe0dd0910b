import type { ApolloLink } from "@apollo/client"
import { askerOver } from "@xl/adapters/graphql"
import { clientLogGraphql } from "@xl/adapters/monitoring"
import {
  ClientLog,
  entryText,
  type LogEntry,
  type LogPlace,
  LogStreamName,
  logStreamName,
  MOST_ENTRIES_A_CALL,
  sendLog,
} from "@xl/core/monitoring"
import { dayOf, Millis, must } from "@xl/core/shared"
import { Effect, Result } from "effect"
import type { Mishap } from "./logger.ts"

/** Milliseconds in which mishaps gather before they are sent together. */
const GATHER = 1_000

/** Sends mishaps to a log, in their order, one call at a time. `session` is a UUID. What the log does not take is dropped with a console line. */
export const sender = (log: ClientLog["Service"], session: string, now: () => number, gather = GATHER) => {
  let waiting: ReadonlyArray<LogEntry> = []
  let place: LogPlace | undefined
  let sending: Promise<void> | undefined

  const placeOf = (): LogPlace => {
    const name = must(LogStreamName, logStreamName(dayOf(must(Millis, now())), session))
    return place?.name === name ? place : { name, sequenceToken: null }
  }
  const send = async () => {
    await new Promise((over) => setTimeout(over, gather))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_ENTRIES_A_CALL)
      waiting = waiting.slice(batch.length)
      const sent = await Effect.runPromise(
        Effect.result(Effect.provideService(sendLog(placeOf(), batch), ClientLog, log)),
      )
      if (Result.isSuccess(sent)) place = sent.success
      // oxlint-disable-next-line no-console -- All that is left to say it with.
      else console.error("Entries of the log are dropped", sent.failure._tag)
    }
    sending = undefined
  }
  return ({ at, cause, what }: Mishap): void => {
    waiting = [...waiting, { timestamp: must(Millis, Math.round(at)), message: entryText(what, cause) }]
    sending ??= send()
  }
}

/** A sender over the gateway's line, with a session of its own. */
export const senderOver = (line: ApolloLink, now: () => number) =>
  sender(clientLogGraphql(askerOver(line)), crypto.randomUUID(), now)
