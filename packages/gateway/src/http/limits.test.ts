import { buildSchema, type GraphQLError } from "graphql"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { makeGate } from "./gate.ts"
import { readSchema } from "./schema.ts"

const schema = buildSchema(`
type Query { assets(size: Int, first: String): [Asset!]! asset: Asset! }
type Asset { id: ID! offers: [Offer!]! same: Asset! }
type Offer { id: ID! asset: Asset! }
`)
const open = makeGate(schema, { isOpen: true, persisted: undefined })
const closed = makeGate(schema, { isOpen: false, persisted: undefined })
const errorsOf = (question: unknown, gate = open): ReadonlyArray<GraphQLError> => {
  const answer = gate(question)
  return "errors" in answer ? answer.errors : []
}
const codes = (query: string, variables?: object) =>
  errorsOf({ query, variables }).map(({ extensions }) => extensions["code"])
const nested = (depth: number) => `{ asset ${"{ same ".repeat(depth - 2)}{ id }${" }".repeat(depth - 2)} }`
const TOO_COMPLEX = ["QUERY_TOO_COMPLEX"]

describe("the gate", () => {
  it("lets 12 levels through and refuses 13", () => {
    expect([codes(nested(12)), codes(nested(13))]).toEqual([[], TOO_COMPLEX])
  })

  it("counts what a list may hold, with its size as a literal or a variable", () => {
    const page = "{ id offers { id asset { offers { id } } } }"
    expect(codes(`{ assets(size: 12) ${page} }`)).toEqual([])
    expect(codes(`{ assets(size: 100000) ${page} }`)).toEqual(TOO_COMPLEX)
    const asked = `query ($size: Int) { assets(size: $size) ${page} }`
    expect([
      codes(asked, { size: 12 }),
      codes(asked, { size: 100_000 }),
      codes(asked, { size: -1 }),
      codes(asked, { size: "x" }),
    ]).toEqual([[], TOO_COMPLEX, [], []])
  })

  it("counts lists without a size below each other", () => {
    const deep = (levels: number): string => (levels === 0 ? "id" : `offers { asset { ${deep(levels - 1)} } }`)
    expect([codes(`{ asset { ${deep(2)} } }`), codes(`{ assets(size: 1000) { ${deep(4)} } }`)]).toEqual([
      [],
      TOO_COMPLEX,
    ])
  })

  it.each([
    ["10,000 aliases", `{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: asset { id }`).join(" ")} }`],
    ["31 aliases", `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: asset { id }`).join(" ")} }`],
    ["10,000 fields alike", `{ ${"asset { id } ".repeat(10_000)} }`],
    ["100 fields alike", `{ ${"asset { id } ".repeat(100)} }`],
    ["1,000 directives", `{ asset { id ${"@skip(if: false) ".repeat(1_000)} } }`],
    ["51 directives", `{ asset { id ${"@skip(if: false) ".repeat(51)} } }`],
    [
      "2^16 fragments",
      `{ asset { ...F16 } } fragment F0 on Asset { id same { id } } ${Array.from({ length: 16 }, (_, n) => `fragment F${n + 1} on Asset { ...F${n} same { ...F${n} } offers { asset { ...F${n} } } }`).join(" ")}`,
    ],
    ["500 levels", nested(500)],
  ])("refuses %s, soon and in few words", (_what, query) => {
    const before = process.cpuUsage()
    const errors = errorsOf({ query })
    const { user } = process.cpuUsage(before) // microseconds of work, whoever else is busy; one that grows without bound takes minutes
    expect(errors.map(({ extensions }) => extensions["code"])).toEqual(TOO_COMPLEX)
    expect([user < 10_000_000, JSON.stringify(errors).length < 2_000]).toEqual([true, true])
  })

  it("takes a text of 5,000 characters in the operation itself, and none of 5,001", () => {
    const said = (length: number) => codes(`{ assets(first: "${"x".repeat(length)}") { id } }`)
    expect([said(5_000), said(5_001)]).toEqual([[], TOO_COMPLEX])
  })

  it("takes a name of 100 letters and none of 101, whether of a field, an alias, a variable or a fragment", () => {
    const all = (name: string) => [
      `{ ${name} }`,
      `{ asset { ${name}: id } }`,
      `query ($${name}: Int) { assets(size: $${name}) { id } }`,
      `{ asset { ...${name} } } fragment ${name} on Asset { id }`,
    ]
    expect(all("x".repeat(100)).flatMap((query) => codes(query))).toEqual(["GRAPHQL_VALIDATION_FAILED"])
    expect(all("x".repeat(101)).map((query) => codes(query))).toEqual(all("").map(() => TOO_COMPLEX))
  })

  it("keeps what is in use, however much junk and however many other documents come in between", () => {
    const read = () => {
      const answer = open({ query: "{ asset { id } }" })
      return "document" in answer ? answer.document : undefined
    }
    const first = read()
    for (let turn = 0; turn < 600; turn++) codes(`{ junk${turn} }`)
    for (let turn = 0; turn < 400; turn++) codes(`{ asset { id } } # ${turn}`)
    expect(read()).toBe(first)
    for (let turn = 0; turn < 400; turn++) codes(`{ asset { id } } # again ${turn}`)
    expect(read()).toBe(first)
    for (let turn = 0; turn < 500; turn++) codes(`{ asset { id } } # once more ${turn}`)
    expect(read()).not.toBe(first)
  })

  const spread = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, n) => `...F${n}`).join(" ")} } ${Array.from({ length: count }, (_, n) => `fragment F${n} on Query { ${field} }`).join(" ")}`
  it.each([
    ["beside each other", (times: number) => `{ ${"... { asset { id } } ".repeat(times)} }`],
    ["in each other", (times: number) => `{ ${"... { ".repeat(3)} ${"... { asset { id } } ".repeat(times)} } } } }`],
    ["in fragments", (times: number) => spread(times, "asset { id }")],
    [
      "in a fragment that nobody spreads",
      (times: number) => `{ asset { id } } fragment F on Query { ${"... { asset { id } } ".repeat(times)} }`,
    ],
    ["below what is merged", (times: number) => spread(times, "asset { same { id } }")],
    [
      "below what is merged, by two",
      (times: number) =>
        `{ ${`asset { same { id } same { id } } `.repeat(times / 2)} ${"asset { same { id } }".repeat(times % 2)} }`,
    ],
  ])("takes a field 31 times in one place and not 32, wherever that is written: %s", (_where, text) => {
    expect([codes(text(31)).filter((code) => code !== "GRAPHQL_VALIDATION_FAILED"), codes(text(32))]).toEqual([
      [],
      TOO_COMPLEX,
    ])
  })

  it("takes 10,000 fields, those of a fragment as often as it is spread, and not one more", () => {
    const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}`).join(" ")
    const text = (more: string) =>
      `{ asset { ${more} ${Array.from({ length: 19 }, (_, n) => `g${n} { ...A }`).join(" ")} } } fragment A on Asset { ${fields(499)} }`
    expect(codes(text(""))).not.toEqual(TOO_COMPLEX)
    expect(codes(text("id"))).toEqual(TOO_COMPLEX)
  })

  it("takes 100 variables and not 101", () => {
    const asked = (count: number) =>
      codes(`query (${Array.from({ length: count }, (_, n) => `$v${n}: Int`).join(" ")}) { asset { id } }`)
    expect([asked(100).includes("QUERY_TOO_COMPLEX"), asked(101)]).toEqual([false, TOO_COMPLEX])
  })

  it("reads no text that it does not know where it is told so", () => {
    const [known, other] = [{ query: "{ asset { id } } # known" }, { query: "{ asset { id } } # other" }]
    expect(errorsOf(known)).toEqual([])
    const told = (question: unknown) => ("errors" in open(question, true) ? "refused" : "taken")
    expect([told(known), told(other), told(known)]).toEqual(["taken", "refused", "taken"])
    expect([errorsOf(other), told(other)]).toEqual([[], "taken"])
  })

  it("refuses a fragment that spreads itself", () => {
    expect(codes("{ asset { ...A } } fragment A on Asset { same { ...A } }")).toEqual(["GRAPHQL_VALIDATION_FAILED"])
  })

  it("shows its schema in the demo, and neither schema nor suggestions in production", () => {
    const introspection = { query: "{ __schema { types { name } } }" }
    expect([errorsOf(introspection), errorsOf(introspection, closed).length]).toEqual([[], 2])
    const misspelt = { query: "{ asse { id } }" }
    expect(errorsOf(misspelt)[0]?.message).toContain("Did you mean")
    expect(errorsOf(misspelt, closed)[0]?.message).not.toContain("Did you mean")
  })

  it("takes persisted operations by their hash, and no others where it has some", () => {
    const gate = makeGate(schema, { isOpen: false, persisted: new Map([["abc", "{ asset { id } }"]]) })
    const by = (sha256Hash: unknown) =>
      errorsOf({ extensions: { persistedQuery: { version: 1, sha256Hash } } }, gate).map(
        ({ extensions }) => extensions["code"],
      )
    expect([by("abc"), by("sha256:abc"), by("abd"), by(7)]).toEqual([
      [],
      [],
      ["PERSISTED_QUERY_REQUIRED"],
      ["PERSISTED_QUERY_REQUIRED"],
    ])
    expect(errorsOf({ query: "{ asset { id } }" }, gate).map(({ extensions }) => extensions["code"])).toEqual([
      "PERSISTED_QUERY_REQUIRED",
    ])
  })

  it("lets every operation of our own pages through, at the largest page size", () => {
    const file = new URL("../../../adapters/src/gql/persisted-documents.json", import.meta.url)
    const operations = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)
    const ours = makeGate(readSchema(), { isOpen: false, persisted: undefined })
    expect(operations.length).toBeGreaterThan(10)
    const refused = operations.flatMap((query) => errorsOf({ query, variables: { size: 1_000 } }, ours))
    expect(refused.filter(({ extensions }) => extensions["code"] === "QUERY_TOO_COMPLEX")).toEqual([])
  })
})
