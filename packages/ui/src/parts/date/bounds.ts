import type { Day } from "@xl/core/shared"

export interface Bounds {
  /** The first and the last day that may be chosen. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  /** Days that may not be chosen, as holidays. */
  readonly isOut?: ((day: Day) => boolean) | undefined
}
