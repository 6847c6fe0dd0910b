import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The variable that tells vitest which test files to run: their paths, with commas between. */
export const TESTS = "XL_MUTATE_TESTS"

/** Files by the noun whose folder they lie in. */
export const byNoun = (files: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<string>> =>
  Map.groupBy(files, (file) => file.split("/")[3] ?? "")

/** Whether a test's text imports the door of a noun. */
export const names = (text: string, noun: string): boolean =>
  text.includes(`from "../${noun}/`) || text.includes(`from "@xl/core/${noun}"`)

/** The tests that answer for a noun: those in its folders of core and testkit, and those of the core's other nouns that name it. */
export const testsOf = (root: string, noun: string): ReadonlyArray<string> => [
  ...globSync(`packages/testkit/src/${noun}/*.test.ts`, { cwd: root }),
  ...globSync("packages/core/src/*/*.test.ts", { cwd: root }).filter(
    (file) => file.startsWith(`packages/core/src/${noun}/`) || names(readFileSync(join(root, file), "utf8"), noun),
  ),
]
