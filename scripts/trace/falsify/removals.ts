import ts from "typescript"
import type { Place } from "./place.ts"
import type { Mutation } from "./mutation.ts"

const removed = (place: Place, list: ts.NodeArray<ts.Node>, at: number, kind: string): ReadonlyArray<Mutation> => {
  const node = list[at]
  if (node === undefined) return []
  const next = list[at + 1]
  const previous = list[at - 1]
  // With the comma that follows, or, for the last one, with the comma before.
  const start = next === undefined && previous !== undefined ? previous.getEnd() : node.getStart(place.source)
  const end = next === undefined ? node.getEnd() : next.getStart(place.source)
  return [
    { start, end, replacement: "", kind, own: node.getText(place.source), named: place.named, around: place.around },
  ]
}

const isEntry = (node: ts.Node): boolean => ts.isPropertyAssignment(node) || ts.isSpreadElement(node)

/** Members of lists, sets and tables, and statements that do something: each left out once. */
export const removalMutations = (place: Place): ReadonlyArray<Mutation> => {
  const { node, source } = place
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((_, at) => removed(place, node.elements, at, "member"))
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((entry, at) => (isEntry(entry) ? removed(place, node.properties, at, "entry") : []))
  }
  if (ts.isExpressionStatement(node)) {
    const own = node.getText(source)
    return [
      {
        start: node.getStart(source),
        end: node.getEnd(),
        replacement: ";",
        kind: "statement",
        own,
        named: "",
        around: "",
      },
    ]
  }
  return []
}
