/** The log of the market for administrators, and of a deal for its parties. */
export { EventLogModel, eventLogModel, type LogAddress } from "./event-log-model.ts"
export { EventLogScreen, type EventLogScreenProps } from "./event-log-screen.tsx"
export { OwnLog } from "./own-log.tsx"
export { OwnLogModel, ownLogModel } from "./own-log-model.ts"
