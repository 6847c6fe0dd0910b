import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { parseSource } from "./trace/code.ts"

const ROOT = join(import.meta.dirname, "..")
const TOKENS = "packages/web/src/composition/tokens.ts"
const TOKEN = /readonly (\w+): Token<(\w+)\["Service"\]>/g

/** Methods that no screen calls, each with the reason. */
const EXCEPTIONS: { readonly [method: string]: string } = {
  "OwnCopies.assets": "The copy of a person's visits has no reader yet.",
  "OwnCopies.keepAssets": "The copy of a person's visits has no reader yet.",
  "Profiles.updateAddressInfo": "A call of the specification. Dialogs save the whole profile.",
  "Profiles.updateCompanyInfo": "A call of the specification. Dialogs save the whole profile.",
  "Profiles.updateBuyerSellerInfo": "A call of the specification. Dialogs save the whole profile.",
  "BrowserMemory.keepUtm": "Kept at landing, before the app and its ports run.",
  "ClientLog.createStream": "The core's sendLog calls it.",
  "ClientLog.put": "The core's sendLog calls it.",
  "DataRooms.renameFolder": "A call of the specification. Rooms rename files and folders alike.",
  "Chats.openAll": "A call of the specification. A seller's talks open one by one.",
  "Chats.notice":
    "The adapter of the hosted chat service calls it. Our own gateway tells of a message when it is sent.",
  "Banks.plaidLinkToken": "A call of the specification. startLink gives the same token with its frame.",
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8")
const sources = (...globs: ReadonlyArray<string>): ReadonlyArray<string> =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: ROOT }))
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))

const parsed = (file: string): ts.SourceFile => parseSource(file, read(file))

/** The ports that the browser has: the name of each one's token, by the port's. */
const tokens = new Map([...read(TOKENS).matchAll(TOKEN)].map(([, token = "", port = ""]) => [port, token]))

const isPort = (node: ts.Node): node is ts.ClassDeclaration & { readonly name: ts.Identifier } =>
  ts.isClassDeclaration(node) && node.name !== undefined && tokens.has(node.name.text)

const methodsOf = (port: ts.ClassDeclaration): ReadonlyArray<string> => {
  const found: Array<string> = []
  const visit = (node: ts.Node): void => {
    if (!ts.isTypeLiteralNode(node)) return ts.forEachChild(node, visit)
    for (const { name } of node.members) if (name !== undefined && ts.isIdentifier(name)) found.push(name.text)
  }
  port.heritageClauses?.forEach(visit)
  return found
}

const methods = sources("packages/core/src/**/*.ts").flatMap((file) =>
  parsed(file)
    .statements.filter(isPort)
    .flatMap((port) => methodsOf(port).map((method) => ({ port: port.name.text, method }))),
)

const typed = (node: ts.Node): node is ts.NamedDeclaration & { readonly type: ts.TypeNode } =>
  (ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node)) &&
  node.type !== undefined

/** The ports that a declaration holds by its type, or by the token that it is resolved with. */
const portsIn = (text: string, aliases: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  [...tokens].flatMap(([port, token]) => {
    const alias = aliases.get(port)
    const isHeld =
      text.includes(`${port}["Service"]`) ||
      new RegExp(`\\bTokens\\.${token}\\b`).test(text) ||
      (alias !== undefined && new RegExp(`\\b${alias}\\b`).test(text))
    return isHeld ? [port] : []
  })

const aliasesIn = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .flatMap(({ name, type }) => portsIn(type.getText(), new Map()).map((port) => [port, name.text] as const)),
  )

/** The name of a declaration or of the member that an expression ends with, without its hash. */
const nameOf = (node: ts.Node): string => {
  const named = "name" in node ? (node.name as ts.Node | undefined) : undefined
  return (named ?? node).getText().replace(/^#/, "")
}

/** A port that is resolved in place, or a field of an object that has its token's name. */
const resolved = (node: ts.Expression): string => {
  if (ts.isCallExpression(node)) return node.getText()
  return ts.isPropertyAccessExpression(node) ? `Tokens.${node.name.text}` : ""
}

/** Each `port.method` that a file calls or hands on, as `Port.method`. */
const calledIn = (file: string): ReadonlyArray<string> => {
  const source = parsed(file)
  const aliases = aliasesIn(source)
  const holders = new Map<string, Set<string>>()
  const hold = (name: string, text: string): void => {
    for (const port of portsIn(text, aliases)) holders.set(name, (holders.get(name) ?? new Set()).add(port))
  }
  const called: Array<string> = []
  /** Names taken out of an object. */
  const parts: Array<string> = []
  /** Ports of which a method is chosen by a word of this file. */
  const chosen: Array<string> = []
  const words: Array<string> = []
  const collect = (node: ts.Node): void => {
    // A callback's parameter has its type from elsewhere, and its token's name by our habit.
    if (ts.isParameter(node) && node.type === undefined) hold(nameOf(node), `Tokens.${nameOf(node)}`)
    if (ts.isBindingElement(node)) parts.push((node.propertyName ?? node.name).getText())
    if (typed(node)) hold(nameOf(node), node.type.getText())
    else if (ts.isVariableDeclaration(node) && node.initializer) hold(nameOf(node), node.initializer.getText())
    ts.forEachChild(node, collect)
  }
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node
      const ports = [...(holders.get(nameOf(expression)) ?? []), ...portsIn(resolved(expression), aliases)]
      for (const port of ports) called.push(`${port}.${name.text}`)
    }
    if (ts.isElementAccessExpression(node)) chosen.push(...(holders.get(nameOf(node.expression)) ?? []))
    if (ts.isStringLiteral(node)) words.push(node.text)
    ts.forEachChild(node, look)
  }
  collect(source)
  look(source)
  const held = new Set([...holders.values()].flatMap((ports) => [...ports]))
  const taken = [...held].flatMap((port) => parts.map((name) => `${port}.${name}`))
  return [...called, ...taken, ...chosen.flatMap((port) => words.map((word) => `${port}.${word}`))]
}

it("gives every method of every port of the browser a caller in the app", () => {
  const called = new Set(sources("packages/{ui,web}/src/**/*.{ts,tsx}").flatMap(calledIn))
  const silent = methods.map(({ port, method }) => `${port}.${method}`).filter((name) => !called.has(name))
  expect(methods.length).toBeGreaterThan(150)
  expect(silent).toEqual(Object.keys(EXCEPTIONS))
})
