import type { MarketEvent } from "@xl/core/kernel"
import { canonical, sha256 } from "./canonical.ts"

/** The last event of a chain; a chain without one starts from `START`. */
export interface Head {
  readonly sequence: number
  readonly hash: string
}
export const START: Head = { sequence: 0, hash: "" }

/** An event in its place: a row of `events` without the position that the database gives. */
export interface Link {
  readonly chain: string
  readonly sequence: number
  readonly at: number
  readonly type: string
  readonly subject: string
  readonly actor: string | null
  readonly actorRole: string
  /** `agent` is the Concierge who did it in the actor's name. */
  readonly body: { readonly before: unknown; readonly after: unknown; readonly agent?: string }
  readonly previousHash: string
  readonly hash: string
}

/** The event as the next link after `head`; `agent` did it in the actor's name. */
export const linked = (event: MarketEvent, head: Head, agent?: string): Link => {
  const link = {
    chain: event.chain,
    sequence: head.sequence + 1,
    at: event.at,
    type: event.type,
    subject: event.subject,
    actor: event.actor.id,
    actorRole: event.actor.trigger,
    body: { before: event.before, after: event.after, ...(agent === undefined ? {} : { agent }) },
    previousHash: head.hash,
  }
  return { ...link, hash: hashOf(link) }
}

/** Covers everything a link says and the link before it. */
export const hashOf = ({
  actor,
  actorRole,
  at,
  body,
  chain,
  previousHash,
  sequence,
  subject,
  type,
}: Omit<Link, "hash">): string =>
  sha256(canonical({ actor, actorRole, at, body, chain, previousHash, sequence, subject, type }))
