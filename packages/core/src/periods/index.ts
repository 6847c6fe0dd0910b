/** The windows of a sale in UTC days, and the one comparison of a window with the clock. */
export {
  PeriodEndNotAhead,
  PeriodEndsBeforeItStarts,
  PeriodHasStarted,
  type PeriodRefusal,
  PeriodsOverlap,
} from "./errors.ts"
export { Period, type PeriodState } from "./model.ts"
export { endedEarly, periodEnd, periodFrom, periodState, shareOver } from "./rules.ts"
export { inOrder, type PlannedPeriod } from "./plan.ts"
