import { createHash } from "node:crypto"

/** JSON with the keys of every object in order, so that the same content always has the same text. Source: RFC 8785, for plain JSON. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Without a prototype, as a key may be `__proto__`; keys that are numbers come first in any object, so in any text too. */
const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.assign(
    Object.create(null) as object,
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")
