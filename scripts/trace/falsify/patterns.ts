import type ts from "typescript"
import type { Mutation } from "./mutation.ts"
import type { Place } from "./place.ts"

/** Words that a pattern spells out, away from its escapes: `asset` in `/^\/asset\/\d+$/`. */
const WORD = /(?<!\\)(?<![A-Za-z])[A-Za-z]{3,}/g

/** A pattern turned round, so that it finds exactly what it did not find, and one change for each word it spells out. */
export const patternMutations = (
  { source, named, around }: Place,
  node: ts.RegularExpressionLiteral,
): ReadonlyArray<Mutation> => {
  const start = node.getStart(source)
  const text = node.getText(source)
  const body = text.slice(1, text.lastIndexOf("/"))
  const flags = text.slice(text.lastIndexOf("/") + 1)
  const inverted = `/^(?![\\s\\S]*?(?:${body}))/${flags}`
  const words = [...body.matchAll(WORD)].map(({ 0: word, index }) => {
    const end = start + 1 + index + word.length
    return { start: end, end, replacement: "changed", kind: "pattern", own: word, named, around }
  })
  return [{ start, end: node.getEnd(), replacement: inverted, kind: "pattern", own: text, named, around }, ...words]
}
