import { GraphQLError } from "graphql"

/** What one operation may ask for at most. */
export const LIMITS = {
  tokens: 3_000,
  depth: 12,
  /** Brackets of any kind within each other. */
  brackets: 64,
  /** Values in the answer: a page of the largest size with every field of an asset stays below. */
  cost: 250_000,
  aliases: 30,
  directives: 50,
  /** The same answer name once more in one selection set, what is merged into it counted in. */
  repeats: 30,
  /** Fields, those of a fragment as often as it is spread. */
  fields: 10_000,
  /** Variables of one operation. */
  variables: 100,
  /** Characters of a text that stands in the operation itself; longer ones belong into variables. */
  literal: 5_000,
  /** Characters of a name. A long alias would stand in the answer once for each entry of a list, an unknown field in each refusal. */
  name: 100,
} as const

export const tooMuch = (why: string): GraphQLError =>
  new GraphQLError(`This operation is ${why}.`, {
    extensions: { code: "QUERY_TOO_COMPLEX", errorType: "QueryTooComplex" },
  })
