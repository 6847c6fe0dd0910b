import type { ApolloLink } from "@apollo/client"

/** Writes down what was being done and why it failed; nobody is shown anything. */
export type Log = (what: string, cause: unknown) => void

/** Something that went wrong. `at` is milliseconds since the Unix epoch. */
export interface Mishap {
  readonly what: string
  readonly cause: unknown
  readonly at: number
}

/** Mishaps of one page at most: one that loops must not flood the log. */
const MOST_MISHAPS = 50

/** Says it on the console, and sends it to the gateway's log; what sends is fetched with the first mishap. */
export class Logger {
  readonly #line: ApolloLink
  readonly #now: () => number
  readonly #heard = new Set<(mishap: Mishap) => void>()
  #written = 0
  #sender: Promise<(mishap: Mishap) => void> | undefined

  constructor(line: ApolloLink, now: () => number) {
    this.#line = line
    this.#now = now
  }

  readonly log: Log = (what, cause) => {
    // oxlint-disable-next-line no-console -- The specification writes to the console what it shows nobody.
    console.error(what, cause)
    this.#written += 1
    if (this.#written > MOST_MISHAPS) return
    const mishap = { what, cause, at: this.#now() }
    this.#heard.forEach((heard) => heard(mishap))
    this.#sender ??= import("./sender.ts").then(({ senderOver }) => senderOver(this.#line, this.#now))
    // A sender that does not arrive: the console has said it, and the next mishap asks for it again.
    this.#sender.then(
      (send) => send(mishap),
      () => (this.#sender = undefined),
    )
  }

  /** Calls `heard` for each mishap until the answer is called. */
  readonly listen = (heard: (mishap: Mishap) => void): (() => void) => {
    this.#heard.add(heard)
    return () => void this.#heard.delete(heard)
  }
}
