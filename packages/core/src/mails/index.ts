/** What is mailed: subjects, words and the one frame around them, as HTML and as plain text. */
// Pulls in no other noun.
export { codeMail, type CodeMailKind } from "./code-mails.ts"
export { contactMail } from "./contact-mail.ts"
export { type Facts, marketContents, marketMail } from "./market-mails.ts"
export type { Mail, MailTemplate, Part, Sender } from "./model.ts"
export { escaped, written } from "./write.ts"
