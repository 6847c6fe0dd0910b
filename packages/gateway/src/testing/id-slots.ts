import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql"
import type { Operation } from "./calls.ts"
import type { Variables } from "./market.ts"

/** Where an id stands in the arguments of an operation: names of fields, and places in lists. */
export type Slot = ReadonlyArray<number | string>

/** Every place in the arguments in which an id or a paper's key stands, also inside of inputs and lists; of a list the first entry. */
export const idSlotsOf = ({ field }: Operation): ReadonlyArray<Slot> =>
  field.args.flatMap(({ name, type }) => slotsIn(type, [name]))

const slotsIn = (type: GraphQLInputType, path: Slot): ReadonlyArray<Slot> => {
  if (isNonNullType(type)) return slotsIn(type.ofType, path)
  if (isListType(type)) return slotsIn(type.ofType, [...path, 0])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((one) => slotsIn(one.type, [...path, one.name]))
  return type.name === "ID" || path.at(-1) === "key" ? [path] : []
}

/** The variables with another value in that place. */
export const withId = (variables: Variables, slot: Slot, id: string): Variables => put(variables, slot, id) as Variables

const put = (value: unknown, [head, ...rest]: Slot, id: string): unknown => {
  if (head === undefined) return id
  if (Array.isArray(value)) return value.map((entry: unknown, place) => (place === head ? put(entry, rest, id) : entry))
  const fields = (value ?? {}) as Readonly<Record<string, unknown>> // a part that these variables do without
  return { ...fields, [head]: put(fields[head], rest, id) }
}
