import { isBlank } from "../shared/text.ts"

/** What a member writes: one line that says what it is about, and the message. */
export interface Letter {
  readonly title: string
  readonly message: string
}

/** Characters of a letter's title at most. */
export const LONGEST_TITLE = 120
/** Characters of a letter's message at most: with its title it fits into one message of a conversation. */
export const LONGEST_LETTER = 3_000

/** Why a field of a letter is refused; each names its sentence in core/messages. */
export type LetterFailure = "letterTooLong" | "oneLine" | "required" | "titleTooLong"
/** What is wrong with each field, or null. */
export type LetterFailures = { readonly [F in keyof Letter]: LetterFailure | null }

/** Whatever ends a line or is no sign at all. */
const UNSEEN = /[\p{Cc}\u2028\u2029]/u

const titleFailure = (title: string): LetterFailure | null => {
  if (isBlank(title)) return "required"
  if (UNSEEN.test(title.trim())) return "oneLine"
  return title.trim().length > LONGEST_TITLE ? "titleTooLong" : null
}

const messageFailure = (message: string): LetterFailure | null => {
  if (isBlank(message)) return "required"
  return message.trim().length > LONGEST_LETTER ? "letterTooLong" : null
}

/** What is wrong with each field of a letter, or null. */
export const letterFailures = ({ message, title }: Letter): LetterFailures => ({
  title: titleFailure(title),
  message: messageFailure(message),
})

/** A letter as one message of a conversation: the title over the message. */
export const letterInOne = ({ message, title }: Letter): string => `${title}\n\n${message}`
