import { ApolloLink, ServerError } from "@apollo/client"
import { OperationTypeNode } from "graphql"
import { tap } from "rxjs"
import { intents } from "./intents.ts"

/** Nobody answered, or only what stands before the gateway did. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (ServerError.is(error) && [502, 503, 504].includes(error.statusCode))

/** The gateway's word for a database that did not answer it: what was asked may have been done all the same. */
const isOpen = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.["code"] === "UNAVAILABLE") ?? false

/** Sends a mutation under the key of its intent, by which the gateway does it once, however often it is sent. */
export const keyed = (): ApolloLink => {
  const { begin, end } = intents(() => crypto.randomUUID())
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation)
    const intent = `${operation.operationName ?? ""} ${JSON.stringify(operation.variables)}`
    const key = begin(intent)
    operation.setContext((previous) => ({ headers: { ...previous["headers"], "idempotency-key": key } }))
    return forward(operation).pipe(
      tap({
        next: (result) => end(intent, !isOpen(result)),
        error: (reason: unknown) => end(intent, !isUnanswered(reason)),
      }),
    )
  })
}
