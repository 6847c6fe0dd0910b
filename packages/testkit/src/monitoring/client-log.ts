import {
  type ClientError,
  type ClientLog,
  InvalidSequenceToken,
  type LogRefusal,
  LogStreamNotFound,
  scrubbed,
} from "@xl/core/monitoring"
import { administrator } from "@xl/core/kernel"
import { Millis, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** What browsers wrote, in memory: the calls of each stream, and the entries. */
export class LogMemory {
  readonly calls = new Map<string, number>()
  errors: ReadonlyArray<ClientError> = []
}

/** The log of browsers over a market in memory. */
export const clientLogInMemory = (home: MarketHome, asking: Asking, memory: LogMemory): ClientLog["Service"] => ({
  createStream: (name) => Effect.sync(() => void memory.calls.set(name, memory.calls.get(name) ?? 0)),
  put: (stream, entries, sequenceToken) =>
    Effect.suspend((): Effect.Effect<string, LogRefusal> => {
      const calls = memory.calls.get(stream)
      if (calls === undefined) return Effect.fail(new LogStreamNotFound())
      const expectedSequenceToken = calls === 0 ? null : String(calls)
      if (sequenceToken !== expectedSequenceToken)
        return Effect.fail(new InvalidSequenceToken({ expectedSequenceToken }))
      const actor = asking()
      const written = entries.map(({ message, timestamp }, place): ClientError => ({
        id: `${stream}/${calls}/${place}`,
        stream,
        timestamp,
        receivedAt: must(Millis, home.clock.now()),
        who: actor.tag === "user" ? actor.id : null,
        message: scrubbed(message),
      }))
      memory.errors = [...written, ...memory.errors]
      memory.calls.set(stream, calls + 1)
      return Effect.succeed(String(calls + 1))
    }),
  page: ({ offset, size }) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), "listClientErrors"))).pipe(
      Effect.map(() => ({
        total: must(t.Int, memory.errors.length),
        errors: memory.errors.toSorted((one, other) => other.receivedAt - one.receivedAt).slice(offset, offset + size),
      })),
    ),
})
