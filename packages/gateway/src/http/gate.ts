import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql"
import * as t from "io-ts"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { excess, LIMITS, limited, tooMuch } from "./limits.ts"
import { faultOf } from "./storable.ts"

/** One question as it travels, over HTTP or a socket. */
const Question = t.intersection(
  [
    t.strict({}),
    t.partial({
      query: t.union([t.string, t.null]),
      operationName: t.union([t.string, t.null]),
      variables: t.union([t.UnknownRecord, t.null]),
      extensions: t.union([t.UnknownRecord, t.null]),
    }),
  ],
  "Question",
)

/** A question that may be executed. */
export interface Admitted {
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variableValues: Readonly<Record<string, unknown>>
  readonly operation: "mutation" | "query" | "subscription"
}
export type Gate = (question: unknown) => Admitted | { readonly errors: ReadonlyArray<GraphQLError> }

export interface GateOptions {
  /** Production keeps the shape of the schema to itself: no introspection, no suggestions. */
  readonly isOpen: boolean
  /** Operations by the sha256 of their text; where given, no others are taken. */
  readonly persisted: ReadonlyMap<string, string> | undefined
}

type Read = { readonly document: DocumentNode } | { readonly errors: ReadonlyArray<GraphQLError> }
/** Documents; the one asked longest ago goes first, and one that is refused never comes in: junk must not drive out what is in use. */
const MOST_KEPT = 500
/** Characters; the longest of our own pages has 3,700. */
const LONGEST_KEPT = 20_000

/** Reads, limits and validates a question; documents are read once. */
export const makeGate = (schema: GraphQLSchema, { isOpen, persisted }: GateOptions): Gate => {
  const known = new Map<string, Read>()
  const read = (text: string): Read => {
    const found = known.get(text)
    const read = found ?? readDocument(schema, text, isOpen)
    if (!found && ("errors" in read || text.length > LONGEST_KEPT)) return read
    known.delete(text)
    known.set(text, read)
    const [oldest] = known.keys()
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
    return read
  }
  const textOf = ({ extensions, query }: t.TypeOf<typeof Question>) =>
    persisted ? persisted.get(hashOf(extensions)) : query
  return (body) => {
    const fault = faultOf(body)
    if (fault !== undefined) return refusal("BAD_USER_INPUT", fault)
    const question = decode(Question)(body)
    if (Result.isFailure(question)) return notAQuestion()
    const text = textOf(question.success)
    if (!text) return persisted ? notPersisted() : notAQuestion()
    const found = read(text)
    const { operationName, variables } = question.success
    return "errors" in found ? found : admitted(schema, found.document, operationName ?? undefined, variables ?? {})
  }
}

const admitted = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variableValues: Readonly<Record<string, unknown>>,
) => {
  const operation = getOperationAST(document, operationName)
  if (!operation) return refusal("BAD_REQUEST", "Name one of the operations in the document.")
  const errors = excess(schema, document, variableValues)
  return errors.length > 0 ? { errors } : { document, operationName, variableValues, operation: operation.operation }
}

const readDocument = (schema: GraphQLSchema, text: string, isOpen: boolean): Read => {
  try {
    const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: !isOpen })
    const excessive = validate(schema, document, [limited], { maxErrors: 1 })
    if (excessive.length > 0) return { errors: excessive.slice(0, 1) }
    const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
    const invalid = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: !isOpen })
    return invalid.length > 0
      ? { errors: invalid.map((error) => coded("GRAPHQL_VALIDATION_FAILED", error)) }
      : { document }
  } catch (reason) {
    if (!(reason instanceof GraphQLError)) throw reason
    return {
      errors: [
        /more than \d+ tokens/.test(reason.message) ? tooMuch("too long") : coded("GRAPHQL_PARSE_FAILED", reason),
      ],
    }
  }
}

/** As `sha256:…` in the protocol of Apollo's persisted queries, or bare. */
const hashOf = (extensions: Readonly<Record<string, unknown>> | null | undefined): string => {
  const { sha256Hash } = (extensions?.["persistedQuery"] ?? {}) as { readonly sha256Hash?: unknown }
  return typeof sha256Hash === "string" ? sha256Hash.replace(/^sha256:/, "") : ""
}

const coded = (code: string, { message, locations }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, errorType: "BadRequest", ...(locations ? { at: locations } : {}) } })

const refusal = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, errorType: "BadRequest" } })],
})
const notAQuestion = () => refusal("BAD_REQUEST", "A question is an object with a query.")
const notPersisted = () => refusal("PERSISTED_QUERY_REQUIRED", "Only persisted operations are accepted.")
