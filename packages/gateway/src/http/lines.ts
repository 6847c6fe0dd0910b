import { GraphQLError } from "graphql"
import type { WebSocket } from "ws"
import type { Hub } from "../live/index.ts"
import { actorOf } from "./graphql.ts"
import type { Authenticate, RequestContext } from "./request.ts"

/** One open line, and who is at the other end as of the last look. */
export interface Line {
  readonly authorization: unknown
  readonly socket: WebSocket
  actor: RequestContext["actor"]
}

/** Milliseconds between looks at whether each session still lives. */
const LOOK_EVERY = 30_000
/** A close code after which clients connect again, with a token as of then. */
const FORBIDDEN = 4403

/** The open lines. Roles change and sessions end while they are open, so each is looked at again and again. */
export class Lines {
  readonly #authenticate: Authenticate
  readonly #open = new Map<WebSocket, Line>()
  readonly #clock = setInterval(() => this.#open.forEach((line) => void this.#look(line)), LOOK_EVERY).unref()
  readonly #changes: AsyncIterableIterator<ReadonlyArray<string>>

  constructor(authenticate: Authenticate, hub: Hub) {
    this.#authenticate = authenticate
    this.#changes = hub.subscribe(({ audience, event }) =>
      event.topic === "roleAssigned" || event.topic === "roleRemoved" ? audience.users : undefined,
    )
    void this.#follow()
  }

  /** Whether somebody may connect with this. */
  readonly open = async (socket: WebSocket, authorization: unknown): Promise<boolean> => {
    const actor = await actorOf(this.#authenticate, authorization)
    if (actor instanceof GraphQLError) return false
    this.#open.set(socket, { authorization, socket, actor })
    return true
  }

  readonly of = (socket: WebSocket): Line =>
    this.#open.get(socket) ?? { socket, authorization: undefined, actor: { tag: "guest" } }

  readonly drop = (socket: WebSocket): void => void this.#open.delete(socket)

  readonly close = async (): Promise<void> => {
    clearInterval(this.#clock)
    await this.#changes.return?.()
  }

  async #follow(): Promise<void> {
    for await (const users of this.#changes) {
      for (const line of this.#open.values()) {
        if (line.actor.tag === "user" && users.includes(line.actor.id)) void this.#look(line)
      }
    }
  }

  async #look(line: Line): Promise<void> {
    const actor = await actorOf(this.#authenticate, line.authorization).catch(() => line.actor) // the next look will tell
    if (actor instanceof GraphQLError) line.socket.close(FORBIDDEN, "Forbidden")
    else line.actor = actor
  }
}
