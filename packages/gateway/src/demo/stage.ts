import type { Ask } from "../import/index.ts"

/** A paper as the upload answers it, to be named in a mutation. */
export interface Paper {
  readonly name: string
  readonly key: string
  readonly type: string
  readonly dataOwnerId: string
}

/** What the story needs of the gateway: doors that everybody uses, under a clock of its own. */
export interface Stage {
  /** From now on it is then, in milliseconds since the Unix epoch. */
  readonly setTime: (at: number) => void
  /** Makes an account whose e-mail is confirmed. */
  readonly addUser: (email: string, password: string) => Promise<void>
  /** As the command line does for the first administrator. */
  readonly grantAdmin: (email: string) => Promise<void>
  /** The public schema, as that person. */
  readonly as: (email: string) => Ask
  /** The upload of a sensitive paper, as that person. */
  readonly upload: (email: string, name: string, bytes: Uint8Array) => Promise<Paper>
  /** A file in a folder of a data room, as that person; its bytes are made when somebody reads them. */
  readonly shelve: (
    email: string,
    folder: string,
    file: { readonly name: string; readonly size: number },
  ) => Promise<void>
  /** Makes the documents of closings that were asked for. */
  readonly print: () => Promise<void>
  /** Every transition of the scheduler that is due. */
  readonly tick: () => Promise<void>
}
