import type { Mail } from "@xl/core/mails"

/** Sends now, or stores where a demo shows it; rejects when it could not. */
export interface MailTransport {
  readonly send: (mail: Mail) => Promise<void>
}

/** The mail has a line break, or more than one address, where a header wants one line: nothing was sent. */
export class MailRefused extends Error {
  constructor(header: "reply-to" | "subject" | "to") {
    super(`The ${header} of the mail is not one line or one address.`) // never the value: it may be somebody's address
    this.name = "MailRefused"
  }
}

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]+$/u
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u

/** Throws MailRefused where a header could be smuggled in, or another recipient. */
export const requireHeaders = ({ replyTo, subject, to }: Mail): void => {
  if (!ONE_ADDRESS.test(to)) throw new MailRefused("to")
  if (replyTo !== undefined && !ONE_ADDRESS.test(replyTo)) throw new MailRefused("reply-to")
  if (!ONE_LINE.test(subject)) throw new MailRefused("subject")
}
