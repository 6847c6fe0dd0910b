import { randomUUID } from "node:crypto"
import { MarketUnavailable } from "@xl/core/kernel"
import { GraphQLError, type GraphQLFormattedError } from "graphql"
import { KnownFailure } from "../shared/known-failure.ts"

/** Told of what is masked, with the id that the caller sees. */
export type Report = (reason: unknown, errorId: string) => void

/** What the database did not answer: worth asking again, under the same idempotency key. */
export const UNAVAILABLE = "UNAVAILABLE"

/** Only errors that we worded for the caller leave the house: they carry a code. The rest goes to the log. */
export const masked = (error: GraphQLError, report: Report): GraphQLFormattedError => {
  const where = error.path ? { path: error.path } : {}
  if (error.extensions["code"]) return { message: error.message, ...where, extensions: error.extensions }
  const badInput = aboutInput(error)
  if (badInput) return { ...badInput, ...where }
  const reason = error.originalError ?? error
  const errorId = reason instanceof KnownFailure ? reason.errorId : randomUUID()
  report(reason, errorId)
  const kind =
    reason instanceof MarketUnavailable
      ? { code: UNAVAILABLE, errorType: "Unavailable" }
      : { code: "INTERNAL", errorType: "Internal" }
  return { message: "Something went wrong on our side.", ...where, extensions: { ...kind, errorId } }
}

const INPUT = /^(?:Variable "\$(\w+)|Argument "[^"(]*\((\w+):\))"/

/** What GraphQL says last where it stops complaining. */
const MANY = "Too many errors processing variables"
const BAD_INPUT = { code: "BAD_USER_INPUT", errorType: "BadUserInput" }

/** GraphQL's own words repeat the value, which may be somebody's bank account; so only its place is named. */
const aboutInput = ({ message, originalError }: GraphQLError): GraphQLFormattedError | undefined => {
  if (message.startsWith(MANY)) return { message: "Many variables do not fit the operation.", extensions: BAD_INPUT }
  const place = INPUT.exec(message)
  if (!place || (originalError && !(originalError instanceof GraphQLError))) return undefined
  const [, variable, argument] = place
  return {
    message: `The ${argument ? "argument" : "variable"} ${argument ?? variable} does not fit the operation.`,
    extensions: BAD_INPUT,
  }
}
