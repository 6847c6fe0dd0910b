import type { Day } from "@xl/core/shared"

export interface Bounds {
  /** The first and the last day that may be chosen. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** Whether the day lies before the first or after the last that may be chosen. */
export const isOutside = (day: Day, { from, to }: Bounds): boolean =>
  (from !== undefined && day < from) || (to !== undefined && day > to)
