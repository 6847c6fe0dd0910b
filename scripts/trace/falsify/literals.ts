import ts from "typescript"
import type { Place } from "./place.ts"
import type { Mutation } from "./mutation.ts"
import { patternMutations } from "./patterns.ts"

const { SyntaxKind } = ts

/** A name that only labels (a codec's or service's own name, a key, a module) is no text that a row speaks of. */
const isLabel = (node: ts.StringLiteralLike, around: string): boolean =>
  node.text.startsWith("@xl/") ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isCallExpression(node.parent) && around.split(" ").includes(node.text))

const changedText = (text: string): string => JSON.stringify(text === "" ? "changed" : `${text} changed`)

const inPlace = ({ node, source, named, around }: Place, replacement: string, kind: string, own: string): Mutation => ({
  start: node.getStart(source),
  end: node.getEnd(),
  replacement,
  kind,
  own,
  named,
  around,
})

const changedNumber = (text: string): string => {
  const value = Number(text.replaceAll("_", ""))
  return String(Number.isInteger(value) ? value + 1 : value * 2)
}

const stringMutations = (place: Place, node: ts.StringLiteralLike): ReadonlyArray<Mutation> => {
  if (isLabel(node, place.around)) return []
  const text = changedText(node.text)
  return [inPlace(place, ts.isJsxAttribute(node.parent) ? `{${text}}` : text, "text", node.text)]
}

/** What a template says before, between or after its holes, or what stands between two tags; a quote mark comes first. */
const partOf = (node: ts.Node): { readonly text: string; readonly skip: number } | undefined => {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return { text: node.text.trim(), skip: 1 }
  return ts.isJsxText(node) ? { text: node.text.trim(), skip: 0 } : undefined
}

const partMutations = ({ node, source, named, around }: Place): ReadonlyArray<Mutation> => {
  const part = partOf(node)
  if (part === undefined || part.text === "") return []
  const at = node.getStart(source) + part.skip
  return [{ start: at, end: at, replacement: "changed ", kind: "text", own: part.text, named, around }]
}

const booleanOf: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.TrueKeyword, "false"],
  [SyntaxKind.FalseKeyword, "true"],
])

/** Numbers, texts, patterns and truth values. */
export const literalMutations = (place: Place): ReadonlyArray<Mutation> => {
  const { node, source } = place
  if (ts.isStringLiteralLike(node)) return stringMutations(place, node)
  if (ts.isNumericLiteral(node)) {
    return [inPlace(place, changedNumber(node.getText(source)), "number", node.getText(source))]
  }
  if (ts.isRegularExpressionLiteral(node)) return patternMutations(place, node)
  const flipped = booleanOf.get(node.kind)
  return flipped === undefined ? partMutations(place) : [inPlace(place, flipped, "truth", node.getText(source))]
}
