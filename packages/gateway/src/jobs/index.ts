/** Work on a schedule, done once however many gateways run. */
export { ALERTS, alertsJob, mayBeNews, runOnNews } from "./alerts.ts"
export { chatMailsJob } from "./chat-mails.ts"
export { LEGAL_DOCUMENTS, legalDocumentsJob } from "./legal-documents.ts"
export { REMINDERS, remindersJob } from "./reminders.ts"
export { housekeeping } from "./housekeeping.ts"
export { type Job, type Jobs, openJobs } from "./jobs.ts"
export { TICK, type Tick, tickJob } from "./tick.ts"
