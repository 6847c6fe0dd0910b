import { randomUUID } from "node:crypto"
import { GraphQLError, type GraphQLFormattedError } from "graphql"

/** Told of what is masked, with the id that the caller sees. */
export type Report = (reason: unknown, errorId: string) => void

/** Only errors that we worded for the caller leave the house: they carry a code. The rest goes to the log. */
export const masked = (error: GraphQLError, report: Report): GraphQLFormattedError => {
  const where = error.path ? { path: error.path } : {}
  if (error.extensions["code"]) return { message: error.message, ...where, extensions: error.extensions }
  const badInput = aboutInput(error)
  if (badInput) return { ...badInput, ...where }
  const errorId = randomUUID()
  report(error.originalError ?? error, errorId)
  return {
    message: "Something went wrong on our side.",
    ...where,
    extensions: { code: "INTERNAL", errorType: "Internal", errorId },
  }
}

const INPUT = /^(?:Variable "\$(\w+)|Argument "[^"(]*\((\w+):\))"/

/** GraphQL's own words repeat the value, which may be somebody's bank account; so only its place is named. */
const aboutInput = ({ message, originalError }: GraphQLError): GraphQLFormattedError | undefined => {
  const place = INPUT.exec(message)
  if (!place || (originalError && !(originalError instanceof GraphQLError))) return undefined
  const [, variable, argument] = place
  return {
    message: `The ${argument ? "argument" : "variable"} ${argument ?? variable} does not fit the operation.`,
    extensions: { code: "BAD_USER_INPUT", errorType: "BadUserInput" },
  }
}
