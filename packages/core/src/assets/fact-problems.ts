import { unconfirmedFact } from "./fact-words.ts"
import type { Day } from "../shared/days.ts"
import { type FactWarning, factFaults, factWarnings, isSameWarning } from "./fact-checks.ts"
import { type FactParts, fieldOf } from "./fact-table.ts"
import type { ConfirmedWarning } from "./facts.ts"
import type { Problems } from "./fact-rules.ts"

/** Facts with what their seller confirmed of them. */
export interface ConfirmedFacts extends FactParts {
  readonly confirmedWarnings: ReadonlyArray<ConfirmedWarning>
}

const at = ({ fields: [path] }: FactWarning, message: string): Problems =>
  path === undefined ? [] : [{ field: fieldOf({ path }), message }]

const isAmong = (all: ReadonlyArray<ConfirmedWarning>, one: ConfirmedWarning): boolean =>
  all.some((other) => isSameWarning(one, other))

/** The warnings that nobody confirmed. Of published facts, those alone that the change brings. */
export const unconfirmedWarnings = (
  facts: ConfirmedFacts,
  today: Day,
  published: FactParts | null,
): ReadonlyArray<FactWarning> => {
  const known = published === null ? [] : factWarnings(published, today)
  return factWarnings(facts, today, published).filter(
    (one) => !isAmong(facts.confirmedWarnings, one) && !isAmong(known, one),
  )
}

/** What of the facts can never be right, each at its field. Of published facts, that alone which the change brings. */
export const faultProblems = (facts: FactParts, today: Day, published: FactParts | null = null): Problems => {
  const known = published === null ? [] : factFaults(published, today)
  return factFaults(facts, today)
    .filter((fault) => !isAmong(known, fault))
    .flatMap((fault) => at(fault, fault.message))
}

/** What keeps facts from being published, each at its field: what can never be right, and what nobody confirmed. */
export const factProblems = (facts: ConfirmedFacts, today: Day, published: FactParts | null = null): Problems => [
  ...faultProblems(facts, today, published),
  ...unconfirmedWarnings(facts, today, published).flatMap((one) => at(one, unconfirmedFact(one.message))),
]
