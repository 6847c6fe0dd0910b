import { type MailTransport, requireHeaders } from "./mail.ts"

/** Milliseconds; together below the 25 seconds that a delivery may take. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 5_000, dnsTimeout: 3_000, socketTimeout: 8_000 }

/** What lets a mail program show a way out that takes one click (RFC 8058). */
const leaving = (url: string | undefined) =>
  url === undefined ? {} : { "list-unsubscribe": `<${url}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" }

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte; plain SMTP is upgraded where the server can. */
  readonly url: string
  /** `Name <address>`. */
  readonly from: string
}

/** Sends through a mail server, over a few connections that stay open between mails. */
export const smtpTransport = ({ url, from }: SmtpOptions): MailTransport & { readonly close: () => Promise<void> } => {
  const opening = import("nodemailer").then(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS }, { from }),
  )
  return {
    send: async ({ replyTo, unsubscribe, ...mail }) => {
      requireHeaders({ ...mail, ...(replyTo === undefined ? {} : { replyTo }) })
      const transport = await opening
      await transport.sendMail({
        ...mail,
        to: { name: "", address: mail.to },
        ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
        headers: { "auto-submitted": "auto-generated", ...leaving(unsubscribe) },
      })
    },
    close: async () => (await opening).close(),
  }
}
