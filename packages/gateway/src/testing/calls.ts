import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql"
import type { Variables } from "./market.ts"

export type Root = "Mutation" | "Query" | "Subscription"

/** One field that can be asked for first. */
export interface Operation {
  readonly root: Root
  readonly field: GraphQLField<unknown, unknown>
}

export const operationsOf = (schema: GraphQLSchema): ReadonlyArray<Operation> =>
  (["Query", "Mutation", "Subscription"] as const).flatMap((root) =>
    Object.values(
      (
        schema.getType(root) as unknown as { getFields: () => Record<string, GraphQLField<unknown, unknown>> }
      ).getFields(),
    ).map((field) => ({ root, field })),
  )

/** A document that asks for it with every argument, and tells a refusal's code. */
export const documentFor = ({ field, root }: Operation): string => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ")
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ")
  const [variables, values] = field.args.length > 0 ? [`(${declared})`, `(${passed})`] : ["", ""]
  return `${root.toLowerCase()} ${variables} { ${field.name}${values} ${selection(field.type)} }`
}

const selection = (type: GraphQLOutputType): string => {
  const named = getNamedType(type)
  if (isLeafType(named)) return ""
  if (isUnionType(named)) {
    const canRefuse = named.getTypes().some((one) => one.getInterfaces().length > 0)
    return canRefuse ? "{ __typename ... on Refusal { code } }" : "{ __typename }"
  }
  const plain =
    isObjectType(named) && Object.values(named.getFields()).find((one) => isLeafType(getNamedType(one.type)))
  return plain ? `{ ${plain.name} }` : "{ __typename }"
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Day: "2026-12-24",
  Decimal: "1000.00",
  Int: 30,
  LoanStatus: "Performing Loan",
  Percent: "5",
  PropertyType: "Office",
  StatusFilter: "Published",
  String: "text",
  UnitOfMeasure: "Units",
}

/** A value for every argument; `ids` names those that are of somebody's. */
export const variablesFor = ({ field }: Operation, ids: Variables): Variables =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, ids[name] ?? example(type, ids)]))

const example = (type: GraphQLInputType, ids: Variables): unknown => {
  if (isNonNullType(type)) return example(type.ofType, ids)
  if (isListType(type)) return [example(type.ofType, ids)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return type.name === "ID" ? ids["id"] : EXAMPLES[type.name]
  return Object.fromEntries(
    Object.values(type.getFields()).map((one) => [one.name, one.name === "currency" ? "USD" : example(one.type, ids)]),
  )
}
