import type { Foreign } from "./lock.ts"

/**
 * Licences under which the market may be run and passed on beside its own, MIT. The LGPL is sharp's libvips', a library of its own
 * that anybody may exchange; the MPL asks for changes to its own files alone, of which we have none. "BSD" is how zipcodes names the
 * three clauses that its LICENSE has.
 */
const TAKEN: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Zlib",
])
/** What tools may have besides: data that no user of the market ever gets. */
const TAKEN_OF_TOOLS: ReadonlySet<string> = new Set(["CC-BY-4.0"])

/**
 * What a package's own words name no SPDX id for, and what we read there: the DejaVu fonts are under Bitstream Vera's licence, which lets
 * anybody use, embed, change and pass them on, only not sell them alone nor under their name where they were changed.
 */
const READ: ReadonlyMap<string, string> = new Map([["dejavu-fonts-ttf", "SEE LICENSE IN README.md AND LICENSE"]])

/** Whether an SPDX expression can be fulfilled by licences that we take. */
export const isTaken = ({ licence, name, use }: Pick<Foreign, "licence" | "name" | "use">): boolean => {
  if (READ.get(name) === licence) return true
  const one = (id: string) => TAKEN.has(id) || (use === "tools" && TAKEN_OF_TOOLS.has(id))
  return licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every(one))
}

/** A row for each package, for whoever has to name them all. */
export const licenceTable = (packages: ReadonlyArray<Foreign>): string =>
  ["package\tversion\tlicence\tuse", ...packages.map((it) => [it.name, it.version, it.licence, it.use].join("\t"))]
    .join("\n")
    .concat("\n")
