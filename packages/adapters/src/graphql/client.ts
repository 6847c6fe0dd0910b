import { ApolloClient, ApolloLink, ServerError } from "@apollo/client"
import { SetContextLink } from "@apollo/client/link/context"
import { BaseHttpLink } from "@apollo/client/link/http"
import { RetryLink } from "@apollo/client/link/retry"
import { OperationTypeNode } from "graphql"
import { type AskedBy, byHash } from "./asked-by.ts"
import { NoCache } from "./no-cache.ts"

/** The access token of whoever is signed in now, or null. */
export type AccessToken = () => Promise<string | null>

/** Makes the key under which the gateway recognises a repeated mutation. */
const idempotencyKey = () => crypto.randomUUID()

const authorized = (token: AccessToken) =>
  new SetContextLink(async (previous) => {
    const held = await token()
    return { headers: { ...previous["headers"], ...(held ? { authorization: `Bearer ${held}` } : {}) } }
  })

/** A mutation keeps its key through every retry, so that it is carried out once. */
const keyed = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    operation.setContext((previous) => ({
      headers: { ...previous["headers"], "idempotency-key": idempotencyKey() },
    }))
  }
  return forward(operation)
})

/** Times that one question is sent at most, and milliseconds before the second; then they double. */
const TRIES = 3
const FIRST_WAIT_MILLIS = 200

/** Nobody answered, or only what stands before the gateway did. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (ServerError.is(error) && [502, 503, 504].includes(error.statusCode))

const patient = () =>
  new RetryLink({
    delay: { initial: FIRST_WAIT_MILLIS, jitter: false },
    attempts: { max: TRIES, retryIf: isUnanswered },
  })

/** The one way that every question takes. */
export const gatewayLink = (uri: string, token: AccessToken, askedBy: AskedBy): ApolloLink =>
  ApolloLink.from([
    keyed,
    patient(),
    authorized(token),
    ...(askedBy === "hash" ? [byHash] : []),
    new BaseHttpLink({ uri }),
  ])

/** Our gateway over HTTP. Nothing is cached here: the stores are the state. */
export const graphqlClient = (uri: string, token: AccessToken, askedBy: AskedBy = "text"): ApolloClient =>
  new ApolloClient({
    link: gatewayLink(uri, token, askedBy),
    cache: new NoCache(),
    defaultOptions: {
      query: { fetchPolicy: "no-cache" },
      mutate: { fetchPolicy: "no-cache" },
    },
  })
