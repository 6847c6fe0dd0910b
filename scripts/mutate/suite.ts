import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { format } from "node:util"
import { chai, expect } from "vitest"

type Body = (context: unknown) => unknown
type Hook = () => unknown

interface Group {
  readonly name: string
  readonly above: Group | undefined
  readonly before: Array<Hook>
  readonly after: Array<Hook>
  readonly beforeEach: Array<Body>
  readonly afterEach: Array<Body>
}

/** A test as its file states it. */
export interface Stated {
  /** Its file, groups and name, by which Stryker knows it again. */
  readonly id: string
  readonly file: string
  readonly body: Body
  readonly group: Group
}

const groupIn = (above: Group | undefined, name: string): Group => ({
  name,
  above,
  before: [],
  after: [],
  beforeEach: [],
  afterEach: [],
})

/** From the file's own group to the innermost. */
const pathOf = (group: Group): ReadonlyArray<Group> =>
  group.above === undefined ? [group] : [...pathOf(group.above), group]

const row = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value])

/** As vitest names a row, where the name has places for its values; its number keeps rows apart that read alike. */
const titled = (name: string, value: unknown, at: number): string => {
  const places = name.match(/%[sdifjoO]/g)?.length ?? 0
  return `${format(name, ...row(value).slice(0, places))} [${at}]`
}

type Stating = (name: string, ...rest: ReadonlyArray<unknown>) => void

/** `it(name, body)` and `it(name, options, body)`: the body is what can be called. */
const bodyAmong = (rest: ReadonlyArray<unknown>): Body => {
  const body = rest.find((one) => typeof one === "function")
  if (body === undefined) throw new TypeError("A test without a body")
  return body as Body
}

const perRow =
  (state: Stating, argumentsOf: (value: unknown, context: unknown) => ReadonlyArray<unknown>) =>
  (rows: ReadonlyArray<unknown>) =>
  (name: string, ...rest: ReadonlyArray<unknown>) =>
    rows.forEach((value, at) => {
      const body = bodyAmong(rest) as (...args: ReadonlyArray<unknown>) => unknown
      state(titled(name, value, at), (context: unknown) => body(...argumentsOf(value, context)))
    })

const each = (state: Stating) => perRow(state, (value) => row(value))

/** The file that a test's snapshots lie beside. */
let running = ""

/** Compares with the file beside the test. For a process that only runs suites: vitest has a method of its own by that name. */
export const compareSnapshots = (): void =>
  chai.util.addMethod(chai.Assertion.prototype, "toMatchFileSnapshot", function (this: object, name: string) {
    expect(chai.util.flag(this, "object")).toBe(readFileSync(join(dirname(running), name), "utf8"))
  })

/** As vitest's, which works in its own workers alone. Both in milliseconds. */
const waitFor = async <A>(check: () => A, { timeout, interval }: { timeout: number; interval: number }): Promise<A> => {
  const end = performance.now() + timeout
  for (;;) {
    try {
      return await check()
    } catch (cause) {
      if (performance.now() > end) throw cause
    }
    await setTimeout(interval)
  }
}

/** What test files import from vitest, as far as the core's need it: it writes down what they state. */
export class Suite {
  readonly tests: Array<Stated> = []
  #group = groupIn(undefined, "")

  /** Stands in for the module `vitest` while the test files are evaluated. */
  readonly vitest = {
    TestRunner: {},
    expect,
    vi: { waitFor },
    /** Not vitest's: each test file says this first. */
    startFile: (file: string): void => void (this.#group = groupIn(undefined, file)),
    it: Object.assign((name: string, ...rest: ReadonlyArray<unknown>) => this.#state(name, bodyAmong(rest)), {
      each: each((name, body) => this.#state(name, body as Body)),
      for: perRow(
        (name, body) => this.#state(name, body as Body),
        (value, context) => [value, context],
      ),
    }),
    describe: Object.assign((name: string, ...rest: ReadonlyArray<unknown>) => this.#inside(name, bodyAmong(rest)), {
      each: each((name, body) => this.#inside(name, body as Body)),
    }),
    beforeAll: (hook: Hook): void => void this.#group.before.push(hook),
    afterAll: (hook: Hook): void => void this.#group.after.push(hook),
    beforeEach: (hook: Body): void => void this.#group.beforeEach.push(hook),
    afterEach: (hook: Body): void => void this.#group.afterEach.push(hook),
  }

  #state(name: string, body: Body): void {
    const path = pathOf(this.#group)
    const id = [...path.map((group) => group.name), name].join(" > ")
    this.tests.push({ id, file: path[0]?.name ?? "", body, group: this.#group })
  }

  #inside(name: string, body: Body): void {
    const above = this.#group
    this.#group = groupIn(above, name)
    body(undefined)
    this.#group = above
  }
}

const contextOf = () => ({ signal: new AbortController().signal, onTestFinished: () => undefined })

/** Runs tests one after the other, with the hooks around them; ends where `told` answers false. `told` gets what was thrown, or nothing. */
export const runTests = async (
  tests: ReadonlyArray<Stated>,
  starts: (test: Stated) => void,
  told: (test: Stated, thrown: { readonly cause: unknown } | undefined, millis: number) => boolean,
): Promise<void> => {
  const opened: Array<Group> = []
  try {
    for (const test of tests) {
      running = test.file
      const from = performance.now()
      starts(test)
      const thrown = await outcome(test, opened)
      if (!told(test, thrown, performance.now() - from)) return
    }
  } finally {
    for (const group of opened.toReversed()) for (const hook of group.after) await hook()
  }
}

const outcome = async (test: Stated, opened: Array<Group>) => {
  const path = pathOf(test.group)
  try {
    for (const group of path.filter((one) => !opened.includes(one))) {
      opened.push(group)
      for (const hook of group.before) await hook()
    }
    for (const hook of path.flatMap((group) => group.beforeEach)) await hook(contextOf())
    await test.body(contextOf())
    for (const hook of path.flatMap((group) => group.afterEach)) await hook(contextOf())
    return undefined
  } catch (cause) {
    return { cause }
  }
}
