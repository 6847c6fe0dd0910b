/** What keeps and moves the market: the store and the course of a deal. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { recounted } from "./deal/counters.ts"
export { courseOf, type Step } from "./deal/course.ts"
export { dueOf, nextDue } from "./deal/due.ts"
export { REMINDED_STATUSES, REMINDER_LEAD_MILLIS, remindersOf, remindOf } from "./deal/reminders.ts"
export { type Settled, settleDue } from "./deal/settle-due.ts"
export { settle, settledDeal } from "./deal/settle.ts"
export { type Deal, type MarketChange, MarketStore, type MarketTransaction, type VdrRead } from "./store.ts"
