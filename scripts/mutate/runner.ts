import type { MutantCoverage } from "@stryker-mutator/api/core"
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner"
import { createRequire } from "node:module"
import { join } from "node:path"
import { TESTS } from "./nouns.ts"
import { type Evaluate, oneScript } from "./one-script.ts"
import { compareSnapshots, runTests, type Stated, Suite } from "./suite.ts"

/** What the mutated sources ask and tell; Stryker's own names. */
interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage | undefined
}

const namespace = (): Namespace => {
  const home = globalThis as { __stryker__?: Namespace }
  home.__stryker__ ??= {}
  return home.__stryker__
}

/** The seed is that of the tests (scripts/rules/seed.ts). Of a hundred runs thirty are enough for nearly every change, and a survivor runs them all. */
const PROPERTIES = { seed: 4, numRuns: 30 }

/** Runs the tests of one noun in this process, on sources made anew for each mutant. */
export class RulesTestRunner implements TestRunner {
  #evaluate: Evaluate | undefined

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const root = process.cwd()
    const { configureGlobal } = createRequire(join(root, "packages/testkit/package.json"))("fast-check")
    configureGlobal(PROPERTIES)
    compareSnapshots()
    this.#evaluate = await oneScript(root, (process.env[TESTS] ?? "").split(","))
  }

  async dryRun(): Promise<DryRunResult> {
    const ns = namespace()
    delete ns.activeMutant
    const result = await this.#run(() => undefined)
    const { mutantCoverage } = ns
    return result.status === DryRunStatus.Complete && mutantCoverage ? { ...result, mutantCoverage } : result
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const ns = namespace()
    const { activeMutant, hitLimit, mutantActivation, testFilter } = options
    ns.hitCount = 0
    ns.hitLimit = hitLimit
    ns.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined
    const wanted = testFilter && new Set(testFilter)
    const result = await this.#run(() => (ns.activeMutant = activeMutant.id), wanted)
    return toMutantRunResult(determineHitLimitReached(ns.hitCount, hitLimit) ?? result)
  }

  /** `loaded` is called between the evaluation and the first test. A mutant is given up at its first failure. */
  async #run(loaded: () => void, wanted?: ReadonlySet<string>): Promise<DryRunResult> {
    const suite = new Suite()
    try {
      this.#evaluate?.(suite)
    } catch (cause) {
      const thrown = failed({ id: "loads", name: "loads", timeSpentMs: 0 }, cause)
      return { status: DryRunStatus.Complete, tests: [thrown] }
    }
    loaded()
    return {
      status: DryRunStatus.Complete,
      tests: await results(suite.tests.filter(({ id }) => wanted?.has(id) ?? true)),
    }
  }
}

const failed = (test: { id: string; name: string; timeSpentMs: number }, cause: unknown): TestResult => ({
  ...test,
  status: TestStatus.Failed,
  failureMessage: String(cause),
})

const results = async (tests: ReadonlyArray<Stated>): Promise<Array<TestResult>> => {
  const ns = namespace()
  const found: Array<TestResult> = []
  await runTests(
    tests,
    ({ id }) => (ns.currentTestId = id),
    ({ file, id }, thrown, timeSpentMs) => {
      delete ns.currentTestId
      const test = { id, name: id, timeSpentMs, fileName: join(process.cwd(), file) }
      found.push(thrown ? failed(test, thrown.cause) : { ...test, status: TestStatus.Success })
      return thrown === undefined
    },
  )
  return found
}

const factory = Object.assign(() => new RulesTestRunner(), { inject: [] as const })
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "rules", factory)]
