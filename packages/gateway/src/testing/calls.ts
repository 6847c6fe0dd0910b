import { randomUUID } from "node:crypto"
import {
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql"
import { sentValuation } from "@xl/testkit/valuation"
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

const EXAMPLES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: "2026-12-24T00:00:00.000Z",
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

/** What is another in each call. */
const FRESH: Readonly<Record<string, () => unknown>> = { messageKey: randomUUID }

/** A value for every argument; `ids` names those that are of somebody's. */
export const variablesFor = ({ field }: Operation, ids: Variables): Variables =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, ids[name] ?? FRESH[name]?.() ?? example(type, ids)]))

/** A value for what must be said alone. */
export const bareVariablesFor = (operation: Operation, ids: Variables): Variables => {
  const needed = operation.field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(variablesFor(operation, ids)).filter(([name]) => needed.includes(name)))
}

const example = (type: GraphQLInputType, ids: Variables): unknown => {
  if (isNonNullType(type)) return example(type.ofType, ids)
  if (isListType(type)) return [example(type.ofType, ids)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type.name === "ValuationInput") return sentValuation() // of its four groups of details it takes one
  if (!isInputObjectType(type)) return type.name === "ID" ? ids["id"] : EXAMPLES[type.name]
  return Object.fromEntries(
    Object.values(type.getFields()).map((one) => [one.name, one.name === "currency" ? "USD" : example(one.type, ids)]),
  )
}
