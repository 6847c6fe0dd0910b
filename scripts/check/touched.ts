export type Project = "gateway" | "stories" | "unit"
/** Vitest projects to run, each with the folders or files that it is narrowed to. */
export type Touched = { readonly [project in Project]: ReadonlyArray<string> }

const SOURCE = /^packages\/(?<pack>[a-z]+)\/src\/(?<noun>[a-z-]+)\//

/** Packages whose tests speak of a noun without a database. */
const QUICK = ["core", "testkit", "adapters", "ui", "web"]

/** Test folders of one changed source file. A rule is tried in every quick package; a resolver in its own folder. */
const sourceFolders = (pack: string, noun: string): Partial<Touched> => {
  if (pack === "gateway") return { gateway: [`packages/gateway/src/${noun}/`] }
  const quick = QUICK.map((each) => `packages/${each}/src/${noun}/`)
  return pack === "ui" ? { unit: quick, stories: [`packages/ui/src/${noun}/`] } : { unit: quick }
}

/** A changed test or story, and a script, by the file's name. */
const named = (file: string): Partial<Touched> => {
  if (file.endsWith(".gateway.test.ts")) return { gateway: [file] }
  if (file.endsWith(".stories.tsx")) return { stories: [file] }
  return file.startsWith("scripts/") ? { unit: [file.replace(/[^/]+$/, "")] } : {}
}

/** Where the tests of one changed file lie; nothing for a file that only whole stages read. */
const foldersOf = (file: string): Partial<Touched> => {
  const { pack, noun } = SOURCE.exec(file)?.groups ?? {}
  const isNamed = /\.(gateway\.test\.ts|stories\.tsx)$/.test(file)
  return isNamed || pack === undefined || noun === undefined ? named(file) : sourceFolders(pack, noun)
}

/** The narrow set of tests for changed files, sorted, each folder once. Whole stages stay with `npm test`. */
export const touchedBy = (files: ReadonlyArray<string>): Touched => {
  const all = files.map(foldersOf)
  const of = (project: Project) => [...new Set(all.flatMap((folders) => folders[project] ?? []))].toSorted()
  return { unit: of("unit"), gateway: of("gateway"), stories: of("stories") }
}
