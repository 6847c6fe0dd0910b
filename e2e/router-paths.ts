import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

const ROUTER = join(import.meta.dirname, "../packages/web/src/routes/router.tsx")

const source = ts.createSourceFile(
  ROUTER,
  readFileSync(ROUTER, "utf8"),
  ts.ScriptTarget.Latest,
  true,
  ts.ScriptKind.TSX,
)

/** Constants and parameters by name, as far as they are texts. */
type Texts = ReadonlyMap<string, string>

const textOf = (node: ts.Expression, texts: Texts): string => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return texts.get(node.text) ?? ""
  // The only method there is cuts off the first slash.
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return textOf(node.expression.expression, texts).slice(1)
  if (!ts.isTemplateExpression(node)) throw new Error(`${node.getText()} is no path`)
  const spans = node.templateSpans.map(({ expression, literal }) => textOf(expression, texts) + literal.text)
  return node.head.text + spans.join("")
}

const declarations = source.statements
  .filter(ts.isVariableStatement)
  .flatMap(({ declarationList }) => declarationList.declarations)
const initializerOf = (name: string): ts.Expression | undefined =>
  declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer

const constants: Texts = new Map(
  declarations.flatMap(({ initializer, name }) =>
    initializer !== undefined && ts.isStringLiteral(initializer) ? [[name.getText(), initializer.text] as const] : [],
  ),
)

const objectIn = (node: ts.Expression | undefined): ts.ObjectLiteralExpression => {
  if (node === undefined) throw new Error("The router has no such table")
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return objectIn(node.expression)
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`${node.getText()} is no object`)
  return node
}

const pathIn = (object: ts.ObjectLiteralExpression, texts: Texts): string => {
  for (const property of object.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === "path")
      return `/${textOf(property.initializer, texts)}`
  return "/"
}

/** A route made by a function of the file gets its path from the arguments. */
const pathOfCall = ({ arguments: given, expression }: ts.CallExpression): string => {
  const made = initializerOf(expression.getText())
  if (made === undefined || !ts.isArrowFunction(made) || ts.isBlock(made.body))
    throw new Error(`${expression.getText()} makes no route`)
  const texts = new Map(constants)
  made.parameters.forEach(({ name }, index) => {
    const argument = given[index]
    if (argument !== undefined && ts.isStringLiteral(argument)) texts.set(name.getText(), argument.text)
  })
  return pathIn(objectIn(made.body), texts)
}

const pathsIn = (table: string): ReadonlyArray<string> =>
  objectIn(initializerOf(table)).properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return []
    const { initializer } = property
    return [ts.isCallExpression(initializer) ? pathOfCall(initializer) : pathIn(objectIn(initializer), constants)]
  })

/** The path of every page of the router, such as `/asset/:id`; those that only lead on to another are not among them. */
export const pagePaths: ReadonlyArray<string> = pathsIn("pages").filter((path) => path !== "/*")

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, "[^/]+")}/?$`)

const patterns = pagePaths
  .map((path) => ({ path, pattern: patternOf(path) }))
  // A path without parameters wins over one that has some.
  .toSorted((one, other) => one.path.split(":").length - other.path.split(":").length)

/** The page that an address shows; undefined where none does. */
export const pageOf = (address: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(address))?.path
