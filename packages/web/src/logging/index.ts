/** What goes wrong in this browser, for the console and the gateway's log. */
export { type Log, Logger, type Mishap } from "./logger.ts"
