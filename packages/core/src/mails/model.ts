/** A mail ready to leave, in both forms; each carries all of the words. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One address to which answers go, without a name; absent where they go to the house. */
  readonly replyTo?: string
  /** Where one request, without a login, ends mails of this kind (RFC 8058); absent where there is nothing to leave. */
  readonly unsubscribe?: string
}

/** What every mail says of the house that sends it. */
export interface Sender {
  /** The product's name as people know it. */
  readonly product: string
  /** Where the product is, without a trailing slash. */
  readonly origin: string
}

/** What a mail is about, by name; a name that is missing leaves its sentence out. */
export type Facts = { readonly [name: string]: string }

/** A paragraph of words, a code shown large, a link of the product, one entry of a list, or a small link at the end. */
export type Part =
  | string
  | { readonly tag: "code"; readonly code: string }
  | { readonly tag: "link" | "quiet"; readonly label: string; readonly path: string }
  | { readonly tag: "item"; readonly label: string; readonly path: string; readonly text: string }

/** Writes a mail about `facts`: one function for each kind of mail. */
export type MailTemplate<Facts> = (sender: Sender, to: string, facts: Facts) => Mail
