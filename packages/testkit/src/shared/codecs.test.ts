import { decode } from "@xl/core/shared"
import { Result } from "effect"
import fc from "fast-check"
import * as t from "io-ts"
import { globSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { inProportion } from "./property-runs.ts"
import { wireArbitrary } from "./wire-arbitrary.ts"

const CORE = resolve(import.meta.dirname, "../../../core/src")

const cyclic: { self?: unknown; readonly status: string } = { status: "Published" }
cyclic.self = cyclic
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(cyclic, [cyclic], JSON.parse('{"__proto__":{"status":"Published"}}'), "x".repeat(100_000)),
)

/** Every codec that a door of the core hands out, by door and name. */
const codecs = (
  await Promise.all(
    globSync("*/index.ts", { cwd: CORE }).map(async (door) =>
      Object.entries<unknown>(await import(resolve(CORE, door))).flatMap(([name, value]) =>
        value instanceof t.Type ? [[`${door.split("/")[0]}/${name}`, value] as const] : [],
      ),
    ),
  )
)
  .flat()
  .toSorted(([one], [other]) => one.localeCompare(other))

describe("the codecs of the core", () => {
  it("are all seen here", () => expect(codecs.length).toBeGreaterThan(80))

  it.each(codecs)("%s reads back what it sends, and knows it", (_, codec) =>
    fc.assert(
      fc.property(wireArbitrary(codec), (sent) => {
        const value = Result.getOrThrow(decode(codec)(sent))
        expect(codec.is(value)).toBe(true)
        const again = decode(codec)(JSON.parse(JSON.stringify(codec.encode(value))))
        expect(again).toEqual(Result.succeed(value))
      }),
      { numRuns: inProportion(15) },
    ),
  )

  it.each(codecs)("%s answers anything at all, and never throws", (_, codec) =>
    fc.assert(
      fc.property(anything, (value) => {
        const read = decode(codec)(value)
        expect(Result.isSuccess(read) || read.failure.problems.length > 0).toBe(true)
      }),
      { numRuns: inProportion(15) },
    ),
  )
})
