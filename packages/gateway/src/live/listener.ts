import pg from "pg"

/** Milliseconds. */
const FIRST_RETRY = 50
const LAST_RETRY = 2_000
const HEARTBEAT = 10_000

/** `said` is what was notified, and nothing where anything may have been missed. */
export type Heard = (said?: string) => void

/** Hears PostgreSQL's notifications on a connection of its own, which it opens again whenever it breaks. */
export class Listener {
  readonly #connectionString: string
  readonly #channels = new Map<string, Set<Heard>>()
  readonly #beat = setInterval(() => void this.#check(), HEARTBEAT).unref()
  #client: pg.Client | undefined
  #isUp = false
  #isClosed = false
  #retry = FIRST_RETRY
  /** The last question asked: a connection answers one at a time. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  /**
   * Calls `heard` as soon as it listens, when something was notified on the channel, and after every reconnect, since what
   * was notified in between is lost: it means "look", never what is to be seen. Gives the way to stop.
   */
  readonly on = (channel: string, heard: Heard): (() => void) => {
    const hearers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, hearers.add(heard))
    void this.#listen(channel).then(
      () => heard(),
      () => undefined,
    ) // where it fails, connecting again listens again
    return () => void hearers.delete(heard)
  }

  readonly isConnected = (): boolean => this.#isUp

  readonly connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: this.#connectionString,
      application_name: "xl listening",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    this.#client = fresh
    fresh.on("error", () => this.#lost(fresh))
    fresh.on("end", () => this.#lost(fresh))
    fresh.on("notification", ({ channel, payload }) => this.#tell(channel, payload))
    try {
      await fresh.connect()
      for (const channel of this.#channels.keys()) await this.#listen(channel)
      if (this.#isClosed) return this.#lost(fresh)
      this.#isUp = true
      this.#retry = FIRST_RETRY
      for (const channel of this.#channels.keys()) this.#tell(channel)
    } catch {
      this.#lost(fresh)
    }
  }

  readonly close = async (): Promise<void> => {
    this.#isClosed = true
    clearInterval(this.#beat)
    await this.#client?.end().catch(() => undefined)
  }

  #tell(channel: string, said?: string): void {
    this.#channels.get(channel)?.forEach((heard) => heard(said))
  }

  #listen(channel: string): Promise<unknown> {
    return this.#ask(`listen ${pg.escapeIdentifier(channel)}`)
  }

  #ask(question: string): Promise<unknown> {
    const client = this.#client
    const answer = this.#asked.then(() => client?.query(question))
    this.#asked = answer.catch(() => undefined)
    return answer
  }

  /** A connection that was cut without a word looks open until somebody asks. */
  async #check(): Promise<void> {
    const asked = this.#client
    if (!asked) return
    const late = setTimeout(() => this.#lost(asked), HEARTBEAT / 2)
    await this.#ask("select 1").catch(() => this.#lost(asked))
    clearTimeout(late)
  }

  #lost(broken: pg.Client): void {
    if (this.#client !== broken) return
    this.#client = undefined
    this.#isUp = false
    void broken.end().catch(() => undefined)
    if (this.#isClosed) return
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY)
    setTimeout(() => void this.connect(), this.#retry).unref()
  }
}

export const openListener = async (connectionString: string): Promise<Listener> => {
  const listener = new Listener(connectionString)
  await listener.connect()
  return listener
}
