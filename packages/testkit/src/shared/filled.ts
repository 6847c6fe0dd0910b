import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"

/** Gives every leaf of one value another place in its list of candidates, so that two fields never hold the same. */
type Counter = () => number

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const wordOf = (place: number): string => `Word ${LETTERS[place % 26]}${LETTERS[Math.trunc(place / 26) % 26]}`.trim()
const dayOf = (place: number): string => new Date(Date.UTC(2019, 0, 2 + place)).toISOString().slice(0, 10)

/** Values in the shapes that the core's own codecs take, none of them a default. */
const candidates = (place: number, answer: boolean): ReadonlyArray<unknown> => [
  answer,
  wordOf(place),
  10 + place,
  `${10 + place}.25`,
  { amount: `${1_000 + place}.25`, currency: "USD" },
  dayOf(place),
  `${dayOf(place)}T00:00:00.000Z`,
  `person${place}@example.com`,
]

const takes = (codec: t.Mixed) => (value: unknown) => Result.isSuccess(decode(codec)(value))

interface Walk {
  readonly next: Counter
  /** What every yes-or-no question is answered. */
  readonly answer: boolean
}
type Parts = ReadonlyArray<t.Mixed>

/** A codec that holds others, or names its words. */
const composed = (codec: t.Mixed, walk: Walk): unknown => {
  const part = (one: t.Mixed) => valueOf(one, walk)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const props: ReadonlyArray<readonly [string, t.Mixed]> = Object.entries(codec.props)
    return Object.fromEntries(props.map(([key, one]) => [key, part(one)]))
  }
  if (codec instanceof t.UnionType) return part((codec.types as Parts).find((one) => one !== t.null) ?? t.null)
  if (codec instanceof t.IntersectionType) return Object.assign({}, ...(codec.types as Parts).map(part))
  return codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType ? [part(codec.type)] : undefined
}

const word = (codec: t.Mixed, { next }: Walk): unknown => {
  if (codec instanceof t.LiteralType) return codec.value
  if (!(codec instanceof t.KeyofType)) return undefined
  const words = Object.keys(codec.keys).toReversed()
  return words[next() % words.length]
}

/** A text, number or answer; what a brand or a readonly is made of, where no candidate is one. */
const leaf = (codec: t.Mixed, walk: Walk): unknown => {
  const value = candidates(walk.next(), walk.answer).find(takes(codec))
  const type: unknown = Reflect.get(codec, "type")
  if (value === undefined && type instanceof t.Type) return valueOf(type, walk)
  if (value === undefined) throw new RangeError(`No candidate is a ${codec.name}`)
  return value
}

const valueOf = (codec: t.Mixed, walk: Walk): unknown => composed(codec, walk) ?? word(codec, walk) ?? leaf(codec, walk)

/** A value of the codec, decoded: no part is missing, empty or zero, and no two fields hold the same. */
export const filled = <A>(codec: t.Type<A, unknown>, answer: boolean): A => {
  let place = 0
  return Result.getOrThrow(decode(codec)(valueOf(codec, { next: () => place++, answer })))
}
