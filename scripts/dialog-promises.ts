import ts from "typescript"
import { parseSource } from "./trace/code.ts"

/** Words by which a sentence says what comes after the press: what will be, who hears of it, what stays or can be undone. */
const PROMISES =
  /\b(?:will|within|we (?:mail|send|tell|write)|(?:is|are) (?:mailed|notified|told)|hears? that|stays?|(?:brought|taken) back|as soon as|at once)\b/i

/** What a node writes on the screen by itself; "" where it writes nothing. */
const saidBy = (node: ts.Node): string => {
  if (ts.isJsxText(node)) return node.text
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
  return isText || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : ""
}

const sentencesOf = (said: string): ReadonlyArray<string> =>
  said
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?]) /)
    .map((sentence) => sentence.trim())

/** The sentences of a file that opens dialogs which promise something; none of a file that opens none. */
export const promisesIn = (file: string, text: string): ReadonlyArray<string> => {
  if (!/\w*Dialog\b/.test(text)) return []
  const found: Array<string> = []
  const visit = (node: ts.Node): void => {
    found.push(...sentencesOf(saidBy(node)).filter((one) => one.includes(" ") && PROMISES.test(one)))
    ts.forEachChild(node, visit)
  }
  visit(parseSource(file, text))
  return found
}
