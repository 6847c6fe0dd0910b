import {
  type ApolloClient,
  CombinedGraphQLErrors,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client"
import { MarketUnavailable, RoleMissing, SignInRequired } from "@xl/core/market"
import { decode } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"

/** What the gateway's schema promises. Anything else is our bug, not the user's. */
export const promised = <A, O>(codec: t.Type<A, O>, data: unknown): Effect.Effect<A> =>
  Effect.orDie(Effect.fromResult(decode(codec)(data)))

/** The first error's code, where the gateway answered with errors. */
const codeOf = (cause: unknown): string | null => {
  const code = CombinedGraphQLErrors.is(cause) ? cause.errors[0]?.extensions?.["code"] : null
  return typeof code === "string" ? code : null
}

/** A refused access, the query's own refusal from `named`, or a breakdown. */
const failure =
  <E>(operation: string, named: { readonly [code: string]: () => E }) =>
  (cause: unknown): E | MarketUnavailable | RoleMissing | SignInRequired => {
    const code = codeOf(cause)
    if (code === "SignInRequired") return new SignInRequired()
    if (code === "RoleMissing") return new RoleMissing({ operation })
    return (code === null ? undefined : named[code])?.() ?? new MarketUnavailable({ cause })
  }

/** Asks a query. `named` makes the refusals that this query may answer with, by their codes. */
export const query = <D, V extends OperationVariables, E = never>(
  client: ApolloClient,
  document: TypedDocumentNode<D, V>,
  variables: V,
  named: { readonly [code: string]: () => E } = {},
): Effect.Effect<unknown, E | MarketUnavailable> =>
  Effect.tryPromise({
    try: () => client.query<unknown, OperationVariables>({ query: document, variables }),
    catch: failure("query", named),
  }).pipe(
    Effect.map(({ data }) => data),
    // A query that asks for a sign-in tells nothing apart from one that finds nothing to answer.
    Effect.catchTag(["SignInRequired", "RoleMissing"], (cause) => Effect.fail(new MarketUnavailable({ cause }))),
  ) as Effect.Effect<unknown, E | MarketUnavailable>

/** Sends a mutation and gives the payload of its one field. */
export const mutate = <D, V extends OperationVariables>(
  client: ApolloClient,
  operation: string,
  document: TypedDocumentNode<D, V>,
  variables: V,
): Effect.Effect<unknown, MarketUnavailable | RoleMissing | SignInRequired> =>
  Effect.tryPromise({
    try: () => client.mutate<unknown, OperationVariables>({ mutation: document, variables }),
    catch: failure<never>(operation, {}),
  }).pipe(
    Effect.flatMap(({ data }) => promised(t.UnknownRecord, data)),
    Effect.map((data) => data[operation]),
  )
