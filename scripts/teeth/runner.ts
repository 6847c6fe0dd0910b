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

  /** What stands in the file is read again; migrations, by a new PostgreSQL, as each database is a copy of one that ran them. */
  readonly changed = async (path: string): Promise<void> => {
    for (const vitest of await Promise.all(this.#projects.values())) vitest.invalidateFile(path)
    if (path.endsWith(".sql")) await this.close()
  }

  /** The first test that fails, or what else is wrong with the file; null where everything passes. */
  readonly failureIn = async ({ project, test }: Pick<Guard, "project" | "test">): Promise<string | null> => {
    const vitest = await this.#of(project)
    const files = (await vitest.globTestSpecifications([test])).filter(
      ({ moduleId, project: of }) => of.name === project && moduleId === join(this.home, test),
    )
    if (files.length !== 1) throw new RangeError(`${test} is ${files.length} files of ${project}`)
    const { testModules } = await vitest.runTestSpecifications(files, true)
    // Those of earlier runs are among them.
    return firstFailure(testModules.filter(({ moduleId }) => moduleId === join(this.home, test)))
  }

  readonly close = async (): Promise<void> => {
    const open = await Promise.all(this.#projects.values())
    this.#projects.clear()
    await Promise.all(open.map((vitest) => vitest.close()))
  }

  #of(project: string): Promise<Vitest> {
    const known = this.#projects.get(project)
    if (known) return known
    const opened = createVitest("test", {
      root: this.home,
      config: join(this.home, "vitest.workspace.ts"),
      project: [project],
      watch: false,
      bail: 1, // the first failure says it all
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
