import ts from "typescript"
import type { Site } from "./sites.ts"

const { TypeFlags } = ts

const partsOf = (type: ts.Type): ReadonlyArray<ts.Type> => (type.isUnion() ? type.types : [type])

/** Of a branded type, `number & Brand`, what it is made of counts. */
const is = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.flags & flags) !== 0 || (type.isIntersection() && type.types.some((part) => (part.flags & flags) !== 0))

const isAll = (type: ts.Type, flags: ts.TypeFlags): boolean => partsOf(type).every((part) => is(part, flags))

const EMPTY: ReadonlyMap<string, string> = new Map([
  ["Array", "[]"],
  ["ReadonlyArray", "[]"],
  ["Set", "new Set()"],
  ["ReadonlySet", "new Set()"],
  ["Map", "new Map()"],
  ["ReadonlyMap", "new Map()"],
])

/** What stands for a value of the type; `now` is the value as it is. */
type Other = (now: string) => string

const always =
  (text: string): Other =>
  () =>
    text

/** Another one than it is, of two. */
const turned = (at: string, one: string, two: string): Other => {
  return (now) => `((now) => (now${at} === ${one} ? ${two} : ${one}))(${now})`
}

const ofTexts = (type: ts.Type): Other => {
  const [one, two] = partsOf(type).flatMap((part) => (part.isStringLiteral() ? [JSON.stringify(part.value)] : []))
  return one !== undefined && two !== undefined ? turned("", one, two) : always('""')
}

/** The tag of an object that says nothing else: `{ tag: "pass" }`. */
const bareTag = (checker: ts.TypeChecker, type: ts.Type): readonly [string, string] | undefined => {
  const [property, ...more] = checker.getPropertiesOfType(type)
  if (property === undefined || more.length > 0 || !/^_?tag$/.test(property.name)) return undefined
  const tag = checker.getTypeOfSymbol(property)
  return tag.isStringLiteral() ? [property.name, JSON.stringify(tag.value)] : undefined
}

const ofTagged = (checker: ts.TypeChecker, type: ts.Type): Other | undefined => {
  if (!type.isUnion()) return undefined
  const [one, two] = type.types.flatMap((part) => [bareTag(checker, part) ?? []].filter((tag) => tag.length > 0))
  const [name, first] = one ?? []
  if (name === undefined) return undefined
  const bare = `({ ${name}: ${first} })`
  return two === undefined
    ? always(bare)
    : (now) => `((now) => (now.${name} === ${first} ? { ${name}: ${two[1]} } : ${bare}))(${now})`
}

const nothing = (type: ts.Type): Other | undefined => {
  const parts = partsOf(type)
  if (parts.some((part) => is(part, TypeFlags.Null))) return always("null")
  return parts.some((part) => is(part, TypeFlags.Undefined | TypeFlags.Void)) ? always("undefined") : undefined
}

const ofPlain = (type: ts.Type): Other | undefined => {
  if (
    isAll(type, TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined) &&
    !isAll(type, TypeFlags.Null | TypeFlags.Undefined)
  )
    return (now) => `!(${now})`
  if (isAll(type, TypeFlags.StringLike)) return ofTexts(type)
  if (isAll(type, TypeFlags.NumberLike)) return always("0")
  return nothing(type)
}

const HOLDERS: ReadonlyMap<string, string> = new Map([
  ["Effect", "$Effect"],
  ["Result", "$Result"],
])

const isNothing = (type: ts.Type): boolean => isAll(type, TypeFlags.Void | TypeFlags.Undefined)

const ofPromise = (other: Other): Other => {
  return (now) => `(${now}).then((now) => ${other("now")})`
}

const inHolder = (holder: string, held: ts.Type, other: Other): Other =>
  isNothing(held) ? always(`${holder}.succeed(undefined)`) : (now) => `${holder}.map(${now}, (now) => ${other("now")})`

const heldBy = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  type.aliasTypeArguments?.[0] ?? checker.getTypeArguments(type as ts.TypeReference)[0]

const nameOf = (type: ts.Type): string => (type.aliasSymbol ?? type.symbol)?.name ?? ""

/** What a promise, an effect or a result holds is another value; what gives nothing back does nothing. */
const ofHeld = (checker: ts.TypeChecker, type: ts.Type): Other | undefined => {
  const name = nameOf(type)
  const holder = HOLDERS.get(name)
  if (holder === undefined && name !== "Promise") return undefined
  const held = heldBy(checker, type)
  const other = held && otherOf(checker, held)
  if (held === undefined || other === undefined) return undefined
  if (holder !== undefined) return inHolder(holder, held, other)
  return isNothing(held) ? always("Promise.resolve()") : ofPromise(other)
}

/** A rule that is passed on answers otherwise to whoever asks it. */
const ofRule = (checker: ts.TypeChecker, type: ts.Type): Other | undefined => {
  const [signature, more] = type.getCallSignatures()
  if (signature === undefined || more !== undefined) return undefined
  const other = otherOf(checker, checker.getReturnTypeOfSignature(signature))
  return other && ((now) => `((...asked) => ${other(`${now}(...asked)`)})`)
}

const otherOf = (checker: ts.TypeChecker, type: ts.Type): Other | undefined => {
  const empty = EMPTY.get(type.symbol?.name ?? "")
  if (empty !== undefined) return always(empty)
  return ofHeld(checker, type) ?? ofPlain(type) ?? ofTagged(checker, type) ?? ofRule(checker, type)
}

/**
 * Another value than the product uses there, as its type allows: a boolean turned, a list emptied, the other of two words, nothing
 * where nothing may be, an effect not performed. Undefined where the type has no such value.
 */
export const otherValue = (checker: ts.TypeChecker, { kind, node }: Site): string | undefined => {
  if (kind === "element") return "<></>"
  const other = otherOf(checker, checker.getTypeAtLocation(node))
  return other && `(${other(node.getText())})`
}

/** What such a value may need, where the file does not have it. */
export const PRELUDE = 'import { Effect as $Effect, Result as $Result } from "effect"\n'
