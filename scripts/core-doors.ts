// Reads who imports what from the core's doors: packages/core/src/<noun>/index.ts and packages/core/src/market/<noun>/index.ts.
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

const CORE = "packages/core/src"
const DOOR = new RegExp(`^${CORE}/([\\w/-]+)/index\\.ts$`)
const OUTSIDE = /^@xl\/core\/([\w/-]+)$/
/** What is shipped: not the tests, nor what serves them alone. */
const PRODUCT = "packages/{adapters,core,gateway,testkit,ui,web}/src/**/*.{ts,tsx}"
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

const sources = new Map<string, ts.SourceFile>()
const sourceOf = (file: string): ts.SourceFile => {
  const known = sources.get(file)
  if (known) return known
  const read = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  sources.set(file, read)
  return read
}

const targetOf = (statement: ts.Statement): string | undefined => {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined
  const { moduleSpecifier } = statement
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined
}

const declared = (statement: ts.Statement): ReadonlyArray<string> => {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.DeclarationStatement
  return name ? [name.getText()] : []
}

/** The names that a file exports, its own and those that it passes on. */
const exportsOf = (file: string): ReadonlyArray<string> =>
  sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return declared(statement)
    if (statement.exportClause && ts.isNamedExports(statement.exportClause))
      return statement.exportClause.elements.map(({ name }) => name.text)
    return exportsOf(join(dirname(file), targetOf(statement) ?? ""))
  })

/** Every name of every door, as `noun#name`, or `market/noun#name`. */
export const doorNames = (): ReadonlyArray<string> =>
  globSync(`${CORE}/**/index.ts`).flatMap((door) => exportsOf(door).map((name) => `${labelOf(door)}#${name}`))

const labelOf = (door: string): string => DOOR.exec(door)?.[1] ?? ""

/** The door that a file goes through, unless it stands behind it. */
const doorOf = (file: string, target: string): string | undefined => {
  const [outside, label] = OUTSIDE.exec(target) ?? []
  if (outside) return label
  const door = join(dirname(file), target)
  return DOOR.test(door) ? labelOf(door) : undefined
}

/** What a file takes of a namespace: the names after its dot. */
const namesAfter = (file: ts.SourceFile, namespace: string): ReadonlyArray<string> => {
  const names: Array<string> = []
  const visit = (node: ts.Node): void => {
    const [left, right] = ts.isPropertyAccessExpression(node)
      ? [node.expression, node.name]
      : ts.isQualifiedName(node)
        ? [node.left, node.right]
        : []
    if (left?.getText() === namespace && right) names.push(right.getText())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

const takenBy = (file: ts.SourceFile, statement: ts.Statement): ReadonlyArray<string> => {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
      : []
  if (!ts.isImportDeclaration(statement)) return []
  const named = statement.importClause?.namedBindings
  if (!named) return []
  return ts.isNamespaceImport(named)
    ? namesAfter(file, named.name.text)
    : named.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
}

const importsOf = (file: string): ReadonlyArray<string> =>
  sourceOf(file).statements.flatMap((statement) => {
    const door = doorOf(file, targetOf(statement) ?? "")
    return door === undefined ? [] : takenBy(sourceOf(file), statement).map((name) => `${door}#${name}`)
  })

/** The names that the product takes from doors. */
export const takenByProduct = (): ReadonlySet<string> =>
  new Set(globSync(PRODUCT).flatMap((file) => (isTest(file) ? [] : importsOf(file))))

const NO_DOOR = `${CORE}/**/!(index).ts`

/** What behind the doors, in the core itself, exports and imports: each as `file#name`. */
const inside = (): { readonly exported: ReadonlyArray<string>; readonly taken: ReadonlySet<string> } => {
  const files = globSync(`${CORE}/**/*.ts`).filter((file) => !isTest(file))
  const taken = files.flatMap((file) =>
    sourceOf(file).statements.flatMap((statement) => {
      const target = targetOf(statement)
      return target?.startsWith(".") === true
        ? takenBy(sourceOf(file), statement).map((name) => `${join(dirname(file), target)}#${name}`)
        : []
    }),
  )
  const exported = globSync(NO_DOOR).flatMap((file) =>
    isTest(file) ? [] : exportsOf(file).map((name) => `${file}#${name}`),
  )
  return { exported, taken: new Set(taken) }
}

const isUsedAtHome = (file: string, name: string): boolean =>
  [...sourceOf(file).text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1

/** The exports of the core's inner files that nobody uses: no door passes them on, no other file takes them, and their own does not. */
export const usedByNobody = (): ReadonlyArray<string> => {
  const { exported, taken } = inside()
  return exported.filter((one) => {
    const [file = "", name = ""] = one.split("#")
    return !taken.has(one) && !isUsedAtHome(file, name)
  })
}
