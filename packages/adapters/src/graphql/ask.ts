import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from "@apollo/client"
import { MarketUnavailable, RoleMissing, SignInRequired } from "@xl/core/kernel"
import { decode, readStored } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asker } from "./asker.ts"

/** What the gateway's schema promises, with days as they were stored. Anything else is our bug, not the user's. */
export const promised = <A, O>(codec: t.Type<A, O>, data: unknown): Effect.Effect<A> =>
  Effect.orDie(Effect.fromResult(readStored(() => decode(codec)(data))))

/** What the first error says beside its message, where the gateway answered with errors. */
const extension = (cause: unknown, name: "code" | "errorId"): string | null => {
  const said = CombinedGraphQLErrors.is(cause) ? cause.errors[0]?.extensions?.[name] : null
  return typeof said === "string" ? said : null
}

/** Seconds to wait, where the gateway was asked too often. */
const patience = (cause: unknown): number | null => {
  if (extension(cause, "code") !== "TOO_MANY_REQUESTS" || !CombinedGraphQLErrors.is(cause)) return null
  const said = cause.errors[0]?.extensions?.["retryAfter"]
  return typeof said === "number" ? said : 1
}

const unavailable = (cause: unknown): MarketUnavailable => {
  const retryAfter = patience(cause)
  if (retryAfter !== null) return new MarketUnavailable({ cause, retryAfter })
  const reference = extension(cause, "errorId")
  return new MarketUnavailable(reference === null ? { cause } : { cause, reference })
}

/** Makes refusals by the codes of the errors that say so. */
type Named<E> = { readonly [code: string]: (() => E) | undefined }

/** A refusal from `named`, or a breakdown. */
const failure =
  <E>(named: Named<E>) =>
  (cause: unknown): E | MarketUnavailable =>
    named[extension(cause, "code") ?? ""]?.() ?? unavailable(cause)

/** The refusals of an operation that is not open to the caller: nobody is signed in, the session is over, a role is missing. */
export const access = (operation: string): Named<RoleMissing | SignInRequired> => ({
  MandateEnded: () => new SignInRequired(),
  OutsideMandate: () => new RoleMissing({ operation, isOutsideMandate: true }),
  RoleMissing: () => new RoleMissing({ operation }),
  SignInRequired: () => new SignInRequired(),
  TOKEN_REFUSED: () => new SignInRequired(),
})

/** Asks a query. `named` makes the refusals that this query may answer with. */
export const query = <D, V extends OperationVariables, E = never>(
  asker: Asker,
  document: TypedDocumentNode<D, V>,
  variables: V,
  named: Named<E> = {},
): Effect.Effect<unknown, E | MarketUnavailable> =>
  Effect.tryPromise({
    try: () => asker.query(document, variables),
    catch: failure(named),
  }).pipe(Effect.map(({ data }) => data))

/** Sends a mutation and gives the payload of its one field. */
export const mutate = <D, V extends OperationVariables>(
  asker: Asker,
  operation: string,
  document: TypedDocumentNode<D, V>,
  variables: V,
): Effect.Effect<unknown, MarketUnavailable | RoleMissing | SignInRequired> =>
  Effect.tryPromise({
    try: () => asker.mutate(document, variables),
    catch: failure(access(operation)),
  }).pipe(
    Effect.flatMap(({ data }) => promised(t.UnknownRecord, data)),
    Effect.map((data) => data[operation]),
  )
