import * as t from "io-ts"

/** A value, or null where there is none. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const text = orNull(t.string)
const emptyAsNull = (value: unknown) => (value === "" ? null : value)

/** A typed text, or null: an empty one is sent, and read, as null. */
export const textOrNull = new t.UnionType<[t.StringC, t.NullC], string | null, string | null>(
  text.name,
  text.is,
  (input, context) => text.validate(emptyAsNull(input), context),
  (value) => value || null,
  [t.string, t.null],
)
