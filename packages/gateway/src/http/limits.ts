import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql"
import { isStorable } from "./storable.ts"
import { type Weight, weightOf } from "./weight.ts"

/** What one operation may ask for at most. */
export const LIMITS = {
  tokens: 3_000,
  depth: 12,
  /** Values in the answer: a page of the largest size with every field of an asset stays below. */
  cost: 250_000,
  aliases: 30,
  directives: 50,
  /** The same answer name in one selection set. */
  repeats: 30,
  /** Characters of a text that stands in the operation itself; longer ones belong into variables. */
  literal: 5_000,
  /** Characters of a name. A long alias would stand in the answer once for each entry of a list, an unknown field in each refusal. */
  name: 100,
} as const
const SIZES = ["size", "first", "limit"]
/** Entries that a list without a size is taken to have: pictures, contacts, offers on an asset. */
const UNSIZED = 5

export const tooMuch = (why: string): GraphQLError =>
  new GraphQLError(`This operation is ${why}.`, {
    extensions: { code: "QUERY_TOO_COMPLEX", errorType: "QueryTooComplex" },
  })

const unreadable = () =>
  new GraphQLError("A text in this operation holds characters that cannot be kept.", {
    extensions: { code: "BAD_USER_INPUT", errorType: "BadUserInput" },
  })

/** Refuses what is too deep, too costly, or repeats itself. Runs before the other rules, some of which such a document slows down. */
export const limited: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const count = { aliases: 0, directives: 0 }
  return {
    Field: (field) => void (field.alias && (count.aliases += 1)),
    Directive: () => void (count.directives += 1),
    Name: ({ value }) => {
      if (value.length > LIMITS.name) context.reportError(tooMuch("too large: a name in it is too long"))
    },
    StringValue: ({ value }) => {
      if (value.length > LIMITS.literal) context.reportError(tooMuch("too large: a text in it is too long"))
      if (!isStorable(value)) context.reportError(unreadable())
    },
    SelectionSet: ({ selections }) => {
      const names = selections.map((it) =>
        it.kind === Kind.FIELD ? (it.alias ?? it.name).value : it.kind === Kind.FRAGMENT_SPREAD ? it.name.value : "",
      )
      if (names.length - new Set(names).size > LIMITS.repeats) context.reportError(tooMuch("repeating itself"))
    },
    OperationDefinition: (operation) => {
      const weight = weightOf(operation, {
        ...scaleOf(context.getSchema(), {}),
        fragment: (name) => context.getFragment(name),
      })
      for (const error of excessOf(weight)) context.reportError(error)
    },
    Document: {
      leave: () => {
        if (count.aliases > LIMITS.aliases)
          context.reportError(tooMuch(`aliased ${count.aliases} times; ${LIMITS.aliases} is the most`))
        if (count.directives > LIMITS.directives)
          context.reportError(tooMuch(`too full of directives; ${LIMITS.directives} is the most`))
      },
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
