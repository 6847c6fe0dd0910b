import { describe, expect, it } from "vitest"
import { testMarket } from "../testing/index.ts"

const { app } = await testMarket()
const many = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join(" ")
const nested = (levels: number) =>
  `{ __schema { types { ${"fields { type { ".repeat(levels)} name ${"} } ".repeat(levels)} } } }`
/** A list in a list in a list, each of the largest size that can be asked for. */
const fan = many(15, (n) => `f${n}: searchAssets(size: 5000) { assets { id images contacts { firstName } } }`)
const fragments = `{ searchAssets { assets { ...F16 } } } fragment F0 on Asset { id } ${many(16, (n) => `fragment F${n + 1} on Asset { ...F${n} ...F${n} contacts { firstName } ...F${n} }`)}`
const scattered = `{ ${many(32, (n) => `...F${n}`)} } ${many(32, (n) => `fragment F${n} on Query { countAssets { total } }`)}`
const cycle = "{ searchAssets { assets { ...A } } } fragment A on Asset { id ...B } fragment B on Asset { ...A }"

const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json", ...headers },
    payload,
  })
const ask = (query: string, variables?: unknown) => post(JSON.stringify({ query, variables }))

const named = (name: unknown) => ask("query ($name: String) { searchAssets(name: $name) { total } }", { name })
const deep = (levels: number, member = "variables") =>
  `{"query":"{ __typename }","${member}":{"x":${"[".repeat(levels)}${"]".repeat(levels)}}}`
const repeatable = { "idempotency-key": "k" }

