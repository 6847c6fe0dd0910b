import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { copyOf } from "../trace/falsify/copy.ts"
import { broken, type Guard, readGuards } from "./guards.ts"
import { Runner } from "./runner.ts"

const ROOT = resolve(import.meta.dirname, "../..")
/** What each break came to, for docs/attacks.md. */
const FOUND = join(ROOT, ".cache/teeth.tsv")

const { values: options } = parseArgs({ options: { only: { type: "string" }, from: { type: "string" } } })
const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Whether the file passes while nothing is broken: else its failing would prove nothing. Each is asked once. */
const passes = async (runner: Runner, guard: Guard, known: Map<string, boolean>): Promise<boolean> => {
  const { test } = guard
  const isSound = known.get(test) ?? (await runner.failureIn(guard)) === null
  known.set(test, isSound)
  return isSound
}

/** Without the guard, and as it was again afterwards. */
const tried = async (runner: Runner, guard: Guard): Promise<string | null> => {
  const path = join(runner.home, guard.file)
  const whole = readFileSync(path, "utf8")
  writeFileSync(path, broken(guard, whole))
  await runner.changed(path)
  try {
    return await runner.failureIn(guard)
  } finally {
    writeFileSync(path, whole)
    await runner.changed(path)
  }
}

const asked = (): ReadonlyArray<Guard> => {
  const all = readGuards()
  const only = options.only?.split(",")
  const first = options.from === undefined ? 0 : all.findIndex(({ id }) => id === options.from)
  return all.slice(Math.max(0, first)).filter(({ id }) => only === undefined || only.includes(id))
}

interface Outcome {
  readonly isCaught: boolean
  readonly said: string
}

const outcomeOf = async (runner: Runner, guard: Guard, known: Map<string, boolean>): Promise<Outcome> => {
  if (!(await passes(runner, guard, known))) return { isCaught: false, said: `${guard.test} fails without that` }
  const failure = await tried(runner, guard)
  return failure === null
    ? { isCaught: false, said: `nothing noticed in ${guard.test}` }
    : { isCaught: true, said: failure }
}

const main = async (): Promise<boolean> => {
  const runner = new Runner(copyOf(ROOT))
  const known = new Map<string, boolean>()
  mkdirSync(join(ROOT, ".cache"), { recursive: true })
  let missed = 0
  const guards = asked()
  for (const guard of guards) {
    const { isCaught, said } = await outcomeOf(runner, guard, known)
    if (!isCaught) missed += 1
    print(`${guard.id}: ${said}`)
    writeFileSync(FOUND, `${guard.id}\t${isCaught ? "caught" : "missed"}\t${said}\n`, { flag: "a" })
  }
  await runner.close()
  print(`Teeth: ${guards.length} guards broken: ${guards.length - missed} passed, ${missed} failed`)
  return missed === 0
}

process.exit((await main()) ? 0 : 1)
