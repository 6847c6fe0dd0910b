import type { Day } from "../shared/days.ts"
import type { FactParts, FactPath } from "./fact-table.ts"

/** Looks at facts of which none may be missing that it needs; null where they go together. */
export interface Check {
  /** What it looks at; it is said beside the first of them on each page of the wizard. */
  readonly fields: ReadonlyArray<FactPath>
  /** `published` are the facts that buyers read now, where the others are to take their place. */
  readonly look: (facts: FactParts, today: Day, published: FactParts | null) => string | null
  /** The facts can never be right together: nobody can confirm it, and the loan is not published with it. */
  readonly isNeverRight?: true
}
