import { randomUUID } from "node:crypto"
import type { OutboxMessage, Role } from "@xl/core/kernel"
import { AssetId, must, OfferId, type UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { type Client, createClient } from "graphql-ws"
import { sql } from "kysely"
import { WebSocket } from "ws"
import { inTransaction } from "../database/index.ts"
import type { TestIdentity } from "../identity/testing/index.ts"
import { publish } from "../live/index.ts"
import type { Person, TestMarket } from "./market.ts"

/** What happens to somebody in the middle. */
export const FATES = ["removed role", "ended sessions", "deleted account", "deleted profile", "none"] as const
export type Fate = (typeof FATES)[number]

/** Somebody who listens to changes of offers over a socket of his own. */
export interface Listening {
  readonly person: Person
  readonly isAdministrator: boolean
  readonly fate: Fate
  /** Ids of the offers heard of. */
  readonly heard: Array<string>
  /** The code and the moment of the closing frame, in milliseconds of the performance clock. */
  readonly closed: Promise<{ readonly code: number; readonly at: number }>
  readonly client: Client
}

export interface Ground {
  readonly market: TestMarket
  readonly identity: TestIdentity
  /** Address of the gateway, without a path. */
  readonly url: string
}

/** Signs somebody in who listens from then on. */
export const listen = async (
  { identity, market, url }: Ground,
  fate: Fate,
  ...roles: ReadonlyArray<Role>
): Promise<Listening> => {
  const account = await identity.signedIn(`${randomUUID()}@example.com`)
  const person = await market.person(roles, undefined, account)
  const heard: Array<string> = []
  const closing = Promise.withResolvers<{ readonly code: number; readonly at: number }>()
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    connectionParams: { authorization: `Bearer ${account.token}` },
    on: { closed: (event) => closing.resolve({ code: (event as { code: number }).code, at: performance.now() }) },
  })
  client.subscribe<{ subscribeToOfferChanges: { id: string } }>(
    { query: "subscription { subscribeToOfferChanges { id } }" },
    {
      next: ({ data }) => void (data && heard.push(data.subscribeToOfferChanges.id)),
      error: () => undefined,
      complete: () => undefined,
    },
  )
  return { person, isAdministrator: roles.includes("Admins"), fate, heard, closed: closing.promise, client }
}

const change = (id: string, users: ReadonlyArray<UserId>): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users },
  event: { topic: "offer", id: must(OfferId, id), assetId: must(AssetId, id), status: "Published", by: "Buyer" },
})

/** Tells each of the people so many changes of offers, in turns and a few at a time; gives the ids that each may hear of. */
export const tell = async (
  { market }: Ground,
  people: ReadonlyArray<Listening>,
  events: number,
): Promise<ReadonlyMap<Listening, ReadonlyArray<string>>> => {
  const told = new Map(people.map((one) => [one, [] as Array<string>]))
  const messages = Array.from({ length: events }, (_, count) => {
    const one = people[count % people.length]
    const id = randomUUID()
    if (one) told.get(one)?.push(id)
    return change(id, one ? [one.person.id] : [])
  })
  for (let from = 0; from < messages.length; from += 50)
    await Effect.runPromise(
      inTransaction(market.db, (transaction) => publish(transaction, messages.slice(from, from + 50))),
    )
  return told
}

/** Lets it happen, as it would by any way that leads there. */
export const meet = async ({ identity, market: { db } }: Ground, { fate, person }: Listening): Promise<void> => {
  switch (fate) {
    case "removed role":
      await sql`update profiles set body = jsonb_set(body, '{roles}', '[]') where id = ${person.id}`.execute(db)
      return
    case "ended sessions":
      return identity.admin.endSessions(person.email)
    case "deleted account":
      await sql`delete from identity."user" where id = ${person.id}`.execute(db)
      return
    case "deleted profile":
      await sql`delete from profiles where id = ${person.id}`.execute(db)
      return
    case "none":
      return
  }
}
