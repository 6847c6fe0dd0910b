/** What leaves the house because of a fact: live messages to whoever may hear them, and mails. */
export { hears } from "./audience.ts"
export { type Hub, openHub } from "./hub.ts"
export { Listener, openListener } from "./listener.ts"
export { deliverMails, type Mail, runMails } from "./mails.ts"
export type { LiveMessage } from "./outbox-reader.ts"
export { pruneOutbox } from "./prune.ts"
export { publish } from "./publish.ts"
export { TooSlow } from "./queue.ts"
