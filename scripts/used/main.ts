// After the journeys: pages sent every mutation, and clicks reached every page of the router, but for the exceptions.
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pageOf, pagePaths } from "../../e2e/router-paths.ts"
import { reachedPaths, sentOperations } from "../../e2e/used.ts"
import { UNREACHED, UNSENT } from "./exceptions.ts"
import { neverSent, operationFields, schemaMutations } from "./mutations.ts"

const ROOT = resolve(import.meta.dirname, "../..")
const PERSISTED = "packages/adapters/src/gql/persisted-documents.json"

/** One sentence for each name that is missing without a reason, and for each reason that is not needed. */
const problemsOf = (missing: ReadonlyArray<string>, exceptions: { readonly [name: string]: string }, said: string) => [
  ...missing.filter((name) => !(name in exceptions)).map((name) => `${name} ${said}`),
  ...Object.keys(exceptions)
    .filter((name) => !missing.includes(name))
    .map((name) => `${name} needs no exception`),
]

const mutations = schemaMutations(ROOT)
const operations = operationFields(JSON.parse(readFileSync(join(ROOT, PERSISTED), "utf8")) as Record<string, string>)
const unsent = neverSent(mutations, operations, sentOperations.read())
const reached = new Set([...reachedPaths.read()].map(pageOf))
const unreached = pagePaths.filter((path) => !reached.has(path))
const problems = [
  ...problemsOf(unsent, UNSENT, "was sent by no page of a journey"),
  ...problemsOf(unreached, UNREACHED, "was reached by no clicks"),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(
  `${mutations.length - unsent.length} of ${mutations.length} mutations sent, ${pagePaths.length - unreached.length} of ${pagePaths.length} pages reached\n`,
)
process.exit(problems.length === 0 ? 0 : 1)
