import { Result } from "effect"
import { isBlank } from "../shared/text.ts"
import { ChatMessageInvalid } from "./errors.ts"

/** Characters (UTF-16 code units) of a message at most. Source: docs/adr/0067-chat.md. */
export const MESSAGE_MAX = 4_000

/** What is sent of a typed message, or null where nothing is: one of blanks alone is not sent. */
export const messageToSend = (typed: string): string | null => (isBlank(typed) ? null : typed)

/** The message as it is kept, or why not: blanks alone, or too long. Halves of signs, which no store takes, are marked as such. */
export const messageBody = (typed: string): Result.Result<string, ChatMessageInvalid> =>
  messageToSend(typed) === null || typed.length > MESSAGE_MAX
    ? Result.fail(new ChatMessageInvalid({ most: MESSAGE_MAX }))
    : Result.succeed(typed.replace(/\p{Surrogate}/gu, "\uFFFD"))
