import { decode } from "@xl/core/shared"
import { Result } from "effect"
import fc from "fast-check"
import * as t from "io-ts"

/** Values in the shapes that the core's own codecs take, beside others that they refuse. */
const SAMPLES: ReadonlyArray<unknown> = [
  null,
  true,
  0,
  1,
  2_026,
  1_790_000_000_000,
  "",
  "A word that no list has",
  "Zoë Nuñez",
  "ann@example.com",
  "123456",
  "203.0.113.7",
  "2028-02-29",
  "2028-02-29T00:00:00.000Z",
  "0.00",
  "12.5",
  "1234567.89",
  "6.0550",
  "CA",
  "mainInfo.upb",
  "11111111-1111-4111-8111-111111111111",
  "CH11111111111111111111111111111111",
  "2026-11-28/11111111-1111-4111-8111-111111111111",
  { amount: "12.50", currency: "USD" },
  { startDate: "2026-11-28", endDate: "2026-12-01" },
  { startDate: "2026-11-28T00:00:00.000Z", endDate: "2026-12-01T00:00:00.000Z" },
  [],
]

const takes = (codec: t.Mixed) => (value: unknown) => Result.isSuccess(decode(codec)(value))

const FREE: ReadonlyArray<fc.Arbitrary<unknown>> = [fc.string({ unit: "grapheme" }), fc.integer(), fc.maxSafeNat()]

/** A codec without parts: the samples that it takes, and random texts or numbers where it takes any. */
const leaf = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const samples = SAMPLES.filter(takes(codec))
  if (samples.length === 0) throw new RangeError(`No sample of testkit is a ${codec.name}`)
  const free = FREE.filter((values) => fc.sample(values, { numRuns: 8, seed: 1 }).every(takes(codec)))
  return fc.oneof(fc.constantFrom(...samples), ...free)
}

const record = (props: t.Props, requiredKeys: ReadonlyArray<string>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, wireArbitrary(codec)])), {
    requiredKeys: [...requiredKeys],
  })

const isMixed = (value: unknown): value is t.Mixed => value instanceof t.Type

const hasParts = (codec: t.Mixed): boolean => (plain(codec) ?? composed(codec) ?? around(codec)) !== undefined

/** A brand: of a text or number by samples, of a whole entity by throwing away what breaks its rule, which a random text would always. */
const branded = (codec: t.Mixed, type: t.Mixed): fc.Arbitrary<unknown> =>
  SAMPLES.some(takes(codec)) || !hasParts(type) ? leaf(codec) : wireArbitrary(type).filter(takes(codec))

const orMissing = (codec: t.Mixed, type: t.Mixed): fc.Arbitrary<unknown> =>
  codec.name === type.name && takes(codec)(null)
    ? fc.oneof({ weight: 3, arbitrary: wireArbitrary(type) }, fc.constant(null))
    : wireArbitrary(type)

/** Words and records. */
const plain = (codec: t.Mixed): fc.Arbitrary<unknown> | undefined => {
  if (codec instanceof t.LiteralType) return fc.constant(codec.value)
  if (codec instanceof t.KeyofType) return fc.constantFrom(...Object.keys(codec.keys))
  if (codec instanceof t.InterfaceType) return record(codec.props, Object.keys(codec.props))
  if (codec instanceof t.PartialType) return record(codec.props, [])
  return codec instanceof t.DictionaryType ? fc.dictionary(fc.string(), wireArbitrary(codec.codomain)) : undefined
}

/** Of several codecs, one of them or all together. */
const composed = (codec: t.Mixed): fc.Arbitrary<unknown> | undefined => {
  if (codec instanceof t.UnionType) return fc.oneof(...partsOf(codec))
  return codec instanceof t.IntersectionType
    ? fc.tuple(...partsOf(codec)).map((parts) => Object.assign({}, ...parts))
    : undefined
}

/** Around another codec. */
const around = (codec: t.Mixed): fc.Arbitrary<unknown> | undefined => {
  const type: unknown = Reflect.get(codec, "type")
  if (!isMixed(type)) return undefined
  if (codec instanceof t.RefinementType) return branded(codec, type)
  return codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType
    ? fc.array(wireArbitrary(type), { maxLength: 3 })
    : orMissing(codec, type)
}

const partsOf = ({ types }: { readonly types: ReadonlyArray<t.Mixed> }) => types.map((one) => wireArbitrary(one))

const known = new WeakMap<t.Mixed, fc.Arbitrary<unknown>>()

/** Whatever the codec of the core decodes, as it travels: from all its parts, each in turn missing, empty or filled. */
export const wireArbitrary = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const arbitrary = known.get(codec) ?? plain(codec) ?? composed(codec) ?? around(codec) ?? leaf(codec)
  known.set(codec, arbitrary)
  return arbitrary
}
