import type { OutboxMessage, SignedIn } from "@xl/core/kernel"
import { AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { type Client, createClient } from "graphql-ws"
import type { AddressInfo } from "node:net"
import { sql } from "kysely"
import { afterEach, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { inTransaction } from "../database/index.ts"
import { hears } from "@xl/core/market/live"
import { type Hub, publish } from "../live/index.ts"
import { aUser, testGateway } from "../testing/index.ts"
import type { Resolvers } from "./request.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
type Query { whoami: String! @access(to: [Guest]) secret: String @access(to: [Admins]) broken: String @access(to: [Guest]) }
type Subscription { changes: String! @access(to: [Guest]) mine: String! @access(to: [SignedIn]) broken: String! @access(to: [Guest]) }
`
const users = new Map<string, SignedIn>([
  ["alice", aUser(1)],
  ["admin", aUser(2, "Admins")],
])
/** Whose rights the gateway has looked up, in order. */
const lookedUp: Array<string> = []
const get = users.get.bind(users)
users.get = (token) => {
  lookedUp.push(token)
  return get(token)
}
const held: { hub?: Hub } = {}
const changes: Resolvers["Subscription"] = {
  changes: (_args, request) =>
    Effect.sync(() =>
      held.hub?.subscribe(({ audience, event }) =>
        event.topic === "asset" && hears(request.actor, audience) ? event.id.slice(-3) : undefined,
      ),
    ),
}
const { app, db, hub, log } = await testGateway({
  schema: SCHEMA,
  users,
  resolvers: [
    {
      Query: {
        whoami: (_args, { actor }) => Effect.succeed(actor.tag === "user" ? actor.email : actor.tag),
        secret: () => Effect.succeed("!"),
        broken: () => Effect.die(new Error("hunter2")),
      },
      Subscription: {
        ...changes,
        mine: changes["changes"] ?? (() => Effect.die("none")),
        broken: () => Effect.die(new Error("hunter2")),
      },
    },
  ],
})
held.hub = hub
await app.listen({ port: 0, host: "127.0.0.1" })
const address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`

const clients: Array<Client> = []
afterEach(() => clients.splice(0).forEach((client) => void client.dispose()))
const connect = (token?: string, closed: (code: number) => void = () => undefined): Client => {
  const client = createClient({
    url: address,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
    on: { closed: (event) => closed((event as { code: number }).code) },
  })
  clients.push(client)
  return client
}
const first = async (client: Client, query: string) => {
  for await (const answer of client.iterate({ query })) return answer
}
const asset = (number: number) => must(AssetId, `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`)
const news = (number: number, ...to: ReadonlyArray<SignedIn>): OutboxMessage => ({
  tag: "live",
  audience: { everyone: to.length === 0, users: to.map(({ id }) => id) },
  event: { topic: "asset", id: asset(number), status: "Published", by: "Bot" },
})
const say = (...messages: ReadonlyArray<OutboxMessage>) =>
  Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, messages)))
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 10))
  expect(isSo()).toBe(true)
}
const idle = hub.subscribers()
/** Subscribes and waits until the gateway knows. */
const hearing = async (client: Client, field: string) => {
  const before = hub.subscribers()
  const heard: Array<unknown> = []
  const stop = client.subscribe(
    { query: `subscription { ${field} }` },
    {
      next: ({ data, errors }) => void heard.push(errors ?? data?.[field]),
      error: (reason) => void heard.push(reason),
      complete: () => void heard.push("complete"),
    },
  )
  await until(() => hub.subscribers() > before || heard.length > 0)
  return { heard, stop }
}

