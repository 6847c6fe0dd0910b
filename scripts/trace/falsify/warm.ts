import { join, relative } from "node:path"
import { createVitest, type TestModule, type Vitest } from "vitest/node"
import type { TestRun } from "../test-run.ts"

/** Whatever a test has become; one that never ended is no more than one that did not run. */
const outcomeOf = (state: string): TestRun["outcome"] => (state === "passed" || state === "failed" ? state : "skipped")

const testsOf = (home: string, suite: string, { children, moduleId }: TestModule): ReadonlyArray<TestRun> =>
  [...children.allTests()].map((test) => ({
    title: test.fullName,
    file: relative(home, moduleId).replaceAll("\\", "/"),
    suite,
    outcome: outcomeOf(test.result().state),
  }))

/**
 * vitest over a copy of the repository, started once a suite and asked as often as there are changes: starting it takes longer than
 * most tests do.
 */
export class Warm {
  readonly #home: string
  readonly #longest: number
  readonly #suites = new Map<string, Promise<Vitest>>()

  /** `longest` in milliseconds: what takes longer hangs. */
  constructor(home: string, longest: number) {
    this.#home = home
    this.#longest = longest
  }

  /** What stands in the file is read again. */
  readonly changed = async (path: string): Promise<void> => {
    for (const vitest of await Promise.all(this.#suites.values())) vitest.invalidateFile(path)
  }

  /** The tests of these files whose titles match the pattern; none where they hang. */
  readonly run = async (
    suite: string,
    pattern: string,
    files: ReadonlyArray<string>,
  ): Promise<ReadonlyArray<TestRun>> => {
    const vitest = await this.#of(suite)
    vitest.setGlobalTestNamePattern(pattern)
    const paths = new Set(files.map((file) => join(this.#home, file)))
    const asked = (await vitest.globTestSpecifications([...files])).filter(
      ({ moduleId, project }) => project.name === suite && paths.has(moduleId),
    )
    const modules = await this.#inTime(vitest.runTestSpecifications(asked, false))
    if (modules === null) await this.#end(suite)
    // Those of earlier runs are among them.
    return (modules ?? [])
      .filter(({ moduleId }) => paths.has(moduleId))
      .flatMap((one) => testsOf(this.#home, suite, one))
  }

  readonly close = async (): Promise<void> => {
    for (const suite of this.#suites.keys()) await this.#end(suite)
  }

  async #inTime(running: ReturnType<Vitest["runTestSpecifications"]>): Promise<ReadonlyArray<TestModule> | null> {
    let late: NodeJS.Timeout | undefined
    const waited = new Promise<null>((resolve) => (late = setTimeout(resolve, this.#longest, null)))
    try {
      return await Promise.race([running.then(({ testModules }) => testModules), waited])
    } finally {
      clearTimeout(late)
    }
  }

  async #end(suite: string): Promise<void> {
    const open = this.#suites.get(suite)
    this.#suites.delete(suite)
    await (await open)?.close()
  }

  #of(suite: string): Promise<Vitest> {
    const known = this.#suites.get(suite)
    if (known) return known
    process.chdir(this.#home) // tests read files from where they run
    const opened = createVitest("test", {
      root: this.#home,
      config: join(this.#home, "vitest.workspace.ts"),
      project: [suite],
      watch: false,
      reporters: [{}],
    })
    this.#suites.set(suite, opened)
    return opened
  }
}
