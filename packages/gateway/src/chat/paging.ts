import { ConversationSid, decode, Millis } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { GraphQLError } from "graphql"
import * as t from "io-ts"

/** The last conversation of a page, by what pages are sorted by. */
const Mark = t.strict({ at: Millis, sid: ConversationSid })
export type Mark = { readonly at: number; readonly sid: string }

/** The mark as it travels: nothing that a caller should read, and nothing that a caller must not know. */
export const markOf = (mark: Mark): string => Buffer.from(JSON.stringify(mark)).toString("base64url")

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString())
  } catch {
    return null
  }
}

/** Reads a mark; one that no page ended with is the caller's fault. */
export const markIn = (text: string): Effect.Effect<Mark, GraphQLError> => {
  const mark = decode(Mark)(parsed(text))
  return Result.isSuccess(mark)
    ? Effect.succeed(mark.success)
    : Effect.fail(
        new GraphQLError("nextToken: no page ended with it", {
          extensions: { code: "BAD_USER_INPUT", errorType: "BadUserInput" },
        }),
      )
}
