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
  [SyntaxKind.PlusToken, ["-"]],
  [SyntaxKind.MinusToken, ["+"]],
  [SyntaxKind.AsteriskToken, ["/"]],
  [SyntaxKind.SlashToken, ["*"]],
])

/** Methods that say the opposite of one another. */
const OPPOSITES: ReadonlyMap<string, string> = new Map(
  [
    ["some", "every"],
    ["toUpperCase", "toLowerCase"],
    ["startsWith", "endsWith"],
    ["min", "max"],
    ["trunc", "ceil"],
    ["floor", "ceil"],
  ].flatMap(([one = "", other = ""]) => [
    [one, other],
    [other, one],
  ]),
)

const edit = (
  { source, named, around }: Place,
  node: ts.Node,
  replacement: string,
  kind: string,
  own: ts.Node,
): Mutation => ({
  start: node.getStart(source),
  end: node.getEnd(),
  replacement,
  kind,
  own: own.getText(source),
  named,
  around,
})

const negated = (place: Place, condition: ts.Expression, kind: string): ReadonlyArray<Mutation> => [
  edit(place, condition, `!(${condition.getText(place.source)})`, kind, condition),
]

const opposite = (place: Place): ReadonlyArray<Mutation> => {
  const { node } = place
  const called = ts.isCallExpression(node) ? node.expression : undefined
  if (called === undefined || !ts.isPropertyAccessExpression(called)) return []
  const other = OPPOSITES.get(called.name.text)
  return other === undefined ? [] : [edit(place, called.name, other, "method", node)]
}

/** Comparisons, connectives, sums, negations, methods with an opposite and the conditions of `if` and `? :`. */
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
  return opposite(place)
}
