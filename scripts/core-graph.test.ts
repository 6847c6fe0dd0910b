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

const imported = ({ importClause }: ts.ImportDeclaration): ReadonlyArray<string> => {
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  return importClause?.namedBindings === undefined ? ["*"] : valuesOf(importClause.namedBindings)
}

const passedOn = ({ exportClause, isTypeOnly }: ts.ExportDeclaration): ReadonlyArray<string> => {
  if (isTypeOnly) return []
  return exportClause === undefined ? ["*"] : valuesOf(exportClause)
}

const importOf = (statement: ts.Statement): ReadonlyArray<Import> => {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
  const { moduleSpecifier } = statement
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
  const values = ts.isImportDeclaration(statement) ? imported(statement) : passedOn(statement)
  return [{ from: moduleSpecifier.text, values }]
}

const importsIn = (file: string): ReadonlyArray<Import> =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest).statements.flatMap(importOf)

const files = globSync(`${CORE}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"))
const imports = new Map(files.map((file) => [file, importsIn(file).filter(({ values }) => values.length > 0)]))
const inside = (file: string): ReadonlyArray<string> =>
  (imports.get(file) ?? []).filter(({ from }) => from.startsWith(".")).map(({ from }) => join(dirname(file), from))

const reachable = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(file)) {
    seen.add(file)
    for (const next of inside(file)) reachable(next, seen)
  }
  return seen
}

const PURE = new Set(["Result", "Data"])
const isDoor = (file: string): boolean => file.endsWith("/index.ts")
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
    expect(reachable(`${CORE}/offers/index.ts`).size).toBeGreaterThan(10)
  })
})
