import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql"
import type { Chance } from "./chance.ts"

const TEXTS: ReadonlyArray<string> = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202etxt.exe",
  "\ufeff",
  "🏚️".repeat(50),
  "Ω".repeat(9_000),
  "x".repeat(20_000),
  "'",
  "''; drop table assets; --",
  "' or 1=1 --",
  "\\",
  "%",
  "_%_",
  "%%%",
  "$1",
  "${x}",
  "{{x}}",
  "$$; select pg_sleep(9); $$",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "C:\\x",
  "file:///etc/passwd",
  "=cmd|' /C calc'!A0",
  "a@b",
  "a@b.example\r\nBcc: c@d.example",
  "null",
  "undefined",
  "NaN",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "1e999",
  "-0",
  "-1",
  "0x10",
  "1_000",
  "1,000.00",
  "999999999999999999999999.99",
  "0.001",
  "9007199254740993.00",
  ".5",
  "5.",
  "١٢٣",
  "2026-02-30",
  "2026-11-28",
  "0000-00-00",
  "+275760-09-13",
  "9999-12-31",
  "2026-11-28T12:00:00Z",
  "00000000-0000-4000-8000-000000000000",
  "00000000-0000-0000-0000-000000000000",
  "g0000000-0000-4000-8000-000000000000",
]
const NUMBERS: ReadonlyArray<number> = [
  0, -0, 1, -1, 2, 12, 365, 366, 1_000, 2_147_483_647, 2_147_483_648, -2_147_483_648, 9_007_199_254_740_991,
  9_007_199_254_740_992, 1e21, 1e308, 0.1, -0.5,
]

/** Lists within each other, and nothing in the innermost. */
const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels))

const KINDS: ReadonlyArray<(chance: Chance, depth: number) => unknown> = [
  (chance) => chance.of(TEXTS),
  (chance) => chance.of(NUMBERS),
  (chance) => chance.of([true, false]),
  () => null,
  (chance, depth) => Array.from({ length: chance.below(4) }, () => anything(chance, depth + 1)),
  (chance, depth) => ({ [chance.of(TEXTS).slice(0, 40)]: anything(chance, depth + 1) }),
  (chance) => nested(1 + chance.below(3_000)),
]

/** A value that no schema asked for. */
export const anything = (chance: Chance, depth = 0): unknown =>
  chance.of(depth > 3 ? KINDS.slice(0, 4) : KINDS)(chance, depth)

/** A value of the type, mostly: what a scalar holds is hostile, and now and then the shape is wrong too. `ids` are of things there are. */
export const valueFor = (type: GraphQLInputType, chance: Chance, ids: ReadonlyArray<string>): unknown => {
  if (chance.oneIn(25)) return anything(chance)
  if (isNonNullType(type)) return valueFor(type.ofType, chance, ids)
  if (chance.oneIn(6)) return null
  if (isListType(type))
    return Array.from({ length: chance.of([0, 1, 2, 40]) }, () => valueFor(type.ofType, chance, ids))
  if (isEnumType(type)) return chance.of(type.getValues()).name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(() => !chance.oneIn(8))
        .map((one) => [one.name, valueFor(one.type, chance, ids)]),
    )
  return leaf(type.name, chance, ids)
}

const leaf = (name: string, chance: Chance, ids: ReadonlyArray<string>): unknown => {
  if (name === "ID" && !chance.oneIn(4)) return chance.of(ids)
  if (name === "Int" || name === "Float") return chance.of(NUMBERS)
  if (name === "Boolean") return chance.of([true, false])
  return chance.of(TEXTS)
}
