import ts from "typescript"
import type { Place } from "./place.ts"
import type { Mutation } from "./mutation.ts"

const { SyntaxKind } = ts

/** Boundary first, then the opposite: a row that speaks of a limit must have a test on the limit. */
const SWAPS: ReadonlyMap<ts.SyntaxKind, ReadonlyArray<string>> = new Map([
  [SyntaxKind.LessThanToken, ["<=", ">="]],
  [SyntaxKind.LessThanEqualsToken, ["<", ">"]],
  [SyntaxKind.GreaterThanToken, [">=", "<="]],
  [SyntaxKind.GreaterThanEqualsToken, [">", "<"]],
  [SyntaxKind.EqualsEqualsEqualsToken, ["!=="]],
  [SyntaxKind.ExclamationEqualsEqualsToken, ["==="]],
  [SyntaxKind.AmpersandAmpersandToken, ["||"]],
  [SyntaxKind.BarBarToken, ["&&"]],
])

const edit = ({ source, around }: Place, node: ts.Node, replacement: string, kind: string, own: ts.Node): Mutation => ({
  start: node.getStart(source),
  end: node.getEnd(),
  replacement,
  kind,
  own: own.getText(source),
  around,
})

const negated = (place: Place, condition: ts.Expression, kind: string): ReadonlyArray<Mutation> => [
  edit(place, condition, `!(${condition.getText(place.source)})`, kind, condition),
]

/** Comparisons, connectives, negations and the conditions of `if` and `? :`. */
export const operatorMutations = (place: Place): ReadonlyArray<Mutation> => {
  const { node } = place
  if (ts.isBinaryExpression(node)) {
    const swaps = SWAPS.get(node.operatorToken.kind) ?? []
    return swaps.map((swap) => edit(place, node.operatorToken, swap, "operator", node))
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return [edit(place, node, `(${node.operand.getText(place.source)})`, "negation", node)]
  }
  if (ts.isConditionalExpression(node)) return negated(place, node.condition, "condition")
  if (ts.isIfStatement(node)) return negated(place, node.expression, "condition")
  return []
}
