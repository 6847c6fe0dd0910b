import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Runner } from "../../../teeth/runner.ts"
import type { Requirement } from "../../requirements.ts"
import { copyOf } from "../copy.ts"
import { randomFrom, shuffled } from "../random.ts"
import { browserFailure } from "./browser-failure.ts"
import { type CallMutant, callMutants } from "./call-mutants.ts"
import { type CallVerdict, falsifyCalls, type TestFile } from "./falsify-calls.ts"
import { ImportGraph, isTest, nearestTests, sourcesOf } from "./import-graph.ts"
import { programOf } from "./program.ts"

/** Test files that each mutant is shown to: of those that name its rows, and of those nearest to it by imports. */
const [NAMING, NEAREST] = [6, 6]

/** Plays the contracts of all ports through a gateway: far from every file there by imports, and near to it by what it asks. It comes last. */
const CONTRACTS = "packages/adapters/src/graphql/market.gateway.test.ts"

const projectOf = (test: string): string => {
  if (test.endsWith(".stories.tsx")) return "stories"
  return /^packages\/gateway\/|\.gateway\.test\.ts$/.test(test) ? "gateway" : "unit"
}

/** From the quickest to the slowest. */
const SPEED = ["unit", "gateway", "stories"]
const speedOf = ({ project }: TestFile): number => SPEED.indexOf(project)

/** Test files that name one of the rows: they come first, however far they lie. */
const naming = (root: string, tests: ReadonlyArray<string>, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  tests.filter((test) => {
    const text = readFileSync(join(root, test), "utf8")
    return ids.some((id) => text.includes(id))
  })

/** The suites that see a file do its work: what is drawn only stories see, and the gateway only those who ask it. */
const seenBy = (file: string): ReadonlyArray<string> => {
  if (file.endsWith(".tsx")) return ["stories"]
  if (file.startsWith("packages/gateway/")) return ["gateway"]
  return file.startsWith("packages/adapters/") ? ["unit", "gateway"] : ["unit"]
}

export interface CallsAsked {
  readonly root: string
  readonly rows: ReadonlyArray<Requirement>
  readonly count: number
  readonly seed: number
  readonly suites: ReadonlyArray<string>
  readonly print: (text: string) => void
}

const tell = ({ detail, ids, outcome }: CallVerdict): string =>
  `${ids.join(", ")} ${outcome}: ${outcome === "caught" ? detail.slice(detail.lastIndexOf("\nby ") + 1) : detail}`

/** Changes `count` uses of what rows name, drawn by the seed, one by one in a copy. True where each was noticed. */
export const runCalls = async ({ count, print, root, rows, seed, suites }: CallsAsked): Promise<boolean> => {
  const sources = sourcesOf(root)
  const graph = new ImportGraph(root, sources)
  const isAsked = (test: string): boolean => suites.includes(projectOf(test))
  const tests = sources.filter((file) => isTest(file) && isAsked(file))
  const all = callMutants(root, graph, programOf(root, sources), rows).filter(({ file }) =>
    seenBy(file).every((suite) => suites.includes(suite)),
  )
  const drawn = shuffled(all, randomFrom(seed)).slice(0, count)
  print(`${all.length} uses of what rows name have another value; ${drawn.length} are drawn (seed ${seed})`)
  const near = ({ file, ids }: CallMutant): ReadonlyArray<TestFile> =>
    [
      ...new Set([
        ...naming(root, tests, ids).slice(0, NAMING),
        ...nearestTests(graph, file, NEAREST, isAsked),
        ...(seenBy(file).includes("gateway") && isAsked(CONTRACTS) ? [CONTRACTS] : []),
      ]),
    ]
      .map((test) => ({ test, project: projectOf(test) }))
      .toSorted((a, b) => speedOf(a) - speedOf(b))
  const home = copyOf(root)
  const runner = new Runner(home)
  const failureIn = async (file: TestFile): Promise<string | null> =>
    file.project === "stories" ? browserFailure(root, home, file.test) : runner.failureIn(file)
  const bench = { failureIn, changed: runner.changed }
  const verdicts = await falsifyCalls(home, drawn, near, bench, (verdict) => print(tell(verdict)))
  await runner.close()
  const counted = (outcome: CallVerdict["outcome"]) => verdicts.filter((one) => one.outcome === outcome).length
  print(`${counted("caught")} caught, ${counted("survived")} survived, ${counted("unjudged")} unjudged`)
  return verdicts.length > 0 && counted("caught") === verdicts.length
}
