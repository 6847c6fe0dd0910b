type State = "connected" | "connecting" | "denied" | "disconnected" | "disconnecting" | "error" | "unknown"

/** A message as the service's client gives it. */
export interface HostedNote {
  readonly index: number
  readonly body: string
  readonly author: string
  readonly dateCreated: Date
  readonly dateUpdated: null
  readonly conversation: { readonly sid: string }
}

/** The hosted service in memory: conversations by their sid, each with its name, and who listens. */
export class HostedService {
  readonly #names = new Map<string, string>()
  readonly #said = new Map<string, Array<HostedNote>>()
  readonly #heard = new Set<(note: HostedNote) => void>()

  readonly name = (sid: string, uniqueName: string): void => void this.#names.set(sid, uniqueName)

  /** A client of somebody's, as the service's own behaves. */
  readonly client = (identity: string, now: () => number) => {
    const states = new Set<(state: State) => void>()
    const added = (note: HostedNote) => messages.forEach((heard) => heard(note))
    const messages = new Set<(note: HostedNote) => void>()
    this.#heard.add(added)
    const on = (event: string, heard: unknown): void => {
      if (event === "messageAdded") messages.add(heard as (note: HostedNote) => void)
      if (event !== "connectionStateChanged") return
      states.add(heard as (state: State) => void)
      void Promise.resolve("connected" as const).then(heard as (state: State) => void)
    }
    return {
      on,
      updateToken: async () => undefined,
      shutdown: async () => void this.#heard.delete(added),
      getConversationBySid: async (sid: string) => this.#conversation(sid, identity, now),
    }
  }

  #conversation(sid: string, identity: string, now: () => number) {
    const uniqueName = this.#names.get(sid)
    if (uniqueName === undefined || !uniqueName.includes(identity)) throw new Error("Forbidden")
    const said = this.#said.get(sid) ?? []
    this.#said.set(sid, said)
    return {
      sid,
      uniqueName,
      lastReadMessageIndex: null,
      sendMessage: async (body: string) => {
        const dateCreated = new Date(now())
        const note = {
          index: said.length,
          body,
          author: identity,
          dateCreated,
          dateUpdated: null,
          conversation: { sid },
        }
        said.push(note)
        this.#heard.forEach((heard) => heard(note))
        return note.index
      },
      getMessages: async (size = 30, anchor = said.length - 1) => ({
        items: said.slice(Math.max(0, anchor + 1 - size), anchor + 1),
        hasPrevPage: anchor + 1 - size > 0,
      }),
      advanceLastReadMessageIndex: async (index: number) => index,
    }
  }
}
