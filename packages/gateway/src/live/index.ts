/** What leaves the house because of a fact: live messages to whoever may hear them, and mails. */
export { type Hub, openHub } from "./hub.ts"
export { Listener, openListener } from "./listener.ts"
export { deliverMails, type Mail, type MemberLetter, runMails } from "./mails.ts"
export type { LiveMessage } from "./outbox-reader.ts"
export { forgetting, PEOPLE } from "./people.ts"
export { pruneNotices, pruneOutbox } from "./prune.ts"
export { type Letter, publish, publishLetter } from "./publish.ts"
export { TooSlow } from "./queue.ts"
