/** Printable ASCII: nothing in it has an accent, and normalising it would cost more than the rest of a check. */
const PLAIN = /^[ -~]*$/

/** Latin letters without their accents: é becomes e, ñ becomes n, in both cases. */
export const withoutAccents = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")

/** Whether nothing but blanks was typed. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? "").trim() === ""

/** The first letter in capitals, the rest as typed. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Empty strings as null, at any depth: what happens to a form just before it is sent. */
export const emptyAsNull = (value: unknown): unknown => {
  if (value === "") return null
  if (Array.isArray(value)) return value.map(emptyAsNull)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptyAsNull(inner)]))
}
