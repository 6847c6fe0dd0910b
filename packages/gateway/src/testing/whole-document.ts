import { getNamedType, type GraphQLOutputType, isLeafType, isObjectType, isUnionType } from "graphql"
import type { Operation } from "./calls.ts"

/** Fields below each other: what lies deeper is not reached by any document here. */
const DEPTH = 6

/** A document that asks for it with every argument, and for every field of the answer down to a depth of six. */
export const wholeDocumentFor = ({ field, root }: Operation): string => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ")
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ")
  const [variables, values] = field.args.length > 0 ? [`(${declared})`, `(${passed})`] : ["", ""]
  return `${root.toLowerCase()} ${variables} { ${field.name}${values} ${selection(field.type, DEPTH - 1)} }`
}

const selection = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type)
  if (isLeafType(named)) return ""
  if (isUnionType(named)) {
    const done = named.getTypes().filter((one) => one.getInterfaces().length === 0)
    const refusals = done.length < named.getTypes().length ? "... on Refusal { code message }" : ""
    const parts = done.map((one) => `... on ${one.name} ${selection(one, depth)}`)
    return `{ __typename ${parts.join(" ")} ${refusals} }`
  }
  if (!isObjectType(named)) return "{ __typename }"
  const fields = Object.values(named.getFields()).flatMap((one) => {
    if (isLeafType(getNamedType(one.type))) return [one.name]
    return depth > 1 ? [`${one.name} ${selection(one.type, depth - 1)}`] : []
  })
  return `{ __typename ${fields.join(" ")} }`
}
