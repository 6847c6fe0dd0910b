import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import type { Requirement } from "./requirements.ts"

/** Where a row lives: `packages/core/src/offers/rules.ts#canOffer`, or a member of it, `…#catalogue.OfferRefused`, `…#Session.#load`. */
export type Code = { readonly file: string; readonly export: string; readonly members: ReadonlyArray<string> }

export const parseCode = (code: string): Code | undefined => {
  const [, file, name, members] = /^([^#\s]+\.tsx?)#(\w+)((?:\.#?\w+)*)$/.exec(code) ?? []
  if (file === undefined || name === undefined) return undefined
  return { file, export: name, members: (members ?? "").split(".").filter((member) => member !== "") }
}

/** True of a declaration under `export`. */
export const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const declared = (statement: ts.Statement, name: string): ts.Node | undefined => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.find(({ name: own }) => ts.isIdentifier(own) && own.text === name)
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined
  }
  return undefined
}

const exportedBy = (source: ts.SourceFile, name: string): ts.Node | undefined => {
  for (const statement of source.statements) {
    const found = isExported(statement) ? declared(statement, name) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const nameOf = (node: ts.Node): string | undefined => {
  const name =
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isClassElement(node)
      ? node.name
      : undefined
  return name !== undefined && ts.isPropertyName(name) && "text" in name ? name.text : undefined
}

const memberOf = (node: ts.Node, name: string): ts.Node | undefined => {
  if (nameOf(node) === name) return node
  return ts.forEachChild(node, (child) => memberOf(child, name))
}

/** The node of a value that a file exports, or of a member inside it: undefined where there is none. Types hold no rule. */
export const findCode = (source: ts.SourceFile, code: Code): ts.Node | undefined =>
  code.members.reduce<ts.Node | undefined>(
    (node, member) => node && ts.forEachChild(node, (child) => memberOf(child, member)),
    exportedBy(source, code.export),
  )

export const parseSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const problemOf = (root: string, code: string): string | undefined => {
  const parsed = parseCode(code)
  if (parsed === undefined) return `'${code}' is not file#export`
  const path = join(root, parsed.file)
  if (!existsSync(path)) return `there is no file ${parsed.file}`
  const found = findCode(parseSource(parsed.file, readFileSync(path, "utf8")), parsed)
  return found === undefined ? `${parsed.file} exports no ${[parsed.export, ...parsed.members].join(".")}` : undefined
}

/** One sentence for each row whose `code` names a file or an export that does not exist. */
export const codeProblems = (rows: Iterable<Requirement>, root: string): ReadonlyArray<string> => {
  const asked = new Map<string, string | undefined>()
  const problem = (code: string): string | undefined => {
    if (!asked.has(code)) asked.set(code, problemOf(root, code))
    return asked.get(code)
  }
  return [...rows].flatMap(({ id, code }) => {
    const why = code === "" ? undefined : problem(code)
    return why === undefined ? [] : [`${id}: ${why}`]
  })
}
