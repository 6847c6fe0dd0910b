import { readFileSync } from "node:fs"
import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql"
import type { Operation } from "./calls.ts"
import type { Slot } from "./id-slots.ts"

/**
 * What an input of that text is, by where it is shown; a `report` is read elsewhere than where it was sent, `unkept` is written down
 * nowhere as it came.
 */
export const TEXT_KINDS = [
  "address",
  "amount",
  "company",
  "contact",
  "heading",
  "name",
  "picture",
  "prose",
  "provenance",
  "report",
  "search",
  "term",
  "unkept",
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** Where a text of any wording stands in the arguments: names of fields, and places in lists; of a list the first entry. Keys of papers are ids. */
export const textSlotsOf = ({ field }: Operation): ReadonlyArray<Slot> =>
  field.args.flatMap(({ name, type }) => slotsIn(type, [name]))

const slotsIn = (type: GraphQLInputType, path: Slot): ReadonlyArray<Slot> => {
  if (isNonNullType(type)) return slotsIn(type.ofType, path)
  if (isListType(type)) return slotsIn(type.ofType, [...path, 0])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((one) => slotsIn(one.type, [...path, one.name]))
  return type.name === "String" && path.at(-1) !== "key" ? [path] : []
}

export const slotName = ({ field }: Operation, slot: Slot): string => [field.name, ...slot].join(".")

/** The reviewed table `graphql/texts.tsv`: a line for each text that can be sent, with its kind. */
export const readTexts = (): ReadonlyMap<string, TextKind> =>
  new Map(
    readFileSync(new URL("../graphql/texts.tsv", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t") as [string, TextKind]),
  )
