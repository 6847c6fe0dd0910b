import { CLIENT_ERRORS_ON_A_PAGE, LogEntry, LogStreamName, MOST_ENTRIES_A_CALL } from "@xl/core/monitoring"
import { administrator } from "@xl/core/kernel"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { type Database, read } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { orNull, paging } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { createStream, pageOf, put } from "./store.ts"

const entries = t.refinement(
  t.readonlyArray(LogEntry),
  ({ length }) => length > 0 && length <= MOST_ENTRIES_A_CALL,
  `from 1 to ${MOST_ENTRIES_A_CALL} entries`,
)
const Creating = t.strict({ logStreamName: LogStreamName })
const Putting = t.strict({ logStreamName: LogStreamName, logEvents: entries, sequenceToken: orNull(t.string) })
const Search = t.strict(paging(CLIENT_ERRORS_ON_A_PAGE))

/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const MONITORING_REFUSALS = {
  createLogStream: [],
  putLogEvents: ["InvalidSequenceToken", "LogStreamNotFound"],
} as const

/** One resolver per field of schema/monitoring.graphql. */
export const monitoringResolvers = (pool: Database): Resolvers => ({
  Query: {
    listClientErrors: (args, { actor }) =>
      Effect.gen(function* () {
        yield* Effect.fromResult(administrator(actor, "listClientErrors"))
        const search = yield* input(Search, args)
        return yield* read(pool, (db) => pageOf(db, search))
      }).pipe(Effect.catchTag(["RoleMissing", "SignInRequired"], failed)),
  },
  Mutation: {
    createLogStream: (args) =>
      Effect.gen(function* () {
        const { logStreamName } = yield* input(Creating, args)
        yield* createStream(pool, logStreamName, yield* Clock.currentTimeMillis)
        return { __typename: "CreateLogStreamDone", logStreamName }
      }),
    putLogEvents: (args, { actor }) =>
      Effect.gen(function* () {
        const { logEvents, logStreamName, sequenceToken } = yield* input(Putting, args)
        const who = actor.tag === "user" ? actor.id : null
        const now = yield* Clock.currentTimeMillis
        const written = { name: logStreamName, entries: logEvents, sequenceToken, who, now }
        return { __typename: "PutLogEventsDone", nextSequenceToken: yield* put(pool, written) }
      }).pipe(Effect.catchTag(MONITORING_REFUSALS.putLogEvents, refused)),
  },
})
