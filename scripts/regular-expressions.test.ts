import { globSync, readFileSync } from "node:fs"
import { analyse } from "scslre"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const sources = globSync("packages/*/src/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file) && !file.includes("/gql/"),
)

interface Found {
  readonly where: string
  /** Undefined when it is put together at run time, where nobody can look at it. */
  readonly literal: { readonly source: string; readonly flags: string } | undefined
}

const found = (node: ts.Node, where: string): Found | undefined => {
  if (ts.isNewExpression(node) && node.expression.getText() === "RegExp") return { where, literal: undefined }
  if (!ts.isRegularExpressionLiteral(node)) return undefined
  const end = node.text.lastIndexOf("/")
  return { where, literal: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } }
}

const expressionsIn = (file: string): ReadonlyArray<Found> => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const all: Array<Found> = []
  const visit = (node: ts.Node): void => {
    const one = found(node, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    if (one !== undefined) all.push(one)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return all
}

/** More steps than the text has characters, be it a polynomial or an exponential of them. */
const isSuperLinear = ({ literal }: Found): boolean => literal === undefined || analyse(literal).reports.length > 0

describe("a regular expression of the product", () => {
  it("never takes more steps than the text has characters", () => {
    const all = sources.flatMap(expressionsIn)
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter(isSuperLinear).map(({ where, literal }) => `${where} ${literal?.source}`)).toEqual([])
  })

  it.each(["^(a+)+$", "0+$", "^a*a*$", "(x|x)*y"])("is refused as %s", (source) => {
    expect(isSuperLinear({ where: "", literal: { source, flags: "" } })).toBe(true)
  })
})
