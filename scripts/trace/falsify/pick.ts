import type { Trace } from "../proof.ts"
import type { Requirement } from "../requirements.ts"
import type { TestRun } from "../test-run.ts"
import { shuffled } from "./random.ts"

/** A row that needs the bundle rebuilt takes minutes. */
export const MOST_E2E_ROWS = 10

export type Picked = {
  readonly row: Requirement
  /** The tests that prove it: those of vitest where there are any, else those of Playwright. */
  readonly tests: ReadonlyArray<TestRun>
}

const pickedOf = (row: Requirement, traced: Trace): ReadonlyArray<Picked> => {
  const verdict = traced.verdicts.get(row.id)
  if (verdict?.tag !== "proved") return []
  const quick = verdict.tests.filter(({ suite }) => suite !== "playwright")
  return [{ row, tests: quick.length > 0 ? quick : verdict.tests }]
}

const isSlow = ({ tests }: Picked): boolean => tests.every(({ suite }) => suite === "playwright")

/** `count` rows that a test of their own proves, at most ten of them by Playwright alone. */
export const pick = (
  rows: Iterable<Requirement>,
  traced: Trace,
  count: number,
  random: () => number,
): ReadonlyArray<Picked> => {
  const order = shuffled(
    [...rows].flatMap((row) => pickedOf(row, traced)),
    random,
  )
  const slow = order.filter(isSlow).slice(0, MOST_E2E_ROWS)
  return order.filter((picked) => !isSlow(picked) || slow.includes(picked)).slice(0, count)
}
