import type { ConversationSid } from "@xl/core/shared"
import type { HostedMessage, MessagePage } from "@xl/core/chat"

type Listener = (sid: ConversationSid, message: HostedMessage) => void

/**
 * Turns the news that there is a message into the message, each once and in order: what the news leaves out, because the line was
 * broken meanwhile, is asked for too.
 */
export class Heard {
  readonly #listeners = new Set<Listener>()
  /** Index of the last message that is known, by conversation. */
  readonly #known = new Map<ConversationSid, number>()
  readonly #page: (sid: ConversationSid, before: number | null) => Promise<MessagePage>
  readonly #log: (message: string, cause: unknown) => void
  #work: Promise<void> = Promise.resolve()

  constructor(
    page: (sid: ConversationSid, before: number | null) => Promise<MessagePage>,
    log: (message: string, cause: unknown) => void,
  ) {
    this.#page = page
    this.#log = log
  }

  readonly watch = (heard: Listener): (() => void) => {
    this.#listeners.add(heard)
    return () => void this.#listeners.delete(heard)
  }

  /** These were shown already: what comes after them is news. */
  readonly seen = (sid: ConversationSid, messages: ReadonlyArray<HostedMessage>): void => {
    const last = messages.at(-1)?.index ?? -1
    if (!this.#known.has(sid)) this.#known.set(sid, last)
  }

  /** There is a message at this place. */
  readonly added = (sid: ConversationSid, index: number): void =>
    this.#then(async () => {
      const known = this.#known.get(sid) ?? index - 1
      if (index > known) await this.#tell(sid, known, index + 1)
    })

  /** The line stands again: what was said meanwhile in conversations that are known. */
  readonly catchUp = (): void =>
    this.#then(async () => {
      for (const [sid, known] of this.#known) await this.#tell(sid, known, null)
    })

  /** One after the other, so that nothing overtakes. */
  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((cause: unknown) => this.#log("Messages were not fetched", cause))
  }

  /** Messages after `known`, up to the one before `before`. */
  async #tell(sid: ConversationSid, known: number, before: number | null): Promise<void> {
    const news: Array<HostedMessage> = []
    let end = before
    for (let hasMore = true; hasMore;) {
      const { hasPrevious, messages } = await this.#page(sid, end)
      news.unshift(...messages.filter(({ index }) => index > known))
      end = messages[0]?.index ?? 0
      hasMore = hasPrevious && end > known + 1
    }
    for (const message of news) {
      this.#known.set(sid, message.index)
      this.#listeners.forEach((listener) => listener(sid, message))
    }
  }
}
