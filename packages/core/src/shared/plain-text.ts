import { withoutAccents } from "./text.ts"

const ALLOWED = /^[A-Za-z0-9,:_'()/.\-\s]*$/

/** The text as it is kept: accented Latin letters become plain ones, ñ becomes n. */
export const plainText = (typed: string): string => withoutAccents(typed)

/** Whether a text field holds only letters, digits, whitespace and , : _ ' ( ) / . - once accents are mapped. */
export const isPlainText = (typed: string): boolean => ALLOWED.test(plainText(typed))
