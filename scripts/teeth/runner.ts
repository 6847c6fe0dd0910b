import { join } from "node:path"
import { createVitest, type TestModule, type Vitest } from "vitest/node"
import type { Guard } from "./guards.ts"

/** Runs single test files of a copy of the repository, over one PostgreSQL, as often as it is told to. */
export class Runner {
  readonly home: string
  readonly #projects = new Map<string, Promise<Vitest>>()

  constructor(home: string) {
    this.home = home
    process.chdir(home) // tests read files from where they run
  }

  /** What stands in the file is read again. */
  readonly changed = (path: string): void =>
    this.#projects.forEach((vitest) => void vitest.then((one) => one.invalidateFile(path)))

  /** The first test that fails, or what else is wrong with the file; null where everything passes. */
  readonly failureIn = async ({ project, test }: Pick<Guard, "project" | "test">): Promise<string | null> => {
    const vitest = await this.#of(project)
    const files = (await vitest.globTestSpecifications([test])).filter(
      ({ moduleId, project: of }) => of.name === project && moduleId === join(this.home, test),
    )
    if (files.length !== 1) throw new RangeError(`${test} is ${files.length} files of ${project}`)
    const { testModules } = await vitest.runTestSpecifications(files, true)
    return firstFailure(testModules)
  }

  readonly close = async (): Promise<void> =>
    void (await Promise.all([...this.#projects.values()].map(async (vitest) => (await vitest).close())))

  #of(project: string): Promise<Vitest> {
    const known = this.#projects.get(project)
    if (known) return known
    const opened = createVitest("test", {
      root: this.home,
      config: join(this.home, "vitest.workspace.ts"),
      project: [project],
      watch: false,
      reporters: [{}],
    })
    this.#projects.set(project, opened)
    return opened
  }
}

const firstFailure = (modules: ReadonlyArray<TestModule>): string | null => {
  for (const one of modules) {
    for (const test of one.children.allTests("failed")) return test.fullName
    const [error] = one.errors()
    if (error) return error.message.split("\n")[0] ?? "the file failed"
    if (!one.ok()) return "the file failed"
  }
  return modules.length === 0 ? "no test ran" : null
}
