/** Mail as it leaves: written in two forms, sent over SMTP, or kept where a demo shows it. */
export { codeMail } from "./code-mails.ts"
export { codeMailQueue, type CodeMailQueue, type CodeMailQueueOptions } from "./code-mail-queue.ts"
export { type Mail, MailRefused, type MailTemplate, type MailTransport, type Sender } from "./mail.ts"
export { type Mailbox, mailboxIn, type StoredMail } from "./mailbox.ts"
export { mailboxRoutes } from "./mailbox-routes.ts"
export { type SmtpOptions, smtpTransport } from "./smtp.ts"
export { escaped, type Part, written } from "./write.ts"
