import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSource } from "../../code.ts"
import { type Module, moduleOf, type Reference } from "../../reach/module.ts"
import { leadsTo } from "../../reach/reachable.ts"

/** Where a name is imported, and what it is called there. */
export interface Use {
  readonly file: string
  readonly local: string
}

/** Modules of the packages and the stories; what is generated asks no rule. */
export const sourcesOf = (root: string): ReadonlyArray<string> =>
  globSync(["packages/*/src/**/*.{ts,tsx}", "stories/**/*.{ts,tsx}"], { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\/gql\/|\.d\.ts$/.test(file))
    .toSorted()

/** Who imports what, by files relative to the repository. */
export class ImportGraph {
  readonly #root: string
  readonly #modules: ReadonlyMap<string, Module>
  readonly #importers = new Map<string, Set<string>>()
  readonly #uses = new Map<string, Array<Use>>()

  constructor(root: string, files: ReadonlyArray<string>) {
    this.#root = root
    this.#modules = new Map(
      files.map((file) => [file, moduleOf(parseSource(file, readFileSync(join(root, file), "utf8")))]),
    )
    for (const [file, module] of this.#modules) this.#add(file, module)
  }

  /** The files that import this one, at once or by `import()`. */
  readonly importersOf = (file: string): ReadonlyArray<string> => [...(this.#importers.get(file) ?? [])]

  /** Where the export `file#name` is imported, through whatever passes it on. */
  readonly usesOf = (code: string): ReadonlyArray<Use> => this.#uses.get(code) ?? []

  /** The declaration, as `file#name`, that a name leads to which others import from the file. */
  resolve(file: string, name: string, seen: ReadonlySet<string> = new Set()): string | undefined {
    const module = this.#modules.get(file)
    if (module === undefined || seen.has(file)) return undefined
    const further = new Set([...seen, file])
    const passed = module.exports.get(name)
    if (typeof passed === "string") return this.#own(file, passed, module, further)
    if (passed !== undefined) return this.#follow(file, passed, further)
    return module.stars.map((from) => this.#follow(file, { from, name }, further)).find((found) => found !== undefined)
  }

  #own(file: string, local: string, { imports }: Module, seen: ReadonlySet<string>): string | undefined {
    const imported = imports.get(local)
    return imported === undefined ? `${file}#${local}` : this.#follow(file, imported, seen)
  }

  #follow(file: string, { from, name }: Reference, seen: ReadonlySet<string>): string | undefined {
    const target = leadsTo(this.#root, file, from)
    return target === undefined ? undefined : this.resolve(target, name, seen)
  }

  #add(file: string, module: Module): void {
    for (const from of [...module.runs, ...[...module.loads.values()].flat()]) {
      const target = leadsTo(this.#root, file, from)
      if (target === undefined) continue
      const importers = this.#importers.get(target) ?? new Set()
      this.#importers.set(target, importers.add(file))
    }
    for (const [local, reference] of module.imports) {
      const code = this.#follow(file, reference, new Set())
      if (code !== undefined) this.#uses.set(code, [...(this.#uses.get(code) ?? []), { file, local }])
    }
  }
}

/** Files that vitest runs for everybody; stories are tests. */
export const isTest = (file: string): boolean => /(?<!\.full)\.test\.ts$|\.stories\.tsx$/.test(file)

/** The `most` of these test files that are nearest to a file: those beside it first, then by how many imports lie between. */
export const nearestTests = (
  graph: Pick<ImportGraph, "importersOf">,
  file: string,
  most: number,
  isAsked: (test: string) => boolean,
): ReadonlyArray<string> => {
  const [seen, tests] = [new Set([file]), new Array<string>()]
  for (let ring = [file]; ring.length > 0 && tests.length < most;) {
    const next = ring.flatMap(graph.importersOf).filter((one) => !seen.has(one))
    for (const one of next) seen.add(one)
    ring = [...new Set(next)].toSorted()
    tests.push(...ring.filter((one) => isTest(one) && isAsked(one)))
  }
  const isBeside = (test: string): boolean => dirname(test) === dirname(file)
  return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))].slice(0, most)
}
