/** What is mailed: subjects, words and the one frame around them, as HTML and as plain text. */
export { codeMail, type CodeMailKind } from "./code-mails.ts"
export { contactMail } from "./contact-mail.ts"
export { letterMail } from "./letter-mails.ts"
export { mayBeLeft } from "./listing-mails.ts"
export { marketContents, marketMail } from "./market-mails.ts"
export type { Mail, Sender } from "./model.ts"
export { escaped, written } from "./write.ts"
