import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { decode } from "@xl/core/shared"
import { Effect } from "effect"
import { GraphQLError } from "graphql"
import type * as t from "io-ts"

const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", errorType: "BadUserInput" } })

/** Whether a text anywhere in it holds the character U+0000, which no text needs and PostgreSQL does not keep. */
const hasNul = (value: unknown): boolean => {
  if (typeof value === "string") return value.includes("\u0000")
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul)
}

/** Reads a resolver's arguments; a bad one is the caller's fault, and is told so: by its path, never its value. */
export const input = <A, O>(codec: t.Type<A, O>, args: unknown): Effect.Effect<A, GraphQLError> =>
  hasNul(args)
    ? Effect.fail(badInput("A text holds the character U+0000."))
    : Effect.fromResult(decode(codec)(args)).pipe(Effect.mapError(({ problems }) => badInput(problems.join("; "))))

/** A mutation's no is data. Copied, because GraphQL throws any value that is an `Error`. */
export const refused = <R extends Refusal>(refusal: R) =>
  Effect.succeed(
    Object.assign({}, refusal, { __typename: refusal._tag, code: refusal._tag, message: messageOf(refusal) }),
  )

/** A query's no is an error, so that its answer can be the plain thing. */
export const failed = (refusal: Refusal): Effect.Effect<never, GraphQLError> =>
  Effect.fail(new GraphQLError(messageOf(refusal), { extensions: { code: refusal._tag, errorType: refusal._tag } }))

/** What a resolver may fail with: worded by us for the caller, or broken and to be masked. */
export type Failure = Broken | GraphQLError
