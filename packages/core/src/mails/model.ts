/** A mail ready to leave, in both forms; each carries all of the words. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What every mail says of the house that sends it. */
export interface Sender {
  /** The product's name as people know it. */
  readonly product: string
  /** Where the product is, without a trailing slash. */
  readonly origin: string
}

/** A paragraph of words, a code shown large, or a link of the product. */
export type Part =
  | string
  | { readonly tag: "code"; readonly code: string }
  | { readonly tag: "link"; readonly label: string; readonly path: string }

/** Writes a mail about `facts`: one function for each kind of mail. */
export type MailTemplate<Facts> = (sender: Sender, to: string, facts: Facts) => Mail
