import { isBlank } from "../shared/text.ts"

/** What is sent of a typed message, or null where nothing is: one of blanks alone is not sent. */
export const messageToSend = (typed: string): string | null => (isBlank(typed) ? null : typed)