describe("GraphQL over a socket", () => {
  it("knows its caller, and refuses what the same caller is refused over HTTP", async () => {
    expect(await first(connect("alice"), "{ whoami }")).toEqual({ data: { whoami: "user1@example.com" } })
    expect(await first(connect(), "{ whoami }")).toEqual({ data: { whoami: "guest" } })
    expect(await first(connect("alice"), "{ secret }")).toMatchObject({
      errors: [{ extensions: { code: "RoleMissing" } }],
    })
    expect((await hearing(connect(), "mine")).heard).toMatchObject([
      [{ extensions: { code: "SignInRequired" } }],
      "complete",
    ])
  })

  it("closes with 4403 on a token that is no good", async () => {
    const code = await new Promise(
      (closed) => void first(connect("forged", closed), "{ whoami }").catch(() => undefined),
    )
    expect(code).toBe(4403)
  })

  it("takes fifty subscriptions on one line, tells the next one so, and leaves those alone", async () => {
    const client = connect()
    const open = await Promise.all(Array.from({ length: 50 }, () => hearing(client, "changes")))
    const { heard } = await hearing(client, "changes")
    await until(() => heard.length > 0)
    expect(heard[0]).toMatchObject([{ extensions: { code: "TOO_MANY_SUBSCRIPTIONS" } }])
    await say(news(50))
    await until(() => open.every((one) => one.heard.length > 0))
    expect(open.map((one) => one.heard)).toEqual(open.map(() => ["050"]))
  })

  it("masks what was not worded for the caller", async () => {
    expect(await first(connect(), "{ broken }")).toMatchObject({
      errors: [{ message: "Something went wrong on our side.", extensions: { code: "INTERNAL" } }],
    })
    expect(JSON.stringify((await hearing(connect(), "broken")).heard)).not.toContain("hunter2")
    expect(log.filter((line) => line.includes("masked")).length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ["an unknown field", "subscription { nothing }", "GRAPHQL_VALIDATION_FAILED"],
    ["nonsense", "subscription {", "GRAPHQL_PARSE_FAILED"],
    ["31 aliases", `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: whoami`).join(" ")} }`, "QUERY_TOO_COMPLEX"],
  ])("passes the same gate: %s", async (_what, query, code) => {
    await expect(first(connect(), query)).rejects.toMatchObject([{ extensions: { code } }])
  })

  it("delivers to everybody who may hear, in order, until they stop", async () => {
    const [guest, alice, admin] = [
      await hearing(connect(), "changes"),
      await hearing(connect("alice"), "mine"),
      await hearing(connect("admin"), "mine"),
    ]
    const [user = aUser(1)] = users.values()
    await say(news(1), news(2, user), news(3, aUser(9)))
    await say(news(4))
    await until(() => admin.heard.length === 4 && alice.heard.length === 3 && guest.heard.length === 2)
    expect([guest.heard, alice.heard, admin.heard]).toEqual([
      ["001", "004"],
      ["001", "002", "004"],
      ["001", "002", "003", "004"],
    ])
    for (const { stop } of [guest, alice, admin]) stop()
    await until(() => hub.subscribers() === idle)
  })

  it("lets go when a client vanishes", async () => {
    const client = connect()
    await hearing(client, "changes")
    client.terminate()
    await until(() => hub.subscribers() === idle)
    expect(hub.subscribers()).toBe(idle)
  })

  it("forgets a role as soon as it is taken away, tells so, and ends the line", async () => {
    users.set("former", aUser(7, "Admins"))
    const codes: Array<number> = []
    const { heard } = await hearing(
      connect("former", (code) => codes.push(code)),
      "mine",
    )
    const changed: OutboxMessage = {
      tag: "live",
      audience: { everyone: false, users: [aUser(7).id] },
      event: { topic: "roleRemoved", role: "Admins" },
    }
    await say(news(1, aUser(9)))
    await until(() => heard.length === 1)
    users.set("former", aUser(7))
    const before = lookedUp.length
    await say(changed)
    await until(() => lookedUp.slice(before).includes("former"))
    await say(news(2, aUser(9)), news(3))
    await until(() => heard.length === 2)
    expect(heard).toEqual(["001", "003"])
    await until(() => codes.length > 0)
    expect(codes).toEqual([4403])
  })

  it("tells that a role is gone before it ends the line, also where the message is late to be read", async () => {
    users.set("late", aUser(6, "Admins"))
    const codes: Array<number> = []
    const { heard } = await hearing(
      connect("late", (code) => codes.push(code)),
      "mine",
    )
    users.set("late", aUser(6))
    const before = lookedUp.length
    await Effect.runPromise(
      inTransaction(db, (transaction) =>
        Effect.andThen(
          publish(transaction, [news(1, aUser(6))]),
          Effect.promise(async () => {
            await sql`lock table outbox in access exclusive mode`.execute(transaction)
            await sql`select pg_notify('xl_people', ${aUser(6).id})`.execute(db)
            await until(() => lookedUp.slice(before).includes("late"))
            await new Promise((wake) => setTimeout(wake, 500)) // twice what a line has for last words
          }),
        ),
      ),
    )
    await until(() => codes.length > 0)
    expect([heard[0], codes]).toEqual(["001", [4403]])
  })

  it("ends the line of somebody whose session is over, whoever notices", async () => {
    users.set("gone", aUser(8))
    const codes: Array<number> = []
    const { heard } = await hearing(
      connect("gone", (code) => codes.push(code)),
      "mine",
    )
    users.delete("gone")
    await sql`select pg_notify('xl_people', ${aUser(8).id})`.execute(db)
    await until(() => codes.length > 0)
    await say(news(1, aUser(8)))
    await until(() => hub.subscribers() === idle)
    expect([codes, heard.filter((it) => it === "001")]).toEqual([[4403], []])
  })

  it("ends the line when its token ends", async () => {
    const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) })).toString("base64url")
    const token = `e30.${claims}.e30`
    users.set(token, aUser(9))
    const code = await new Promise(
      (closed) => void first(connect(token, closed), "subscription { mine }").catch(() => undefined),
    )
    expect(code).toBe(4403)
  })

  it.each([
    ["another site's page", { origin: "https://evil.example" }, "Unexpected server response: 403"],
    ["no page, or our own", { origin: address.replace("ws", "http").replace("/graphql", "") }, undefined],
  ])("opens a line, or not, for %s", async (_what, headers, refusal) => {
    const socket = new WebSocket(address, "graphql-transport-ws", { headers })
    const message = await new Promise((settle) => {
      socket.on("open", () => settle(undefined))
      socket.on("error", (reason) => settle(reason.message))
    })
    socket.close()
    expect(message).toBe(refusal)
  })

  it("closes a line that sends more than 100,000 bytes at once", async () => {
    const socket = new WebSocket(address, "graphql-transport-ws")
    await new Promise((open) => socket.on("open", open))
    socket.send("x".repeat(100_001))
    expect(await new Promise((closed) => socket.on("close", closed))).toBe(1009)
  })
})
