import type { MutantResult } from "@stryker-mutator/api/core"

/** A change to a rule that no test noticed. */
export type Survivor = {
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly replacement: string
  /** Why it may live: the change is none, or no caller can see it. Empty until somebody has looked. */
  readonly reason: string
}

export type Summary = {
  /** The commit that was mutated. */
  readonly commit: string
  readonly mutants: number
  readonly killed: number
  /** Percent of the mutants, with one decimal. */
  readonly score: number
  readonly survivors: ReadonlyArray<Survivor>
}

const KILLED: ReadonlySet<string> = new Set(["Killed", "Timeout"])
const ALIVE: ReadonlySet<string> = new Set(["Survived", "NoCoverage"])

const keyOf = ({ file, mutator, replacement, line }: Survivor): string => [file, line, mutator, replacement].join("\t")

/** What a run showed; a survivor that was explained before keeps its reason. Mutants that do not run count for nothing. */
export const summary = (
  commit: string,
  results: ReadonlyArray<MutantResult>,
  before: ReadonlyArray<Survivor>,
): Summary => {
  const reasons = new Map(before.map((survivor) => [keyOf(survivor), survivor.reason]))
  const killed = results.filter(({ status }) => KILLED.has(status)).length
  const survivors = results
    .filter(({ status }) => ALIVE.has(status))
    .map(({ fileName, location, mutatorName, replacement }) => {
      const file = fileName.slice(fileName.lastIndexOf("packages/"))
      const line = location.start.line
      const found = { file, line, mutator: mutatorName, replacement: replacement ?? "", reason: "" }
      return { ...found, reason: reasons.get(keyOf(found)) ?? "" }
    })
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const mutants = killed + survivors.length
  return { commit, mutants, killed, score: mutants === 0 ? 100 : Math.round((1000 * killed) / mutants) / 10, survivors }
}
