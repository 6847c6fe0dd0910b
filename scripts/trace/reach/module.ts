import ts from "typescript"

/** A name that a module takes from another: `name` is the export's, or "*" for all exports. */
export interface Reference {
  readonly from: string
  readonly name: string
}

/** One module as reachability sees it: what each of its names uses, and what it passes on. */
export interface Module {
  /** For each top-level name the names in its declaration that stay when types are erased, `a` or `a.b`. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>
  /** Identifiers of statements that run when the module is imported. */
  readonly effects: ReadonlySet<string>
  /** Modules loaded by `import()` within each top-level name; under "" those of statements that run on import. */
  readonly loads: ReadonlyMap<string, ReadonlyArray<string>>
  readonly imports: ReadonlyMap<string, Reference>
  /** Modules that run because this one is imported. */
  readonly runs: ReadonlyArray<string>
  /** Exported name to the local name, or to another module's export. */
  readonly exports: ReadonlyMap<string, Reference | string>
  /** Modules of which everything is passed on. */
  readonly stars: ReadonlyArray<string>
}

const textOf = (node: ts.Node | undefined): string =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : ""

/** `offers.isActive` as a whole: of an imported namespace only that member is used. */
const nameOf = (node: ts.Identifier): string =>
  ts.isPropertyAccessExpression(node.parent) ? `${node.text}.${node.parent.name.text}` : node.text

/** Names of members and of properties are no references. */
const isReference = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name !== node
  return true
}

const loadedBy = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? textOf(node.arguments[0]) || undefined
    : undefined

interface Found {
  readonly names: Set<string>
  readonly loads: Array<string>
}

const search = (node: ts.Node, found: Found = { names: new Set(), loads: [] }): Found => {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return found
  if (ts.isIdentifier(node) && isReference(node)) found.names.add(nameOf(node))
  const load = loadedBy(node)
  if (load !== undefined) found.loads.push(load)
  ts.forEachChild(node, (child) => void search(child, found))
  return found
}

const boundNames = (name: ts.BindingName): ReadonlyArray<string> =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))

/** The names that a statement declares, each with the node that holds what it uses. */
const declaredBy = (statement: ts.Statement): ReadonlyArray<readonly [string, ts.Node]> => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) =>
      boundNames(one.name).map((name) => [name, one] as const),
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)
  return isNamed && statement.name !== undefined ? [[statement.name.text, statement]] : []
}

const isErased = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)

type Specifier = ts.ExportSpecifier | ts.ImportSpecifier

const sourceName = ({ name, propertyName }: Specifier): string => (propertyName ?? name).text

const isTypesAlone = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

class Builder {
  readonly uses = new Map<string, ReadonlySet<string>>()
  readonly effects = new Set<string>()
  readonly loads = new Map<string, ReadonlyArray<string>>()
  readonly imports = new Map<string, Reference>()
  readonly runs: Array<string> = []
  readonly exports = new Map<string, Reference | string>()
  readonly stars: Array<string> = []

  add(statement: ts.Statement): void {
    if (isErased(statement)) return
    if (ts.isImportDeclaration(statement)) return this.#import(statement)
    if (ts.isExportDeclaration(statement)) return this.#export(statement)
    const declared = declaredBy(statement)
    for (const [name, node] of declared) this.#declare(name, node, statement)
    if (declared.length === 0) this.#effect(statement)
  }

  #import(statement: ts.ImportDeclaration): void {
    if (isTypesAlone(statement)) return
    const from = textOf(statement.moduleSpecifier)
    this.runs.push(from)
    const { name, namedBindings } = statement.importClause ?? {}
    if (name) this.imports.set(name.text, { from, name: "default" })
    if (namedBindings) this.#bind(namedBindings, from)
  }

  #bind(bindings: ts.NamedImportBindings, from: string): void {
    if (ts.isNamespaceImport(bindings)) {
      this.imports.set(bindings.name.text, { from, name: "*" })
      return
    }
    for (const one of bindings.elements)
      if (!one.isTypeOnly) this.imports.set(one.name.text, { from, name: sourceName(one) })
  }

  #export({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): void {
    if (isTypeOnly) return
    const from = textOf(moduleSpecifier)
    if (from !== "") this.runs.push(from)
    if (exportClause === undefined) this.stars.push(from)
    else this.#passOn(exportClause, from)
  }

  #passOn(clause: ts.NamedExportBindings, from: string): void {
    if (ts.isNamespaceExport(clause)) {
      this.exports.set(clause.name.text, { from, name: "*" })
      return
    }
    for (const one of clause.elements)
      if (!one.isTypeOnly)
        this.exports.set(one.name.text, from === "" ? sourceName(one) : { from, name: sourceName(one) })
  }

  #declare(name: string, node: ts.Node, statement: ts.Statement): void {
    const { loads, names } = search(node)
    names.delete(name)
    this.uses.set(name, names)
    this.loads.set(name, loads)
    if (isExported(statement)) this.exports.set(name, name)
  }

  #effect(statement: ts.Statement): void {
    const { loads, names } = search(statement)
    for (const name of names) this.effects.add(name)
    this.loads.set("", [...(this.loads.get("") ?? []), ...loads])
  }
}

/** Reads a parsed source. `source` needs its parents set. */
export const moduleOf = (source: ts.SourceFile): Module => {
  const builder = new Builder()
  for (const statement of source.statements) builder.add(statement)
  return builder
}
