import { MarketUnavailable } from "@xl/core/kernel"
import { AssetNotFound } from "@xl/core/assets"
import { Effect } from "effect"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { input, refused } from "../shared/index.ts"
import { aUser, testGateway } from "../testing/index.ts"
import type { Resolvers } from "./request.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
interface Refusal { code: String! message: String! }
type Query {
  hello(name: String!, size: Int): String! @access(to: [Guest])
  asset: Asset! @access(to: [Guest])
  broken: String @access(to: [Guest])
  mine: String! @access(to: [SignedIn])
  nobodys: String @access(to: [])
}
type Mutation { sell: Sold! @access(to: [Sellers, Admins]) touch(by: Int!): Int! @access(to: [SignedIn]) }
union Sold = Done | AssetNotFound
type Done { by: String! }
type AssetNotFound implements Refusal { code: String! message: String! }
type Asset { id: ID! price: Int @access(to: [Admins]) owner: String! }
type Subscription { ticks: Int! @access(to: [Guest]) }
`
const resolvers: Resolvers = {
  Query: {
    hello: (args) =>
      Effect.map(
        input(t.strict({ name: t.string, size: t.union([t.Int, t.null, t.undefined]) }), args),
        ({ name }) => `Hello ${name}`,
      ),
    asset: () => Effect.succeed({ id: "1", price: 7 }),
    broken: () => Effect.fail(new MarketUnavailable({ cause: new Error("password=hunter2 of alice@example.com") })),
    mine: (_args, { actor }) => Effect.succeed(actor.tag === "user" ? actor.email : "?"),
    nobodys: () => Effect.succeed("!"),
  },
  Mutation: {
    sell: () => Effect.catchTag(Effect.fail(new AssetNotFound()), "AssetNotFound", refused),
    touch: (args) => Effect.map(input(t.strict({ by: t.Int }), args), ({ by }) => by),
  },
  Asset: { owner: (_args, _request, parent) => Effect.succeed(`owner of ${(parent as { id: string }).id}`) },
  Subscription: { ticks: () => Effect.succeed([]) },
}
const users = new Map([
  ["seller", aUser(1, "Sellers")],
  ["admin", aUser(2, "Admins")],
  ["buyer", aUser(3, "ApprovedBuyers")],
])
const { app, ask, log } = await testGateway({ schema: SCHEMA, resolvers: [resolvers], users })
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/graphql", payload, headers: { "content-type": "application/json", ...headers } })
const codeOf = async (answer: ReturnType<typeof post>) => [
  (await answer).statusCode,
  (await answer).json().errors?.[0]?.extensions?.code,
]

describe("access", () => {
  it("raises the specification's error for a missing role on a mutation", async () => {
    const { body, status } = await ask("mutation { sell { __typename } }", { token: "buyer" })
    expect([status, body]).toEqual([
      200,
      {
        data: null,
        errors: [
          {
            message: "Not Authorized to access sell on type Mutation",
            path: ["sell"],
            extensions: { code: "RoleMissing", errorType: "Unauthorized" },
          },
        ],
      },
    ])
  })

  it("asks a guest to sign in", async () => {
    const { body } = await ask("mutation { sell { __typename } }")
    expect(body.errors?.[0]).toMatchObject({
      message: "Please sign in.",
      extensions: { code: "SignInRequired", errorType: "Unauthorized" },
    })
  })

  it("lets in whoever holds one of the named roles, and nobody where none is named", async () => {
    for (const token of ["seller", "admin"])
      expect((await ask("mutation { sell { ... on Refusal { code } } }", { token })).body.errors).toBeUndefined()
    expect((await ask("{ nobodys }", { token: "admin" })).body.errors?.[0]?.extensions).toMatchObject({
      code: "RoleMissing",
    })
  })

  it("shows a hidden field to those who may see it, and null to all others", async () => {
    const seen = async (token?: string) => (await ask("{ asset { price owner } }", token ? { token } : {})).body
    expect([await seen("admin"), await seen("seller"), await seen()]).toEqual([
      { data: { asset: { price: 7, owner: "owner of 1" } } },
      ...[0, 0].map(() => ({ data: { asset: { price: null, owner: "owner of 1" } } })),
    ])
  })

  it("refuses a token that is no good instead of taking its bearer for a guest", async () => {
    for (const token of ["forged", "a b", "x".repeat(9_000)]) {
      const { body, status } = await ask('{ hello(name: "A") }', { token })
      expect([status, body]).toEqual([
        401,
        {
          errors: [
            {
              message: "Your session is over. Please sign in again.",
              extensions: { code: "TOKEN_REFUSED", errorType: "UnauthorizedException" },
            },
          ],
        },
      ])
    }
  })

  it.each([
    [
      "a field that does not say who may ask",
      SCHEMA.replace("broken: String @access(to: [Guest])", "broken: String"),
      resolvers,
      "Query.broken does not say who may ask: add @access.",
    ],
    [
      "a field without a resolver",
      SCHEMA.replace("type Mutation {", "type Mutation { burn: Int @access(to: [Guest])"),
      resolvers,
      "Mutation.burn has no resolver.",
    ],
    [
      "a resolver without a field",
      SCHEMA,
      { ...resolvers, Asset: { ...resolvers["Asset"], street: () => Effect.succeed("") } },
      "There is a resolver for Asset.street, which the schema does not have.",
    ],
    [
      "a hidden field that cannot be null",
      SCHEMA.replace("price: Int", "price: Int!"),
      resolvers,
      'Asset.price can be hidden by @access, so its type cannot end with "!".',
    ],
  ])("does not start with %s", async (_what, schema, given, message) => {
    await expect(testGateway({ schema, resolvers: [given as Resolvers] })).rejects.toThrow(message)
  })
})

describe("answers", () => {
  it("are data where a rule says no to a mutation", async () => {
    const { body } = await ask("mutation { sell { __typename ... on Refusal { code message } } }", { token: "seller" })
    expect(body).toEqual({
      data: { sell: { __typename: "AssetNotFound", code: "AssetNotFound", message: expect.any(String) } },
    })
  })

  it("name a bad argument by its place and never repeat its value", async () => {
    const extensions = { code: "BAD_USER_INPUT", errorType: "BadUserInput" }
    const variables = { by: "4111-1111" }
    const wrong = await ask("mutation ($by: Int!) { touch(by: $by) }", { token: "seller", variables })
    expect(wrong.body).toEqual({ errors: [{ message: "The variable by does not fit the operation.", extensions }] })
    const missing = await ask('query ($name: String = "") { hello(name: $name) }', { variables: { name: null } })
    expect(missing.body.errors).toEqual([
      { message: "The argument name does not fit the operation.", path: ["hello"], extensions },
    ])
  })

  it("mask whatever was not worded for the caller, under an id that the log has too", async () => {
    const { body, status } = await ask("{ broken }")
    expect(status).toBe(503)
    const { errorId, ...extensions } = body.errors?.[0]?.extensions ?? {}
    expect([body.data, body.errors?.[0]?.message, extensions]).toEqual([
      { broken: null },
      "Something went wrong on our side.",
      { code: "UNAVAILABLE", errorType: "Unavailable" },
    ])
    expect(JSON.stringify(body)).not.toContain("hunter2")
    expect(log.join("")).toContain(String(errorId))
  })
})

describe("bad questions", () => {
  it.each([
    ["no JSON", "{", {}, 400, "BAD_REQUEST"],
    ["a batch", "[{}]", {}, 400, "BAD_REQUEST"],
    ["no query", "{}", {}, 400, "BAD_REQUEST"],
    ["variables that are no object", '{"query":"{ mine }","variables":[1]}', {}, 400, "BAD_REQUEST"],
    ["a poisoned prototype", '{"query":"{ mine }","variables":{"__proto__":{"admin":true}}}', {}, 400, "BAD_REQUEST"],
    ["another media type", '{"query":"{ mine }"}', { "content-type": "text/plain" }, 415, "BAD_REQUEST"],
    ["another site's page", '{"query":"{ mine }"}', { origin: "https://evil.example" }, 403, "FOREIGN_ORIGIN"],
    ["a key that is none", '{"query":"{ mine }"}', { "idempotency-key": "a b" }, 400, "BAD_REQUEST"],
    ["100,001 bytes", JSON.stringify({ query: `{ hello(name: "${"x".repeat(100_000)}") }` }), {}, 413, "TOO_LARGE"],
    ["a subscription", '{"query":"subscription { ticks }"}', {}, 400, "BAD_REQUEST"],
    ["nonsense", '{"query":"{ mine"}', {}, 400, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", '{"query":"{ yours }"}', {}, 400, "GRAPHQL_VALIDATION_FAILED"],
    ["two operations and no name", '{"query":"query A { mine } query B { mine }"}', {}, 400, "BAD_REQUEST"],
  ])("are refused: %s", async (_what, payload, headers, status, code) => {
    expect(await codeOf(post(payload, headers))).toEqual([status, code])
  })

  it("are refused by another method", async () => {
    const answer = await app.inject({ method: "GET", url: "/graphql?query={mine}" })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"])
  })

  it("are answered to our own pages", async () => {
    expect(
      (
        await post('{"query":"{ hello(name: \\"A\\") }"}', { origin: "http://localhost:3000", host: "localhost:3000" })
      ).json(),
    ).toEqual({ data: { hello: "Hello A" } })
  })
})
