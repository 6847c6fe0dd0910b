import ts from "typescript"
import { literalMutations } from "./literals.ts"
import type { Mutation } from "./mutation.ts"
import { operatorMutations } from "./operators.ts"
import { removalMutations } from "./removals.ts"

const isLabelCall = (node: ts.Node): boolean => {
  const called = ts.isCallExpression(node) ? node.expression : undefined
  return called !== undefined && ts.isPropertyAccessExpression(called) && ["fn", "Service"].includes(called.name.text)
}

/** Types are gone when the code runs, and the name of a span or a service is no rule. */
const isSilent = (node: ts.Node): boolean =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node)

/** Characters. */
const LONGEST_LINE = 160

const nameOf = (node: ts.Node): ts.Node | undefined =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isClassElement(node) || ts.isJsxAttribute(node)
    ? node.name
    : undefined

/** A statement, or a member of a list short enough to say one thing. */
const isLine = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isReturnStatement(node) ||
  ts.isExpressionStatement(node) ||
  (ts.isArrayLiteralExpression(node.parent) && !ts.isLiteralExpression(node) && node.getWidth() <= LONGEST_LINE)

/** The names of what a node is a part of, and the statement or list member that it stands in. */
const aroundOf = (node: ts.Node, above: string): string => {
  const name = nameOf(node)
  if (name !== undefined) return `${above} ${name.getText()}`
  return isLine(node) ? `${above} ${node.getText().slice(0, 300)}` : above
}

/** Every edit of a condition, constant, text or table entry inside `root`. */
export const candidates = (root: ts.Node): ReadonlyArray<Mutation> => {
  const source = root.getSourceFile()
  const found: Array<Mutation> = []
  const visit = (node: ts.Node, above: string): void => {
    if (isSilent(node)) return
    const place = { node, source, named: nameOf(node.parent)?.getText() ?? "", around: aroundOf(node, above) }
    found.push(...operatorMutations(place), ...literalMutations(place), ...removalMutations(place))
    const children =
      isLabelCall(node) && ts.isCallExpression(node)
        ? node.arguments.filter((argument) => !ts.isStringLiteral(argument))
        : node.getChildren(source)
    for (const child of children) visit(child, place.around)
  }
  visit(root, "")
  return found
}
