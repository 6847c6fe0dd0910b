/** What keeps and moves the market. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { courseOf, type Step } from "./course.ts"
export { deleteAccount } from "./delete-account.ts"
export { recounted } from "./counters.ts"
export { dueOf, nextDue } from "./due.ts"
export type { Audience, MailKind, MarketEvent, OutboxMessage } from "./events.ts"
export { concerns, hears, hearsOf, hearsOfDecline, hearsOfRequest } from "./hearing.ts"
export { REMINDED_STATUSES, REMINDER_LEAD_MILLIS, remindersOf, remindOf } from "./reminders.ts"

export { type Deal, type MarketChange, MarketStore, type MarketTransaction, type VdrRead } from "./ports.ts"
export { settle, settledDeal } from "./settle.ts"
export { type Settled, settleDue } from "./settle-due.ts"
