import { readFileSync } from "node:fs"
import { Lexer, Source, TokenKind } from "graphql"
import { describe, expect, it } from "vitest"
import { LIMITS } from "./most.ts"
import { overfull } from "./scan.ts"

const said = (text: string) => overfull(text)?.message
const many = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join(" ")

/** As many as there are, by GraphQL's own reading. */
const tokensOf = (text: string): number => {
  const lexer = new Lexer(new Source(text))
  for (let count = 0; ; count++) if (lexer.advance().kind === TokenKind.EOF) return count
}
/** One more field than fits behind the text, so that the text is refused if each of its tokens was seen, and not without that field. */
const filled = (text: string, more: number) =>
  `${text}\n{ ${many(LIMITS.tokens - tokensOf(text) - 2 + more, (n) => `f${n}`)} }`

describe("a text before it is parsed", () => {
  it.each([
    ["tokens", "too long", (more: number) => filled("", more)],
    ["brackets", "too deep", (more: number) => `{ a(x: ${"[".repeat(LIMITS.brackets - 2 + more)}`],
    ["braces", "too deep", (more: number) => "{ a ".repeat(LIMITS.brackets + more)],
    [
      "aliases",
      "aliased more than 30 times, which is the most",
      (more: number) => `{ ${many(LIMITS.aliases + more, (n) => `a${n}: f`)} }`,
    ],
    [
      "directives",
      "too full of directives; 50 is the most",
      (more: number) => `{ f ${many(LIMITS.directives + more, (n) => `@d${n}`)} }`,
    ],
    ["equal fields", "repeating itself", (more: number) => `{ f ${many(LIMITS.repeats + more, () => "f")} }`],
    [
      "equal aliases",
      "repeating itself",
      (more: number) => `{ ${many(25, () => "a: f")} ${many(6 + more, () => "a")} }`,
    ],
    ["equal spreads", "repeating itself", (more: number) => `{ ...F ${many(LIMITS.repeats + more, () => "...F")} }`],
    ["letters of a name", "too large: a name in it is too long", (more: number) => `{ ${"x".repeat(100 + more)} }`],
    [
      "letters of a text",
      "too large: a text in it is too long",
      (more: number) => `{ f(x: "${"x".repeat(LIMITS.literal + more)}") }`,
    ],
    [
      "letters of a block",
      "too large: a text in it is too long",
      (more: number) => `{ f(x: """${"x".repeat(LIMITS.literal + more)}""") }`,
    ],
    [
      "letters of a text that never ends",
      "too large: a text in it is too long",
      (more: number) => `{ f(x: "${"x".repeat(LIMITS.literal + more)}`,
    ],
    [
      "letters of a block that never ends",
      "too large: a text in it is too long",
      (more: number) => `{ f(x: """${"x".repeat(LIMITS.literal + more)}`,
    ],
  ])("may hold so many %s and not one more", (_what, why, text) => {
    expect([said(text(0)), said(text(1))]).toEqual([undefined, `This operation is ${why}.`])
  })

  it.each([
    [
      "colons of arguments, values and types",
      `query (${many(40, (n) => `$v${n}: Int`)}) { f(a: { b: { c: 1 } }, ${many(40, (n) => `x${n}: 1`)}) }`,
    ],
    ["equal names in sets beside each other", `{ ${many(60, (n) => `f${n} { id }`)} }`],
    ["equal names among arguments", `{ ${many(60, (n) => `f${n}(id: 1)`)} }`],
    ["one field under many aliases", `{ ${many(30, (n) => `a${n}: f`)} }`],
    ["one type that many fragments are on", `{ ${many(60, (n) => `... on Asset { f${n} }`)} }`],
    ["one directive on many fields", `{ ${many(50, (n) => `f${n} @client`)} }`],
    ["what stands in a text", `{ f(x: "${"{ a: b @c ".repeat(100)}") }`],
    ["what stands in a block", `{ f(x: """${'{ a: b @c " \\""" '.repeat(100)}""") }`],
    ["what stands in a comment", `# ${"{ a: b @c ".repeat(100)}\n{ f }`],
    ["letters that are written longer than they are", `{ f(x: "${"\\u0041".repeat(5_000)}") }`],
    ["signs that are written longer than they are", `{ f(x: "${"\\u{1F600}".repeat(2_500)}") }`],
  ])("may hold any number of %s", (_what, text) => {
    expect(said(text)).toBeUndefined()
  })

  it.each([
    "",
    "{ f }",
    '{ f(a: "x\\"y", b: """z\\"""{{{""", c: -1.5e+3, d: [1,2 3], e: null, g: {h: ENUM}) @d(if: true) { ...F ... on X { y } } }',
    "# one\r\n# two\n\ufeff query A($a: [Int!]! = [1], $b: T) { a & | }",
    '{ f(a: "", b: """""", c: "\\\\", d: "\\u{1F600}\\u0041") }',
    ...Object.values(
      JSON.parse(
        readFileSync(new URL("../../../adapters/src/gql/persisted-documents.json", import.meta.url), "utf8"),
      ) as Record<string, string>,
    ),
  ])("is told apart into the tokens that GraphQL finds: %s", (text) => {
    expect([said(filled(text, 0)), said(filled(text, 1))]).toEqual([undefined, "This operation is too long."])
  })

  it("leaves it to the parser to say what is no GraphQL", () => {
    expect(["?", "{ f }}}}", "{ ' }", '"', '"\\', '"\\u{', '"""', "\u0000"].map(said)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    )
  })
})
