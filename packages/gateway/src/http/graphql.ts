import { splitToken } from "@xl/core/mandates"
import { MarketUnavailable } from "@xl/core/kernel"
import { Cause, Effect, Exit, Option } from "effect"
import { execute, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from "graphql"
import type { Limiter } from "../rates/index.ts"
import type { Admitted, Gate } from "./gate.ts"
import { masked, type Report } from "./masked.ts"
import type { Authenticate, RequestContext } from "./request.ts"

/** What answers questions, whichever way they come in. */
export interface Engine {
  readonly schema: GraphQLSchema
  readonly gate: Gate
  readonly authenticate: Authenticate
  readonly isOpen: boolean
  /** How often one caller may ask; nobody is limited where there is none. */
  readonly limiter: Limiter | undefined
}

/** Complaints about the values of variables: a list of a thousand bad ones would be told of a thousand times. */
const MOST_COMPLAINTS = 5

/** Executes a query or a mutation. */
export const answer = async (
  { isOpen, schema }: Engine,
  admitted: Admitted,
  contextValue: RequestContext,
  report: Report,
) => {
  const { document, operationName, variableValues } = admitted
  return formatted(
    await execute({
      schema,
      document,
      operationName,
      variableValues,
      contextValue,
      hideSuggestions: !isOpen,
      options: { maxCoercionErrors: MOST_COMPLAINTS },
    }),
    report,
  )
}

interface Result {
  readonly data?: unknown
  readonly errors?: ReadonlyArray<GraphQLError> | undefined
}

/** As it travels: every error worded or masked. */
export const formatted = ({ data, errors }: Result, report: Report): FormattedExecutionResult => ({
  ...(errors ? { errors: errors.map((error) => masked(error, report)) } : {}),
  ...(data === undefined ? {} : { data: data as Readonly<Record<string, unknown>> | null }),
})

const TOKEN = /^(?:Bearer )?([\w.~+/=-]{1,8192})$/

/** The access token in an `authorization` value, undefined where there is none of that shape. */
export const accessTokenIn = (authorization: unknown): string | undefined =>
  typeof authorization === "string" ? TOKEN.exec(authorization)?.[1] : undefined

/** The actor behind an `authorization` value; none is a guest, and a token that is no good fails instead of making one. */
export const actorOf = async (
  authenticate: Authenticate,
  authorization: unknown,
): Promise<RequestContext["actor"] | GraphQLError> => {
  if (authorization === undefined || authorization === "") return { tag: "guest" }
  const token = accessTokenIn(authorization)
  const exit = token ? await Effect.runPromiseExit(authenticate(token)) : Exit.succeed(null)
  if (Exit.isSuccess(exit)) return exit.value ?? (token && splitToken(token).seller ? mandateEnded() : tokenRefused())
  throw Option.getOrElse(
    Cause.findErrorOption(exit.cause),
    () => new MarketUnavailable({ cause: Cause.squash(exit.cause) }),
  )
}

const mandateEnded = () =>
  new GraphQLError("You no longer act for this seller: the mandate ended, or your session is over.", {
    extensions: { code: "MandateEnded", errorType: "UnauthorizedException" },
  })

const tokenRefused = () =>
  new GraphQLError("Your session is over. Please sign in again.", {
    extensions: { code: "TOKEN_REFUSED", errorType: "UnauthorizedException" },
  })
