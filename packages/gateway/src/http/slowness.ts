import type { FastifyInstance } from "fastify"

/** How long a client may take, in milliseconds, and how much may wait for it. */
export interface Slowness {
  /** From the connection, or its last answer, until the headers of a question are there. */
  readonly headers: number
  /** Until all of the question is there. */
  readonly request: number
  /** From the answer's first byte until its last was taken. */
  readonly answer: number
  /** Between looks at who is late. */
  readonly look: number
  /** From the closing frame of a line until it is cut. */
  readonly goodbye: number
  /** Bytes said on one line and not taken. */
  readonly backlog: number
  /** Lines open from one address; one of an office has a few for each page that is open. */
  readonly lines: number
}

export const SLOWNESS: Slowness = {
  headers: 15_000,
  request: 60_000,
  answer: 120_000,
  look: 5_000,
  goodbye: 10_000,
  backlog: 4_194_304,
  lines: 500,
}

/** Open at once, of all clients together: some 20 kB each. */
const MOST_CONNECTIONS = 10_000

/** For the server that fastify makes. */
export const timeoutsOf = ({ headers, look }: Slowness) => ({
  headersTimeout: headers,
  connectionsCheckingInterval: look,
})

/** Cuts who does not take an answer, however little of it at a time, and takes no more connections than memory is there for. */
export const cutSlowReaders = (app: FastifyInstance, { answer }: Slowness): void => {
  app.server.maxConnections = MOST_CONNECTIONS
  app.addHook("onSend", async (_request, { raw }) => {
    const late = setTimeout(() => raw.destroy(), answer).unref()
    for (const over of ["finish", "close"]) raw.once(over, () => clearTimeout(late))
  })
}

/** Counts who is there, by address. */
export class Present {
  readonly #counts = new Map<string, number>()

  of(address: string): number {
    return this.#counts.get(address) ?? 0
  }

  enter(address: string): void {
    this.#counts.set(address, this.of(address) + 1)
  }

  leave(address: string): void {
    const left = this.of(address) - 1
    if (left > 0) this.#counts.set(address, left)
    else this.#counts.delete(address)
  }
}
