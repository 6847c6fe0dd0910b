import { ClientErrorPage, type ClientLog, InvalidSequenceToken, LogStreamNotFound } from "@xl/core/monitoring"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"
import * as t from "io-ts"
import { graphql } from "../gql/gql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { done } from "./rebuilt.ts"

const CREATE = graphql(`
  mutation CreateLogStream($logStreamName: String!) {
    createLogStream(logStreamName: $logStreamName) {
      __typename
    }
  }
`)
const PUT = graphql(`
  mutation PutLogEvents($logStreamName: String!, $logEvents: [LogEventInput!]!, $sequenceToken: String) {
    putLogEvents(logStreamName: $logStreamName, logEvents: $logEvents, sequenceToken: $sequenceToken) {
      __typename
      ... on PutLogEventsDone {
        nextSequenceToken
      }
      ... on InvalidSequenceToken {
        expectedSequenceToken
      }
    }
  }
`)
const LIST = graphql(`
  query ListClientErrors($offset: Int, $size: Int) {
    listClientErrors(offset: $offset, size: $size) {
      total
      errors {
        id
        stream
        timestamp
        receivedAt
        who
        message
      }
    }
  }
`)
const Put = t.type({ nextSequenceToken: t.string })
const Listed = t.type({ listClientErrors: ClientErrorPage })

const refusals = {
  InvalidSequenceToken: (fields: unknown) =>
    promised(t.strict({ expectedSequenceToken: t.union([t.string, t.null]) }), fields).pipe(
      Effect.map((held) => new InvalidSequenceToken(held)),
    ),
  LogStreamNotFound: () => Effect.succeed(new LogStreamNotFound()),
}

/** Anybody may write: a refusal of access is a breakdown. */
const broken = (cause: unknown) => Effect.fail(new MarketUnavailable({ cause }))

/** The log of what goes wrong here, kept by our gateway. */
export const clientLogGraphql = (asker: Asker): ClientLog["Service"] => ({
  createStream: (logStreamName) =>
    mutate(asker, "createLogStream", CREATE, { logStreamName }).pipe(
      Effect.asVoid,
      Effect.catchTag(["RoleMissing", "SignInRequired"], broken),
    ),
  put: (logStreamName, logEvents, sequenceToken) =>
    mutate(asker, "putLogEvents", PUT, { logStreamName, logEvents: [...logEvents], sequenceToken }).pipe(
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.flatMap((payload) => promised(Put, payload)),
      Effect.map(({ nextSequenceToken }) => nextSequenceToken),
      Effect.catchTag(["RoleMissing", "SignInRequired"], broken),
    ),
  page: (search) =>
    query(asker, LIST, search, access("listClientErrors")).pipe(
      Effect.flatMap((data) => promised(Listed, data)),
      Effect.map(({ listClientErrors }) => listClientErrors),
    ),
})
