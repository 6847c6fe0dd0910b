import * as t from "io-ts"
import { Day } from "./days.ts"
import { decode } from "./decode.ts"
import { Result } from "effect"

/** A word that none of our lists has: kept as it came, so that a newer gateway breaks no older client, and good for nothing. */
export interface UnknownWord {
  readonly unknown: string
}

const isUnknownWord = (value: unknown): value is UnknownWord =>
  typeof value === "object" && value !== null && "unknown" in value && typeof value.unknown === "string"

/** A codec of words that decodes any other string to an `UnknownWord`, and sends it back as it came. */
export const tolerant = <A extends string>(words: t.Type<A, A, unknown>): t.Type<A | UnknownWord, string, unknown> =>
  new t.Type<A | UnknownWord, string, unknown>(
    words.name,
    (value): value is A | UnknownWord => words.is(value) || isUnknownWord(value),
    (input, context) => {
      if (typeof input !== "string") return t.failure(input, context)
      return t.success(words.is(input) ? input : { unknown: input })
    },
    (value) => (isUnknownWord(value) ? value.unknown : value),
  )

/** Whether the word is one of ours. */
export const isKnown = <A extends string>(word: A | UnknownWord): word is A => !isUnknownWord(word)

/** A codec that says, as io-ts' own do in `type`, which one it wraps: for what walks through codecs. */
const around = <C extends t.Mixed>(type: t.Mixed, codec: C): C => Object.assign(codec, { type })

/** What was not asked for, or may not be seen, is null: decodes null and a missing field alike. */
export const absentAsNull = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | null, O | null, unknown> =>
  around(
    codec,
    new t.Type<A | null, O | null, unknown>(
      codec.name,
      (value): value is A | null => value === null || codec.is(value),
      (input, context) => (input === null || input === undefined ? t.success(null) : codec.validate(input, context)),
      (value) => (value === null ? null : codec.encode(value)),
    ),
  )

/** What is missing is `value`; null is missing too. */
export const orDefault = <A, O>(codec: t.Type<A, O, unknown>, value: A): t.Type<A, O, unknown> =>
  around(
    codec,
    new t.Type<A, O, unknown>(
      codec.name,
      codec.is,
      (input, context) => (input === null || input === undefined ? t.success(value) : codec.validate(input, context)),
      codec.encode,
    ),
  )

const MIDNIGHT = "T00:00:00.000Z"

/** A day of the asset calls: sent as an ISO date-time at UTC midnight, read as that or as the bare day. */
export const IsoDay = new t.Type<Day, string, unknown>(
  "IsoDay",
  Day.is,
  (input, context) => {
    const bare = typeof input === "string" && input.endsWith(MIDNIGHT) ? input.slice(0, -MIDNIGHT.length) : input
    const read = decode(Day)(bare)
    return Result.isSuccess(read) ? t.success(read.success) : t.failure(input, context)
  },
  (day) => `${day}${MIDNIGHT}`,
)
