import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const CORE = "packages/core/src"

interface Import {
  readonly from: string
  /** What of it stays when types are gone. */
  readonly values: ReadonlyArray<string>
}

const valuesOf = (named: ts.NamedImportBindings | ts.NamedExportBindings): ReadonlyArray<string> =>
  ts.isNamedImports(named) || ts.isNamedExports(named)
    ? [...named.elements].filter(({ isTypeOnly }) => !isTypeOnly).map((one) => (one.propertyName ?? one.name).text)
    : ["*"]

const importsIn = (file: string): ReadonlyArray<Import> =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const clause = statement.importClause
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
      const values = clause?.namedBindings === undefined ? ["*"] : valuesOf(clause.namedBindings)
      return [{ from: statement.moduleSpecifier.text, values }]
    }
    const isPassedOn = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    if (!isPassedOn || statement.moduleSpecifier === undefined || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const values = statement.exportClause === undefined ? ["*"] : valuesOf(statement.exportClause)
    return [{ from: statement.moduleSpecifier.text, values }]
  })

const files = globSync(`${CORE}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"))
const imports = new Map(files.map((file) => [file, importsIn(file).filter(({ values }) => values.length > 0)]))
const inside = (file: string): ReadonlyArray<string> =>
  (imports.get(file) ?? []).filter(({ from }) => from.startsWith(".")).map(({ from }) => join(dirname(file), from))

const PURE = new Set(["Result", "Data"])
const isDoor = (file: string): boolean => /\/(index|server)\.ts$/.test(file)
/** Ports and use cases: they run in effect. */
const runs = (file: string): boolean =>
  (imports.get(file) ?? []).some(
    ({ from, values }) => from.startsWith("effect") && values.some((name) => !PURE.has(name)),
  )

describe("the core", () => {
  it("has rules that lead to no effect: of the library they take Result and Data alone", () => {
    const rules = files.filter((file) => !runs(file) && !isDoor(file))
    const leading = rules.flatMap((file) =>
      inside(file)
        .filter(runs)
        .map((to) => `${file} leads to ${to}`),
    )
    expect(rules.length).toBeGreaterThan(100)
    expect(leading).toEqual([])
  })

  it("is read whole by these tests", () => {
    expect(files.flatMap(inside).filter((file) => !existsSync(file))).toEqual([])
  })
})
