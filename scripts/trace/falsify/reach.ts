import ts from "typescript"
import { isExported } from "../code.ts"

const namesOf = (statement: ts.Statement): ReadonlyArray<readonly [string, ts.Node]> => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((one) =>
      ts.isIdentifier(one.name) ? [[one.name.text, one] as const] : [],
    )
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name !== undefined ? [[statement.name.text, statement]] : []
}

const privateMembers = (statement: ts.Statement): ReadonlyArray<readonly [string, ts.Node]> =>
  ts.isClassDeclaration(statement)
    ? statement.members.flatMap((member) =>
        member.name !== undefined && ts.isPrivateIdentifier(member.name) ? [[member.name.text, member] as const] : [],
      )
    : []

/** What a file, or a class in it, keeps to itself, by name. */
const privateTo = (source: ts.SourceFile): ReadonlyMap<string, ts.Node> =>
  new Map([
    ...source.statements.filter((statement) => !isExported(statement)).flatMap(namesOf),
    ...source.statements.flatMap(privateMembers),
  ])

const nameAt = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node) || ts.isPrivateIdentifier(node) ? node.text : undefined

/** An export and the private constants, functions and members of its file that it rests on, directly or through one another. */
export const reach = (root: ts.Node): ReadonlyArray<ts.Node> => {
  const own = privateTo(root.getSourceFile())
  const reached = new Set([root])
  const visit = (node: ts.Node): void => {
    const rests = own.get(nameAt(node) ?? "")
    if (rests !== undefined && !reached.has(rests)) {
      reached.add(rests)
      visit(rests)
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return [...reached]
}
