import type { MutantResult } from "@stryker-mutator/api/core"
import { usualReason } from "./usual-reasons.ts"

/** A change to a rule that no test noticed. */
export type Survivor = {
  readonly file: string
  readonly line: number
  /** The text of the whole line, by which a reason is found again when lines move. */
  readonly code: string
  readonly mutator: string
  readonly replacement: string
  /** Why it may live: the change is none, or no caller can see it. Empty until somebody has looked. */
  readonly reason: string
}

/** What the last run over one noun showed. */
export type NounScore = {
  /** The commit that was mutated. */
  readonly commit: string
  readonly mutants: number
  readonly killed: number
  /** Percent of the mutants, with one decimal. */
  readonly score: number
}

export type Summary = Omit<NounScore, "commit"> & {
  readonly nouns: Readonly<Record<string, NounScore>>
  readonly survivors: ReadonlyArray<Survivor>
}

const KILLED: ReadonlySet<string> = new Set(["Killed", "Timeout"])
const ALIVE: ReadonlySet<string> = new Set(["Survived", "NoCoverage"])

const keyOf = ({ file, code, mutator, replacement }: Survivor): string => [file, code, mutator, replacement].join("\t")
const nounOf = ({ file }: Survivor): string => file.split("/")[3] ?? ""
const scoreOf = (killed: number, mutants: number): number =>
  mutants === 0 ? 100 : Math.round((1000 * killed) / mutants) / 10

/** A run over one noun: its mutants, and the text of a file of it as it was mutated. */
export type NounRun = {
  readonly noun: string
  readonly commit: string
  readonly results: ReadonlyArray<MutantResult>
  readonly textOf: (file: string) => string
}

const survivorsOf = ({ results, textOf }: NounRun): ReadonlyArray<Survivor> =>
  results
    .filter(({ status }) => ALIVE.has(status))
    .map(({ fileName, location, mutatorName, replacement }) => {
      const file = fileName.slice(fileName.lastIndexOf("packages/"))
      const line = location.start.line
      const text = textOf(file)
      const code = text.split("\n")[line - 1]?.trim() ?? ""
      const survivor = { file, line, code, mutator: mutatorName, replacement: replacement ?? "", reason: "" }
      return { ...survivor, reason: usualReason(survivor, text) }
    })

/**
 * The summary with a run over one noun in place of the noun's last; a survivor that was explained before keeps its reason.
 * Mutants that do not compile or were left out count for nothing.
 */
export const withNoun = (before: Summary | undefined, run: NounRun): Summary => {
  const reasons = new Map(before?.survivors.map((survivor) => [keyOf(survivor), survivor.reason]))
  const killed = run.results.filter(({ status }) => KILLED.has(status)).length
  const found = survivorsOf(run).map((survivor) => ({
    ...survivor,
    reason: survivor.reason || (reasons.get(keyOf(survivor)) ?? ""),
  }))
  const mutants = killed + found.length
  const nouns = {
    ...before?.nouns,
    [run.noun]: { commit: run.commit, mutants, killed, score: scoreOf(killed, mutants) },
  }
  const sum = (field: "killed" | "mutants") => Object.values(nouns).reduce((total, noun) => total + noun[field], 0)
  return {
    mutants: sum("mutants"),
    killed: sum("killed"),
    score: scoreOf(sum("killed"), sum("mutants")),
    nouns: Object.fromEntries(Object.entries(nouns).toSorted(([a], [b]) => a.localeCompare(b))),
    survivors: [...(before?.survivors.filter((survivor) => nounOf(survivor) !== run.noun) ?? []), ...found].toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || keyOf(a).localeCompare(keyOf(b)),
    ),
  }
}
