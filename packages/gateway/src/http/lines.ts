import type { SignedIn } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { GraphQLError } from "graphql"
import * as t from "io-ts"
import type { WebSocket } from "ws"
import { type Hub, type Listener, PEOPLE } from "../live/index.ts"
import { actorOf } from "./graphql.ts"
import type { Authenticate, RequestContext } from "./request.ts"

/** One open line, and who is at the other end as of the last look. */
export interface Line {
  readonly authorization: unknown
  readonly socket: WebSocket
  /** When its token ends: milliseconds since the Unix epoch. */
  readonly endsAt: number
  actor: RequestContext["actor"]
  /** Counts the looks begun: one that was overtaken by a later one says nothing. */
  looks: number
}

/** Milliseconds between looks at whether each session still lives, should a notification ever be missed. */
const LOOK_EVERY = 30_000
/** Milliseconds between looks at the clock. */
const TOKENS_EVERY = 500
/** Milliseconds in which somebody hears that a role is gone before the line is closed; of all else nothing is heard any more. */
const LAST_WORDS = 250
/** A close code after which clients connect again, with a token as of then. */
const FORBIDDEN = 4403

/** The open lines. Roles change and sessions end while they are open, so each is looked at whenever its person changed. */
export class Lines {
  readonly #authenticate: Authenticate
  readonly #hub: Hub
  readonly #open = new Map<WebSocket, Line>()
  readonly #clocks = [
    setInterval(() => this.#lookAtAll(), LOOK_EVERY).unref(),
    setInterval(() => this.#endTokens(), TOKENS_EVERY).unref(),
  ]
  readonly #changes: AsyncIterableIterator<ReadonlyArray<string>>
  readonly #silence: () => void

  constructor(authenticate: Authenticate, hub: Hub, listener: Listener) {
    this.#authenticate = authenticate
    this.#hub = hub
    this.#changes = hub.subscribe(({ audience, event }) =>
      event.topic === "roleAssigned" || event.topic === "roleRemoved" ? audience.users : undefined,
    )
    this.#silence = listener.on(PEOPLE, (user) => this.#lookAtAll(user))
    void this.#follow()
  }

  /** Whether somebody may connect with this. */
  readonly open = async (socket: WebSocket, authorization: unknown): Promise<boolean> => {
    const actor = await actorOf(this.#authenticate, authorization)
    if (actor instanceof GraphQLError) return false
    const line = { authorization, socket, actor, endsAt: endOf(authorization), looks: 0 }
    this.#open.set(socket, line)
    void this.#look(line) // whatever happened between the two was not heard for this line
    return true
  }

  readonly of = (socket: WebSocket): Line =>
    this.#open.get(socket) ?? { socket, authorization: undefined, actor: { tag: "guest" }, endsAt: Infinity, looks: 0 }

  readonly drop = (socket: WebSocket): void => void this.#open.delete(socket)

  readonly close = async (): Promise<void> => {
    this.#clocks.forEach((clock) => clearInterval(clock))
    this.#silence()
    await this.#changes.return?.()
  }

  async #follow(): Promise<void> {
    for await (const users of this.#changes) users.forEach((user) => this.#lookAtAll(user))
  }

  /** Those of one user, or of everybody. */
  #lookAtAll(user?: string): void {
    for (const line of this.#open.values()) {
      if (line.actor.tag === "user" && (user === undefined || isAbout(line.actor, user))) void this.#look(line)
    }
  }

  #endTokens(): void {
    const now = Date.now()
    for (const line of this.#open.values()) if (line.endsAt <= now) this.#end(line)
  }

  async #look(line: Line): Promise<void> {
    const look = ++line.looks
    const actor = await actorOf(this.#authenticate, line.authorization).catch(() => line.actor) // the next look will tell
    if (look !== line.looks) return
    if (actor instanceof GraphQLError) return this.#end(line)
    const hasLost = hasLostRole(line.actor, actor)
    line.actor = actor
    if (hasLost) await this.#endSoon(line)
  }

  /** That a role is gone may be known before the message that says so was read. */
  async #endSoon(line: Line): Promise<void> {
    await this.#hub.caughtUp()
    setTimeout(() => this.#end(line), LAST_WORDS).unref()
  }

  /** From now on its person is nobody, whatever is still under way. */
  #end(line: Line): void {
    line.actor = { tag: "guest" }
    line.socket.close(FORBIDDEN, "Forbidden")
  }
}

/** The person is at the other end, or somebody is there in the person's name. */
const isAbout = ({ agent, id }: SignedIn, user: string): boolean => user === id || user === agent?.id

const hasLostRole = (before: RequestContext["actor"], after: RequestContext["actor"]): boolean =>
  before.tag === "user" && (after.tag !== "user" || [...before.roles].some((role) => !after.roles.has(role)))

const Ending = t.type({ exp: t.number })

/** What the token itself says of its end: its signature was checked when the line was opened. */
const endOf = (authorization: unknown): number => {
  const [, claims] = typeof authorization === "string" ? authorization.split(".") : []
  if (!claims) return Infinity
  try {
    const said = decode(Ending)(JSON.parse(Buffer.from(claims, "base64url").toString()))
    return Result.isSuccess(said) ? said.success.exp * 1_000 : Infinity
  } catch {
    return Infinity
  }
}
