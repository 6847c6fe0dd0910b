import { join } from "node:path"
import ts from "typescript"
import { type Code, parseCode } from "../../code.ts"
import type { Requirement } from "../../requirements.ts"
import type { Mutation } from "../mutation.ts"
import type { ImportGraph } from "./import-graph.ts"
import { otherValue, PRELUDE } from "./other-value.ts"
import { type Site, sitesIn } from "./sites.ts"

/** One use of what rows name, with another value in its place. */
export interface CallMutant {
  readonly ids: ReadonlyArray<string>
  readonly code: string
  readonly file: string
  readonly mutation: Mutation
}

/** Where the product asks the rules: screens, resolvers, composition and what speaks between them. */
const ASKING = /^packages\/(?:adapters|gateway|ui|web)\/src\//
const isAsking = (file: string): boolean =>
  ASKING.test(file) && !/\.test\.ts$|\.stories\.tsx$|\/testing\/|\.full\.ts$/.test(file)

/** The exports that rows name, each with all its rows. */
const exportsOf = (rows: Iterable<Requirement>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const named = new Map<string, ReadonlyArray<string>>()
  for (const { code, id } of rows) if (code !== "") named.set(code, [...(named.get(code) ?? []), id])
  return named
}

const mutationOf = (site: Site, replacement: string): Mutation => ({
  start: site.node.getStart(),
  end: site.node.getEnd(),
  replacement,
  kind: site.kind,
  own: site.node.getText(),
  named: "",
  around: "",
})

/** Every such mutant of the rows' exports; none where the type of what is used leaves no other value. */
export const callMutants = (
  home: string,
  graph: Pick<ImportGraph, "usesOf">,
  program: ts.Program,
  rows: Iterable<Requirement>,
): ReadonlyArray<CallMutant> => {
  const checker = program.getTypeChecker()
  const ofUse = (code: Code, text: string, ids: ReadonlyArray<string>): ReadonlyArray<CallMutant> =>
    graph
      .usesOf(`${code.file}#${code.export}`)
      .filter(({ file }) => isAsking(file))
      .flatMap(({ file, local }) => {
        const source = program.getSourceFile(join(home, file))
        return (source === undefined ? [] : sitesIn(source, local, code)).flatMap((site) => {
          const other = otherValue(checker, site)
          return other === undefined ? [] : [{ ids, code: text, file, mutation: mutationOf(site, other) }]
        })
      })
  return [...exportsOf(rows)].flatMap(([text, ids]) => {
    const code = parseCode(text)
    return code === undefined ? [] : ofUse(code, text, ids)
  })
}

/** The text with the mutant in it. Throws where that is no TypeScript: a file that does not parse would count as noticed. */
export const mutated = (text: string, { file, mutation }: CallMutant): string => {
  const changed = PRELUDE + text.slice(0, mutation.start) + mutation.replacement + text.slice(mutation.end)
  const { diagnostics = [] } = ts.transpileModule(changed, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  })
  const [wrong] = diagnostics
  if (wrong !== undefined) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(wrong.messageText, " ")}`)
  return changed
}
