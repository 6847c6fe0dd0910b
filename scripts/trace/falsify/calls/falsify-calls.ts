import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { diffOf } from "../mutation.ts"
import { type CallMutant, mutated } from "./call-mutants.ts"

/** A test file, and the project of vitest that runs it. */
export interface TestFile {
  readonly project: string
  readonly test: string
}

/** What runs one test file of the copy: the first failure, or null; and is told of each file that was changed there. */
export interface CallBench {
  readonly failureIn: (file: TestFile) => Promise<string | null>
  readonly changed: (path: string) => Promise<void>
}

export interface CallVerdict {
  readonly ids: ReadonlyArray<string>
  /** `unjudged`: no test file reaches the place, or each that does fails by itself. */
  readonly outcome: "caught" | "survived" | "unjudged"
  /** The change; where it was caught, by which test. */
  readonly detail: string
}

/** A mutant in its file of the copy, to be put in and taken out. */
class Change {
  readonly #path: string
  readonly #whole: string
  readonly #changed: string
  readonly #told: CallBench["changed"]

  constructor(home: string, mutant: CallMutant, told: CallBench["changed"]) {
    this.#path = join(home, mutant.file)
    this.#whole = readFileSync(this.#path, "utf8")
    this.#changed = mutated(this.#whole, mutant)
    this.#told = told
  }

  readonly putIn = (): Promise<void> => this.#write(this.#changed)
  readonly takeOut = (): Promise<void> => this.#write(this.#whole)

  #write(text: string): Promise<void> {
    writeFileSync(this.#path, text)
    return this.#told(this.#path)
  }
}

/** A file that fails while nothing is changed proves nothing. Each that failed is asked once, and only then. */
class Soundness {
  readonly #known = new Map<string, boolean>()
  readonly #failureIn: CallBench["failureIn"]

  constructor(failureIn: CallBench["failureIn"]) {
    this.#failureIn = failureIn
  }

  readonly isUnsound = ({ test }: TestFile): boolean => this.#known.get(test) === false

  readonly isSound = async (file: TestFile, change: Change): Promise<boolean> => {
    const known = this.#known.get(file.test)
    if (known !== undefined) return known
    await change.takeOut()
    const isSound = (await this.#failureIn(file)) === null
    this.#known.set(file.test, isSound)
    await change.putIn()
    return isSound
  }
}

type Noticed = { readonly tag: "by"; readonly by: string } | { readonly tag: "nobody" } | { readonly tag: "unasked" }

const noticed = async (
  files: ReadonlyArray<TestFile>,
  change: Change,
  soundness: Soundness,
  { failureIn }: CallBench,
): Promise<Noticed> => {
  let asked = 0
  for (const file of files) {
    const failure = soundness.isUnsound(file) ? null : await failureIn(file)
    if (failure !== null && (await soundness.isSound(file, change)))
      return { tag: "by", by: `${file.test}: ${failure}` }
    if (!soundness.isUnsound(file)) asked += 1
  }
  return { tag: asked === 0 ? "unasked" : "nobody" }
}

const verdictOf = async (
  home: string,
  mutant: CallMutant,
  files: ReadonlyArray<TestFile>,
  soundness: Soundness,
  bench: CallBench,
): Promise<CallVerdict> => {
  const detail = `${mutant.code}\n${diffOf(mutant.file, readFileSync(join(home, mutant.file), "utf8"), mutant.mutation)}`
  const change = new Change(home, mutant, bench.changed)
  await change.putIn()
  try {
    const found = await noticed(files, change, soundness, bench)
    if (found.tag === "by") return { ids: mutant.ids, outcome: "caught", detail: `${detail}\nby ${found.by}` }
    return { ids: mutant.ids, outcome: found.tag === "nobody" ? "survived" : "unjudged", detail }
  } finally {
    await change.takeOut()
  }
}

/** Puts each mutant into the copy at `home`, runs the test files that are `near` it, and says which of them noticed. */
export const falsifyCalls = async (
  home: string,
  mutants: ReadonlyArray<CallMutant>,
  near: (mutant: CallMutant) => ReadonlyArray<TestFile>,
  bench: CallBench,
  told: (verdict: CallVerdict) => void,
): Promise<ReadonlyArray<CallVerdict>> => {
  const soundness = new Soundness(bench.failureIn)
  const verdicts: Array<CallVerdict> = []
  for (const mutant of mutants) {
    const verdict = await verdictOf(home, mutant, near(mutant), soundness, bench)
    told(verdict)
    verdicts.push(verdict)
  }
  return verdicts
}
