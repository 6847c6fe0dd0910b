import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const packages = fileURLToPath(new URL("../../..", import.meta.url))
const routes = join(packages, "web/src/routes")

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, "utf8")
  texts.set(file, text)
  return text
}

/** The file behind a specifier: one beside, or a door of ui; nothing of another package. */
const fileOf = (from: string, specifier: string): string | null => {
  const file = specifier.startsWith("@xl/ui/")
    ? join(packages, "ui/src", specifier.slice("@xl/ui/".length), "index.ts")
    : join(dirname(from), specifier)
  return /^(?:\.|@xl\/ui\/)/.test(specifier) && existsSync(file) ? file : null
}

const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g
const namesIn = (list: string): ReadonlyArray<string> =>
  list.split(",").flatMap((name) => /^\s*(\w+)/.exec(name.replace(/^\s*type\s+\w+.*/, ""))?.[1] ?? [])

/** A file that a name comes from: through a door to the one that holds it, as a bundler does. */
const holders = (from: string, names: ReadonlyArray<string>, specifier: string): ReadonlyArray<string> => {
  const file = fileOf(from, specifier)
  if (file === null || !file.endsWith("/index.ts")) return file === null ? [] : [file]
  return [...textOf(file).matchAll(NAMED)].flatMap(([, list = "", inner = ""]) => {
    const passed = namesIn(list).filter((name) => names.includes(name))
    return passed.length === 0 ? [] : holders(file, passed, inner)
  })
}

/** What a file brings with it. Parts of ui that come late belong to the screen; a late file of the app's own answers for itself. */
const broughtBy = (file: string): ReadonlyArray<string> => [
  ...[...textOf(file).matchAll(NAMED)].flatMap(([, list = "", from = ""]) => holders(file, namesIn(list), from)),
  ...[...textOf(file).matchAll(/^import "([^"]+)"/gm)].flatMap(([, from = ""]) => fileOf(file, from) ?? []),
  ...(file.includes("/ui/src/")
    ? [...textOf(file).matchAll(/import\("([^"]+)"\)/g)].flatMap(([, from = ""]) => fileOf(file, from) ?? [])
    : []),
]

const reachedFrom = (entry: string): ReadonlySet<string> => {
  const reached = new Set([entry])
  for (const file of reached) for (const next of broughtBy(file)) reached.add(next)
  return reached
}

const found = (files: Iterable<string>, pattern: RegExp): Set<string> =>
  new Set([...files].flatMap((file) => [...textOf(file).matchAll(pattern)].flatMap(([, name = ""]) => name)))

const BOUND = /(?:lateStore|screenModel)\(\s*(\w+)/g
const ASKED = /useViewModel\((\w+)\)/g
const fromTheStart = found(
  [join(packages, "web/src/composition/tokens.ts")],
  /^ {2}(?:\w+: )?(sessionStore|signInEffects|accountDialogs|alertsToken|returnPath),$/gm,
)

/** Every file of the app that is fetched by itself, and by which ones. */
const fetches = readdirSync(routes)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .flatMap((by) =>
    [...textOf(join(routes, by)).matchAll(/import\("\.\/([\w-]+\.tsx?)"\)/g)].map(([, file = ""]) => ({ by, file })),
  )
const entries = [...new Set(fetches.map(({ file }) => file))]

const boundBy = (name: string) => found(reachedFrom(join(routes, name)), BOUND)
/** Of whoever fetches the file, what each has bound before. */
const isBoundBefore = (name: string, token: string): boolean =>
  fetches.filter(({ file }) => file === name).every(({ by }) => boundBy(by).has(token))

describe("a file that is fetched by itself", () => {
  it("is one of many, and the app's own stores are known", () => {
    expect(entries.length).toBeGreaterThan(30)
    expect(fromTheStart.size).toBe(5)
  })

  it.each(entries)("finds every model that its screens ask for, brought along or there before: %s", (name) => {
    const bound = boundBy(name)
    const asked = [...found(reachedFrom(join(routes, name)), ASKED)]
    const known = (token: string) => bound.has(token) || fromTheStart.has(token) || isBoundBefore(name, token)
    expect(asked.filter((token) => !known(token))).toEqual([])
  })
})
