import { MOST_ENTRY_CHARACTERS } from "./model.ts"

/** What may be somebody's, and what stands in its place; in this order. */
const PRIVATE: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\b(bearer|authorization|password|token|secret|code)(["']?\s*[:=]\s*["']?|\s+)[^\s"',;&]+/gi, "$1$2[removed]"],
  [/[^\s@"'<>()[\],:;]{1,64}@[^\s@"'<>()[\],:;]{1,255}\.[a-z]{2,}/gi, "[e-mail]"],
  [/([?#])[^\s"')]+/g, "$1[removed]"],
  [/(?<![\w-])\+?\d(?:[ ().-]{0,2}\d){6,}(?![\w-])/g, "[digits]"],
]

/** A text for a log that others read: no e-mail, token, secret, query or row of seven digits and more, and no more than 2,000 characters. */
export const scrubbed = (text: string): string =>
  PRIVATE.reduce(
    (left, [pattern, instead]) => left.replaceAll(pattern, instead),
    text.slice(0, 8 * MOST_ENTRY_CHARACTERS),
  )
    .replaceAll("\u0000", "")
    .slice(0, MOST_ENTRY_CHARACTERS)

/** A tagged failure by its tag, a line that closed by its code and reason, anything else by its kind: what it holds may be somebody's. */
const objectText = (cause: object): string => {
  if ("_tag" in cause) return String(cause._tag)
  if (!("code" in cause) || typeof cause.code !== "number") return Object.prototype.toString.call(cause)
  const reason = "reason" in cause && typeof cause.reason === "string" ? cause.reason : ""
  return reason === "" ? `closed with ${cause.code}` : `closed with ${cause.code}, ${reason}`
}

const causeOf = (cause: unknown): string => {
  if (cause instanceof Error)
    return cause.stack?.includes(cause.message) === true ? cause.stack : `${cause.name}: ${cause.message}`
  if (typeof cause === "object" && cause !== null) return objectText(cause)
  return typeof cause === "string" ? cause : Object.prototype.toString.call(cause)
}

/** One entry of what was being done and why it failed, scrubbed. */
export const entryText = (what: string, cause: unknown): string =>
  scrubbed(cause === undefined ? what : `${what}: ${causeOf(cause)}`)
