import ts from "typescript"
import type { Code } from "../../code.ts"

/** A place in a screen, resolver or composition where the product uses what a row names. */
export interface Site {
  readonly node: ts.Expression
  /** An element of a screen is drawn; a call is asked; a value is read. */
  readonly kind: "call" | "element" | "value"
}

const isDeclaring = ({ parent }: ts.Identifier): boolean =>
  ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isExportSpecifier(parent)

const isName = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node
}

const isUse = (node: ts.Node, local: string): node is ts.Identifier =>
  ts.isIdentifier(node) && node.text === local && !isDeclaring(node) && !isName(node)

const isErased = (node: ts.Node): boolean => ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)

/** `texts.refused` of `texts`, where the row names that member. */
const memberOf = (node: ts.Expression, members: ReadonlyArray<string>): ts.Expression | undefined => {
  let found: ts.Expression = node
  for (const member of members) {
    const { parent } = found
    if (!ts.isPropertyAccessExpression(parent) || parent.expression !== found || parent.name.text !== member) return
    found = parent
  }
  return found
}

const elementOf = ({ parent }: ts.Expression): ts.Expression | undefined => {
  if (ts.isJsxSelfClosingElement(parent)) return parent
  return ts.isJsxOpeningElement(parent) ? parent.parent : undefined
}

const siteOf = (node: ts.Expression): Site | undefined => {
  const element = elementOf(node)
  if (element !== undefined) return { node: element, kind: "element" }
  if (ts.isJsxClosingElement(node.parent) || ts.isShorthandPropertyAssignment(node.parent)) return undefined
  if (ts.isCallExpression(node.parent) && node.parent.expression === node) return { node: node.parent, kind: "call" }
  return { node, kind: "value" }
}

/** Where the name that the export bears in this file is used; types are gone when the code runs. */
export const sitesIn = (
  source: ts.SourceFile,
  local: string,
  { members }: Pick<Code, "members">,
): ReadonlyArray<Site> => {
  const found: Array<Site> = []
  const add = (name: ts.Identifier): void => {
    const member = memberOf(name, members)
    const site = member && siteOf(member)
    if (site !== undefined) found.push(site)
  }
  const visit = (node: ts.Node): void => {
    if (isErased(node)) return
    if (isUse(node, local)) add(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
