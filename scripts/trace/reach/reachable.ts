import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSource } from "../code.ts"
import type { Requirement } from "../requirements.ts"
import { type Module, moduleOf, type Reference } from "./module.ts"

/** What ships: the app, its prerendered pages, the gateway and the operator's commands. */
export const ENTRIES = [
  "packages/web/src/main.tsx",
  "packages/web/src/prerender.tsx",
  "packages/gateway/src/main.ts",
  "packages/gateway/src/cli/seed.ts",
  "packages/gateway/src/cli/demo-clock.ts",
  "packages/gateway/src/cli/admin.ts",
  "packages/gateway/src/cli/doctor.ts",
  "packages/gateway/src/cli/backup.ts",
  "packages/gateway/src/cli/restore.ts",
  "packages/gateway/src/cli/rotate-master-key.ts",
  "packages/gateway/src/cli/verify-log.ts",
] as const

const DOOR = /^@xl\/([a-z]+)\/(.+)$/

/** The file that a module specifier leads to; undefined for a library. `file` and the result are relative to the repository. */
export const leadsTo = (root: string, file: string, specifier: string): string | undefined => {
  const [, name, door] = DOOR.exec(specifier) ?? []
  if (name !== undefined && door !== undefined) {
    const source = `packages/${name}/src/${door}`
    return [`${source}/index.ts`, `${source}.ts`].find((path) => existsSync(join(root, path)))
  }
  if (!specifier.startsWith(".")) return undefined
  const path = join(dirname(file), specifier)
  return /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : undefined
}

class Search {
  readonly reached = new Set<string>()
  readonly #root: string
  readonly #modules = new Map<string, Module>()
  readonly #ran = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  /** Importing a module runs its statements and those of what it imports; its declarations wait until they are used. */
  run(file: string): void {
    if (this.#ran.has(file)) return
    this.#ran.add(file)
    const module = this.#module(file)
    for (const specifier of module.runs) this.#to(file, specifier, (target) => this.run(target))
    for (const name of module.effects) this.use(file, name)
    for (const specifier of module.loads.get("") ?? []) this.#load(file, specifier)
  }

  /** A name as the file knows it: declared there, or imported. */
  use(file: string, used: string): void {
    const [name = "", member = "*"] = used.split(".")
    const imported = this.#module(file).imports.get(name)
    if (imported === undefined) this.#declared(file, name)
    else this.#follow(file, imported.name === "*" ? { ...imported, name: member } : imported)
  }

  /** A name as others import it from the file; "*" for all of them. */
  take(file: string, name: string, seen: ReadonlySet<string> = new Set()): void {
    if (seen.has(file)) return
    const { exports, stars } = this.#module(file)
    for (const one of name === "*" ? exports.keys() : [name]) this.#exported(file, exports.get(one))
    if (exports.has(name)) return
    for (const star of stars) this.#to(file, star, (target) => this.take(target, name, new Set([...seen, file])))
  }

  #declared(file: string, name: string): void {
    const module = this.#module(file)
    const uses = module.uses.get(name)
    const key = `${file}#${name}`
    if (uses === undefined || this.reached.has(key)) return
    this.reached.add(key)
    for (const next of uses) this.use(file, next)
    for (const specifier of module.loads.get(name) ?? []) this.#load(file, specifier)
  }

  #exported(file: string, target: Reference | string | undefined): void {
    if (typeof target === "string") this.use(file, target)
    else if (target !== undefined) this.#follow(file, target)
  }

  #follow(file: string, { from, name }: Reference): void {
    this.#to(file, from, (target) => this.take(target, name))
  }

  #load(file: string, specifier: string): void {
    this.#to(file, specifier, (target) => {
      this.run(target)
      this.take(target, "*")
    })
  }

  #to(file: string, specifier: string, then: (target: string) => void): void {
    const target = leadsTo(this.#root, file, specifier)
    if (target !== undefined) then(target)
  }

  #module(file: string): Module {
    const known = this.#modules.get(file)
    if (known !== undefined) return known
    const module = moduleOf(parseSource(file, readFileSync(join(this.#root, file), "utf8")))
    this.#modules.set(file, module)
    return module
  }
}

/**
 * The declarations that the entry points use, each as `file#name`. It errs towards "reached": a local variable of the same name
 * counts as a use, and `import()` takes all exports.
 */
export const reachableFrom = (root: string, entries: ReadonlyArray<string>): ReadonlySet<string> => {
  const search = new Search(root)
  for (const entry of entries) {
    search.run(entry)
    search.take(entry, "*")
  }
  return search.reached
}

/** Whether the entry points reach the export that a row's `code` names, `file#export` or a member of it. */
export const reachedCode = (root: string, entries: ReadonlyArray<string>): ((code: string) => boolean) => {
  const reached = reachableFrom(root, entries)
  return (code) => reached.has(code.replace(/(#\w+).*$/, "$1"))
}

/** The same of the entry points that ship. */
export const shippedCode = (root: string): ((code: string) => boolean) => reachedCode(root, ENTRIES)

/** The rows whose `code` no entry point reaches, as where tests and doors alone take it: each with what it names. */
export const unreachedRows = (
  rows: Iterable<Pick<Requirement, "code" | "id">>,
  isReached: (code: string) => boolean,
): ReadonlyArray<string> =>
  [...rows].flatMap(({ code, id }) => (code === "" || isReached(code) ? [] : [`${id}: ${code}`]))
