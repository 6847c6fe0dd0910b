/** Mail as it leaves: sent over SMTP, or kept where a demo shows it. */
export { codeMailQueue, type CodeMailQueue, type CodeMailQueueOptions } from "./code-mail-queue.ts"
export { MailRefused, type MailTransport } from "./mail.ts"
export { type Mailbox, mailboxIn, type StoredMail } from "./mailbox.ts"
export { mailboxRoutes } from "./mailbox-routes.ts"
export { type SmtpOptions, smtpTransport } from "./smtp.ts"
