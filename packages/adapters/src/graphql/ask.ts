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

/** What the first error says beside its message, where the gateway answered with errors. */
const extension = (cause: unknown, name: "code" | "errorId"): string | null => {
  const said = CombinedGraphQLErrors.is(cause) ? cause.errors[0]?.extensions?.[name] : null
  return typeof said === "string" ? said : null
}

const unavailable = (cause: unknown): MarketUnavailable => {
  const reference = extension(cause, "errorId")
  return new MarketUnavailable(reference === null ? { cause } : { cause, reference })
}

/** A refused access, the query's own refusal from `named`, or a breakdown. */
const failure =
  <E>(operation: string, named: { readonly [code: string]: () => E }) =>
  (cause: unknown): E | MarketUnavailable | RoleMissing | SignInRequired => {
    const code = extension(cause, "code")
    if (code === "SignInRequired") return new SignInRequired()
    if (code === "RoleMissing") return new RoleMissing({ operation })
    return (code === null ? undefined : named[code])?.() ?? unavailable(cause)
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
