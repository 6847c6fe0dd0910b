import { DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE } from "@xl/core/assets"
import * as t from "io-ts"

/** An argument that was left out is null. */
export const orNull = <C extends t.Mixed>(codec: C): t.Type<t.TypeOf<C> | null, t.OutputOf<C> | null, unknown> => {
  const inner = t.union([codec, t.null])
  return new t.Type(
    codec.name,
    inner.is,
    (input, context) => (input === undefined || input === null ? t.success(null) : codec.validate(input, context)),
    inner.encode,
  )
}

/** An argument that was left out, or null, has this value. */
export const orElse = <A, O>(codec: t.Type<A, O>, fallback: A): t.Type<A, O, unknown> =>
  new t.Type(
    codec.name,
    codec.is,
    (input, context) => codec.validate(input ?? codec.encode(fallback), context),
    codec.encode,
  )

/** An input object of which fields may be left out, which then are null: for codecs of the core that want every field. */
export const whole = <P extends t.Props>(codec: t.ReadonlyC<t.ExactC<t.TypeC<P>>>) => {
  const nothing = Object.fromEntries(Object.keys(codec.type.type.props).map((field) => [field, null]))
  type A = t.TypeOf<typeof codec>
  return new t.Type<A, t.OutputOf<typeof codec>, unknown>(
    codec.name,
    codec.is,
    (input, context) =>
      codec.validate(typeof input === "object" && input !== null ? { ...nothing, ...input } : input, context),
    codec.encode,
  )
}

type Given<T> = { readonly [K in keyof T]?: NonNullable<T[K]> }

/** Only what was given: for commands that leave alone what they are not told of. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Given<T>

/** A codec that takes only some of its values; `name` says which. */
const only = <A>(codec: t.Type<A, A>, name: string, fits: (value: A) => boolean): t.Type<A, A, unknown> =>
  new t.Type(
    name,
    (value): value is A => codec.is(value) && fits(value),
    (input, context) => (codec.is(input) && fits(input) ? t.success(input) : t.failure(input, context)),
    codec.encode,
  )

const between = (least: number, most: number) =>
  only<number>(
    t.number,
    `a whole number from ${least} to ${most}`,
    (n) => Number.isInteger(n) && n >= least && n <= most,
  )

/** A whole number up to `most`, from `least` or 0. */
export const upTo = (most: number, least = 0) => between(least, most)

/** A time of the specification's calls, as "2026-11-28T09:30:00Z". */
export const IsoTime = only<string>(
  t.string,
  "a time in ISO 8601",
  (s) => s.length <= 40 && /^\d{4}-\d{2}-\d{2}T/.test(s) && Number.isFinite(Date.parse(s)),
)

/** `size` and `offset` of a search whose default size is `size`. */
export const paging = (size: number = DEFAULT_PAGE_SIZE) => ({
  size: orElse(between(1, MOST_PAGE_SIZE), size),
  offset: orElse(between(0, 1_000_000), 0),
})

/** A filter of which an empty list, or none, filters nothing. */
export const anyOf = <C extends t.Mixed>(codec: C) => orElse(t.readonlyArray(codec), [])

/** What a person types, of at most so many characters. */
export const text = (most: number) =>
  only<string>(t.string, `text of at most ${most} characters`, (s) => s.length <= most)

/** What a person types into one line. */
export const ShortText = text(1_000)
