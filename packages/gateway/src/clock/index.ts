/** The time that all rules go by, which the demo may move. */
export { at, clockAhead, clockShowing } from "./clock.ts"
export { type GatewayClock, moveDemoClock, openClock, readAhead, readMove } from "./demo-clock.ts"