type Answered = ReturnType<typeof post>
const ABUSES: ReadonlyArray<readonly [string, () => Answered, number, string]> = [
  ["10,000 aliases", () => ask(`{ ${many(10_000, (n) => `a${n}: countAssets { total }`)} }`), 413, "TOO_LARGE"],
  ["31 aliases", () => ask(`{ ${many(31, (n) => `a${n}: countAssets { count }`)} }`), 400, "QUERY_TOO_COMPLEX"],
  ["500 levels of the schema", () => ask(nested(250)), 400, "QUERY_TOO_COMPLEX"],
  ["32 fields alike in one place, each elsewhere", () => ask(scattered), 400, "QUERY_TOO_COMPLEX"],
  ["101 variables", () => ask(`query (${many(101, (n) => `$v${n}: Int`)}) { __typename }`), 400, "QUERY_TOO_COMPLEX"],
  ["65 brackets", () => ask(`{ searchAssets(state: ${"[".repeat(63)}) }`), 400, "QUERY_TOO_COMPLEX"],
  ["four levels of the schema's lists", () => ask(nested(4)), 400, "GRAPHQL_VALIDATION_FAILED"],
  ["lists in lists", () => ask(`{ ${fan} }`), 400, "QUERY_TOO_COMPLEX"],
  ["fragments that double", () => ask(fragments), 400, "QUERY_TOO_COMPLEX"],
  ["fragments in a circle", () => ask(cycle), 400, "GRAPHQL_VALIDATION_FAILED"],
  ["10,000 fields alike", () => ask(`{ searchAssets { ${"total ".repeat(10_000)} } }`), 400, "QUERY_TOO_COMPLEX"],
  [
    "1,000 directives",
    () => ask(`{ searchAssets { total ${"@skip(if: false) ".repeat(1_000)} } }`),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  [
    "a text of a million bytes",
    () => ask(`{ searchAssets(name: "${"x".repeat(1_000_000)}") { total } }`),
    413,
    "TOO_LARGE",
  ],
  [
    "a text of 90,000 bytes",
    () => ask(`{ searchAssets(name: "${"x".repeat(90_000)}") { total } }`),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  [
    "a block text of 5,001 bytes",
    () => ask(`{ searchAssets(name: """${"x".repeat(5_001)}""") { total } }`),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  ["a name of 90,000 letters", () => ask(`{ ${"x".repeat(90_000)} }`), 400, "QUERY_TOO_COMPLEX"],
  ["a body of 10 MB", () => post(`{"query":"${" ".repeat(10_000_000)}"}`), 413, "TOO_LARGE"],
  [
    "a batch",
    () => post(JSON.stringify(Array.from({ length: 10 }, () => ({ query: "{ __typename }" })))),
    400,
    "BAD_REQUEST",
  ],
  ["an empty batch", () => post("[]"), 400, "BAD_REQUEST"],
  ["__proto__ in the body", () => post(`{"query":"{ __typename }","__proto__":{"isAdmin":true}}`), 400, "BAD_REQUEST"],
  [
    "__proto__ among the variables",
    () => post(`{"query":"{ __typename }","variables":{"__proto__":{"size":1}}}`),
    400,
    "BAD_REQUEST",
  ],
  [
    "constructor.prototype in the body",
    () => post(`{"query":"{ __typename }","constructor":{"prototype":{"a":1}}}`),
    400,
    "BAD_REQUEST",
  ],
  [
    "a huge whole number",
    () => ask("{ searchAssets(offset: 99999999999999999999) { total } }"),
    400,
    "GRAPHQL_VALIDATION_FAILED",
  ],
  [
    "a page of two billion",
    () => ask("query ($n: Int) { searchAssets(size: $n) { assets { id } } }", { n: 2_000_000_000 }),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  ["JSON that never closes", () => post("[".repeat(90_000)), 400, "BAD_REQUEST"],
  ["no JSON", () => post("query { __typename }"), 400, "BAD_REQUEST"],
  ["a bare text", () => post(`"{ __typename }"`), 400, "BAD_REQUEST"],
  ["nothing", () => post("null"), 400, "BAD_REQUEST"],
  [
    "a form",
    () => post("query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" }),
    415,
    "BAD_REQUEST",
  ],
  ["plain text", () => post(`{"query":"{ __typename }"}`, { "content-type": "text/plain" }), 415, "BAD_REQUEST"],
  ["a multipart form", () => post("--x--", { "content-type": "multipart/form-data; boundary=x" }), 415, "BAD_REQUEST"],
  ["GraphQL as such", () => post("{ __typename }", { "content-type": "application/graphql" }), 415, "BAD_REQUEST"],
  [
    "another site's page",
    () => post(`{"query":"{ __typename }"}`, { origin: "https://evil.example" }),
    403,
    "FOREIGN_ORIGIN",
  ],
  [
    "a page without an origin of its own",
    () => post(`{"query":"{ __typename }"}`, { origin: "null" }),
    403,
    "FOREIGN_ORIGIN",
  ],
  [
    "a mutation by GET",
    () => app.inject({ url: `/graphql?query=${encodeURIComponent("mutation { recordLogin { __typename } }")}` }),
    405,
    "BAD_REQUEST",
  ],
  [
    "a query by GET",
    () => app.inject({ url: `/graphql?query=${encodeURIComponent("{ __typename }")}` }),
    405,
    "BAD_REQUEST",
  ],
  ["a body that claims another length in chunks", () => post("{}", { "content-encoding": "gzip" }), 400, "BAD_REQUEST"],
  ["NUL in a variable", () => named("a\u0000b"), 400, "BAD_USER_INPUT"],
  ["half a character in a variable", () => named("a\ud800"), 400, "BAD_USER_INPUT"],
  ["NUL in the name of a variable's field", () => named({ "a\u0000": 1 }), 400, "BAD_USER_INPUT"],
  [
    "half a character in the text",
    () => ask(`{ searchAssets(name: "\\udfff") { total } }`),
    400,
    "GRAPHQL_PARSE_FAILED",
  ],
  ["NUL in the text", () => ask(`{ searchAssets(name: "\\u0000") { total } }`), 400, "BAD_USER_INPUT"],
  ["variables nested 33 levels deep", () => post(deep(33)), 400, "BAD_USER_INPUT"],
  [
    "variables nested 40,000 levels deep, to be repeated",
    () => post(deep(40_000), { "idempotency-key": "k" }),
    400,
    "BAD_USER_INPUT",
  ],
  ["extensions nested 40,000 levels deep", () => post(deep(40_000, "extensions"), repeatable), 400, "BAD_USER_INPUT"],
  ["nobody's member nested 40,000 levels deep", () => post(deep(40_000, "other"), repeatable), 400, "BAD_USER_INPUT"],
]

describe("abuse over HTTP", () => {
  it.each(ABUSES)("is refused in few words: %s", async (_what, abuse, status, code) => {
    const answer = await abuse()
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code])
    expect(answer.body.length).toBeLessThanOrEqual(2_000)
    expect(answer.body).not.toMatch(/\bat \/|node_modules|select |\.ts:/i)
  })

  it("is told of once or a few times, not once for each of a thousand faults", async () => {
    const states = Array.from({ length: 1_000 }, () => ({ no: "text" }))
    const answer = await ask("query ($state: [String!]) { searchAssets(state: $state) { total } }", { state: states })
    const { errors } = answer.json() as { errors: ReadonlyArray<{ message: string; extensions: { code: string } }> }
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array.from({ length: 6 }, () => "BAD_USER_INPUT"))
    expect(errors.at(-1)?.message).toBe("Many variables do not fit the operation.")
    expect(answer.body.length).toBeLessThanOrEqual(2_000)
  })

  it("changes nothing for whoever asks properly", async () => {
    for (const [, abuse] of ABUSES) await abuse()
    expect((await ask("{ searchAssets(size: 12) { total } }")).json()).toEqual({ data: { searchAssets: { total: 0 } } })
  })
})
