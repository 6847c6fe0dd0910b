// Finds tests that carry a row's id and ask nothing of the product: they compare what is written down with what is written down again.
import ts from "typescript"

/** What reads, sorts or joins a constant, and decides nothing. */
const READING = new Set(
  (
    "at concat endsWith entries every filter find flat flatMap from fromEntries get has includes indexOf isArray join " +
    "keys map of parse reduce replace replaceAll reverse slice some sort split startsWith stringify toLowerCase " +
    "toReversed toSorted toString toUpperCase trim values"
  ).split(" "),
)
const MADE = new Set(["Boolean", "Map", "Number", "RegExp", "Set", "String"])
const ID = /\b(?:ACC|BUY|SEL)-\d{3}\b/

/** The name that a chain of calls and members begins with. */
const beginningOf = (node: ts.Node): string => {
  if (ts.isIdentifier(node)) return node.text
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? beginningOf(node.expression)
    : ""
}

const isReading = ({ arguments: given, expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  READING.has(expression.name.text) &&
  // A rule that is passed to the list asks the product as a call would.
  given.every((one) => !ts.isIdentifier(one) || MADE.has(one.text))

/** Whether the node itself asks something: calls, draws, makes or waits for what is no constant. */
const isAsking = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node))
    return beginningOf(node) !== "expect" && !isReading(node) && !MADE.has(beginningOf(node.expression))
  if (ts.isNewExpression(node)) return !MADE.has(node.expression.getText())
  return (
    ts.isJsxOpeningElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node)
  )
}

const asks = (node: ts.Node): boolean =>
  isAsking(node) || ts.forEachChild(node, (one) => asks(one) || undefined) === true

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** The title of a test that carries an id; of a table of tests the title that all share, with the table's own words. */
const titleOf = ({ arguments: [title], expression }: ts.CallExpression): string | undefined => {
  if (title === undefined || !["it", "test"].includes(beginningOf(expression))) return undefined
  const said = ts.isCallExpression(expression) ? title.getText() + expression.getText() : title.getText()
  return ID.test(said) ? title.getText() : undefined
}

/** What a table of tests gives to each of them. */
const tableOf = (node: ts.Node): ReadonlyArray<ts.Node> =>
  ts.isCallExpression(node) && ts.isCallExpression(node.expression) ? node.expression.arguments : []

/** The titles of tests in a file that carry a row's id and compare constants alone. */
export const constantsAlone = (name: string, text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined
    const body = ts.isCallExpression(node) ? node.arguments.find(isFunction) : undefined
    const isAlone = body?.getText().includes("expect(") === true && !asks(body) && !tableOf(node).some(asks)
    if (title !== undefined && isAlone) found.push(title)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
  return found
}
