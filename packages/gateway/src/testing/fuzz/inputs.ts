import type { GraphQLSchema } from "graphql"
import { type Operation, operationsOf } from "../calls.ts"
import { wholeDocumentFor } from "../whole-document.ts"
import type { Chance } from "./chance.ts"
import { anything, valueFor } from "./hostile.ts"

/** What is sent, to whom ever it is given. */
export interface Input {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Of those who may be signed in, which one; none for a guest. */
  readonly who: number
}

const TOKENS = /"""[^]*?"""|"[^"]*"|\.\.\.|[\w$@]+|\S/g
const JUNK = [
  "{",
  "}",
  "(",
  ")",
  "[",
  "]",
  "!",
  "...",
  "@include(if: true)",
  "on",
  "fragment",
  '"',
  '"""',
  "$x",
  "0",
  "-",
  "\u0000",
  "#",
  "__typename",
  "__schema",
]
const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/graphql",
  "text/plain",
  "application/json;charset=utf-16",
  "",
  "multipart/form-data; boundary=x",
]

/** Asks for nothing but the name of what comes back. */
const shortDocumentFor = (operation: Operation): string =>
  wholeDocumentFor(operation).replace(/\{ __typename [^]*$/, "{ __typename } }")

/** Its tokens are found once, not for each input. */
const readable = (text: string) => ({ text, tokens: text.match(TOKENS) ?? [] })

/** The document with some of its tokens dropped, doubled, swapped or replaced. */
const mutated = (document: ReadonlyArray<string>, chance: Chance): string => {
  const tokens = [...document]
  for (let change = chance.below(4) + 1; change > 0; change--) {
    const [at, other] = [chance.below(tokens.length), chance.below(tokens.length)]
    const token = tokens[at] ?? ""
    const changed = [[], [token, token], [tokens[other] ?? ""], [chance.of(JUNK)], [token, chance.of(JUNK)]]
    tokens.splice(at, 1, ...chance.of(changed))
  }
  return tokens.join(" ")
}

/** The bytes with some of them dropped, doubled or replaced. */
const torn = (body: string, chance: Chance): string => {
  const at = chance.below(body.length)
  return (
    body.slice(0, at) +
    chance.of(["", body[at] ?? "", String.fromCharCode(chance.below(65_536)), "\u0000", '"', "}"]) +
    body.slice(at + chance.below(3))
  )
}

const variablesOf = ({ field }: Operation, chance: Chance, ids: ReadonlyArray<string>): Record<string, unknown> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, valueFor(type, chance, ids)]))

/** Made from the schema: every operation that can be asked, mostly in its shape and never in good faith. */
export const inputsFrom = (schema: GraphQLSchema, chance: Chance, ids: ReadonlyArray<string>): (() => Input) => {
  const operations = operationsOf(schema)
  const documents = new Map(
    operations.map((operation) => [
      operation,
      [shortDocumentFor(operation), wholeDocumentFor(operation)].map(readable),
    ]),
  )
  const question = (): unknown => {
    const operation = chance.of(operations)
    const { text, tokens } = chance.of(documents.get(operation) ?? [readable("")])
    return {
      query: chance.oneIn(3) ? mutated(tokens, chance) : text,
      variables: chance.oneIn(20) ? anything(chance) : variablesOf(operation, chance, ids),
      ...(chance.oneIn(10) ? { operationName: anything(chance) } : {}),
      ...(chance.oneIn(20) ? { extensions: anything(chance) } : {}),
    }
  }
  return () => {
    const body = JSON.stringify(chance.oneIn(50) ? anything(chance) : question())
    return {
      body: chance.oneIn(10) ? torn(body, chance) : body,
      who: chance.below(5) - 1,
      headers: {
        "content-type": chance.oneIn(15) ? chance.of(TYPES) : "application/json",
        ...(chance.oneIn(5) ? { "idempotency-key": chance.of(["k", "k".repeat(300), "k\u00e9", "a b", "same"]) } : {}),
      },
    }
  }
}
