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
import { excess, limited } from "./limits.ts"
import { LIMITS } from "./most.ts"
import { overfull } from "./scan.ts"
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
/** With `isKnownOnly` it reads no text that it has not read and kept before. */
export type Gate = (
  question: unknown,
  isKnownOnly?: boolean,
) => Admitted | { readonly errors: ReadonlyArray<GraphQLError> }

export interface GateOptions {
  /** Production keeps the shape of the schema to itself: no introspection, no suggestions. */
  readonly isOpen: boolean
  /** Operations by the sha256 of their text. Where they are given only a gate that is open takes others. */
  readonly persisted: ReadonlyMap<string, string> | undefined
}

type Read = { readonly document: DocumentNode } | { readonly errors: ReadonlyArray<GraphQLError> }
/** Documents; the one asked longest ago goes first, and one that is refused never comes in: junk must not drive out what is in use. */
const MOST_KEPT = 500
/** Characters; the longest of our own pages has 3,700. */
const LONGEST_KEPT = 20_000

/** Documents that were read. */
class Known {
  readonly #all = new Map<string, Read>()

  of(text: string): Read | undefined {
    const found = this.#all.get(text)
    return found && this.keep(text, found)
  }

  /** As the last one asked, unless it is refused or too long. */
  keep(text: string, read: Read): Read {
    if ("errors" in read || text.length > LONGEST_KEPT) return read
    this.#all.delete(text)
    this.#all.set(text, read)
    const [oldest] = this.#all.keys()
    if (this.#all.size > MOST_KEPT && oldest !== undefined) this.#all.delete(oldest)
    return read
  }
}

/** Reads, limits and validates a question; documents are read once. */
export const makeGate = (schema: GraphQLSchema, { isOpen, persisted }: GateOptions): Gate => {
  const known = new Known()
  const read = (text: string, isKnownOnly: boolean): Read =>
    known.of(text) ?? (isKnownOnly ? notAQuestion() : known.keep(text, readDocument(schema, text, isOpen)))
  const textOf = ({ extensions, query }: t.TypeOf<typeof Question>) =>
    persisted && !(isOpen && query) ? persisted.get(hashOf(extensions)) : query
  return (body, isKnownOnly = false) => {
    const fault = faultOf(body)
    if (fault !== undefined) return refusal("BAD_USER_INPUT", fault)
    const question = decode(Question)(body)
    if (Result.isFailure(question)) return notAQuestion()
    const text = textOf(question.success)
    if (!text) return persisted && !isOpen ? notPersisted() : notAQuestion()
    const found = read(text, isKnownOnly)
    return "errors" in found ? found : admitted(schema, found.document, question.success)
  }
}

const admitted = (schema: GraphQLSchema, document: DocumentNode, question: t.TypeOf<typeof Question>) => {
  const operationName = question.operationName ?? undefined
  const variableValues = question.variables ?? {}
  const operation = getOperationAST(document, operationName)
  if (!operation) return refusal("BAD_REQUEST", "Name one of the operations in the document.")
  const errors = excess(schema, document, variableValues)
  return errors.length > 0 ? { errors } : { document, operationName, variableValues, operation: operation.operation }
}

const readDocument = (schema: GraphQLSchema, text: string, isOpen: boolean): Read => {
  const tooMuch = overfull(text)
  if (tooMuch) return { errors: [tooMuch] }
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
    return { errors: [coded("GRAPHQL_PARSE_FAILED", reason)] }
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
const notAQuestion = () =>
  refusal("BAD_REQUEST", "A question is an object with a query, or with the hash of a persisted one.")
const notPersisted = () => refusal("PERSISTED_QUERY_REQUIRED", "Only persisted operations are accepted.")
