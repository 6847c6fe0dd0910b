import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The variable that tells vitest which test files to run: their paths, with commas between. */
export const TESTS = "XL_MUTATE_TESTS"

/** Files by the noun whose folder they lie in. */
export const byNoun = (files: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<string>> =>
  Map.groupBy(files, (file) => file.split("/")[3] ?? "")

/** Whether a test's text imports the door of a noun. */
export const names = (text: string, noun: string): boolean =>
  new RegExp(`from "((\\.\\./)+${noun}/|@xl/core/${noun}")`).test(text)

/**
 * The tests that answer for a noun: its own in the core, those of the other nouns that name it, and the testkit's. In this order: a change
 * is given up at the first failure, and a noun's own tests are the quickest and the likeliest to fail.
 */
export const testsOf = (root: string, noun: string): ReadonlyArray<string> => {
  const own = globSync(`packages/core/src/${noun}/**/*.test.ts`, { cwd: root })
  const others = globSync("packages/core/src/**/*.test.ts", { cwd: root }).filter(
    (file) => !own.includes(file) && names(readFileSync(join(root, file), "utf8"), noun),
  )
  return [...own.toSorted(), ...others.toSorted(), ...globSync(`packages/testkit/src/${noun}/*.test.ts`, { cwd: root })]
}
