import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql"
import { Merging } from "./merging.ts"
import { LIMITS, tooMuch } from "./most.ts"
import { isStorable } from "./storable.ts"
import { type Weight, weightOf } from "./weight.ts"

const SIZES = ["size", "first", "limit"]
/** Entries that a list without a size is taken to have: pictures, contacts, offers on an asset. */
const UNSIZED = 5

const unreadable = () =>
  new GraphQLError("A text in this operation holds characters that cannot be kept.", {
    extensions: { code: "BAD_USER_INPUT", errorType: "BadUserInput" },
  })

/** Refuses what is too deep, too costly, or repeats itself, as far as `overfull` did not see it. Runs before the other rules, some of which such a document slows down. */
export const limited: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const merging = new Merging((name) => context.getFragment(name))
  const merge = (set: SelectionSetNode) => {
    if (merging.isExcessive([set])) context.reportError(tooMuch("repeating itself"))
  }
  return {
    StringValue: ({ value }) => {
      if (value.length > LIMITS.literal) context.reportError(tooMuch("too large: a text in it is too long"))
      if (!isStorable(value)) context.reportError(unreadable())
    },
    FragmentDefinition: ({ selectionSet }) => merge(selectionSet),
    OperationDefinition: (operation) => {
      if ((operation.variableDefinitions?.length ?? 0) > LIMITS.variables)
        context.reportError(tooMuch(`too full of variables; ${LIMITS.variables} is the most`))
      const weight = weightOf(operation, {
        ...scaleOf(context.getSchema(), {}),
        fragment: (name) => context.getFragment(name),
      })
      for (const error of excessOf(weight)) context.reportError(error)
      merge(operation.selectionSet)
    },
  }
}

/** The same once more with the values of the variables, which the rules above cannot know. */
export const excess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): ReadonlyArray<GraphQLError> => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: Array<OperationDefinitionNode> = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions?.length)
      operations.push(definition)
  }
  const scale = { ...scaleOf(schema, variables), fragment: (name: string) => fragments.get(name) }
  return operations.flatMap((operation) => excessOf(weightOf(operation, scale)))
}

const scaleOf = (schema: GraphQLSchema, variables: Readonly<Record<string, unknown>>) => ({
  schema,
  sizes: SIZES,
  list: UNSIZED,
  variables,
})

const excessOf = ({ cost, depth }: Weight): ReadonlyArray<GraphQLError> => [
  ...(depth > LIMITS.depth ? [tooMuch(`${depth} levels deep; ${LIMITS.depth} is the most`)] : []),
  ...(cost > LIMITS.cost ? [tooMuch(`too large: its answer may hold more than ${LIMITS.cost} values`)] : []),
]
