import { once } from "node:events"
import type { AddressInfo } from "node:net"
import type { Heard } from "@xl/core/kernel"
import { anAssetId } from "@xl/testkit/assets"
import { anOfferId } from "@xl/testkit/offers"
import { afterEach, describe, expect, it, vi } from "vitest"
import { type WebSocket, WebSocketServer } from "ws"
import { liveUpdatesGraphql } from "./index.ts"

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: { readonly query?: string; readonly authorization?: string }
}

/** A gateway that speaks the protocol, and says what the test has it say. */
class Gateway {
  readonly #server: WebSocketServer
  readonly #subscribed = new Map<string, { readonly socket: WebSocket; readonly id: string }>()
  readonly greeted: Array<Message["payload"]> = []
  /** Whether no token is taken any more. */
  isShut = false

  readonly ready: Promise<unknown>

  constructor(port = 0) {
    this.#server = new WebSocketServer({ port, host: "127.0.0.1", handleProtocols: () => "graphql-transport-ws" })
    this.ready = once(this.#server, "listening")
    this.#server.on("connection", (socket) =>
      socket.on("message", (raw) => this.#hear(socket, JSON.parse((raw as Buffer).toString()) as Message)),
    )
  }
  get url(): string {
    return `ws://127.0.0.1:${this.port}/graphql`
  }
  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }
  get sockets(): number {
    return this.#server.clients.size
  }
  /** The subscription fields that somebody listens to. */
  get fields(): ReadonlyArray<string> {
    return [...this.#subscribed.keys()].toSorted()
  }
  say(field: string, value: unknown): void {
    const to = this.#subscribed.get(field)
    to?.socket.send(JSON.stringify({ type: "next", id: to.id, payload: { data: { [field]: value } } }))
  }
  refuse(field: string, message: string): void {
    const to = this.#subscribed.get(field)
    to?.socket.send(JSON.stringify({ type: "error", id: to.id, payload: [{ message }] }))
  }
  /** Ends the lines that stand, as where a role or a mandate changed. */
  end(): void {
    this.#server.clients.forEach((socket) => socket.close(4403, "Forbidden"))
  }
  async close(): Promise<void> {
    this.#server.clients.forEach((socket) => socket.terminate())
    await new Promise((closed) => this.#server.close(closed))
  }
  #greet(socket: WebSocket, payload: Message["payload"]): void {
    this.greeted.push(payload)
    if (this.isShut) socket.close(4403, "Forbidden")
    else socket.send(JSON.stringify({ type: "connection_ack" }))
  }
  #hear(socket: WebSocket, { id = "", payload, type }: Message): void {
    if (type === "connection_init") this.#greet(socket, payload)
    const [, field] = /\{\s+(\w+)/.exec(payload?.query ?? "") ?? []
    if (type === "subscribe" && field) this.#subscribed.set(field, { socket, id })
  }
}

const ALL = [
  "subscribeToAssetChanges",
  "subscribeToAssetViews",
  "subscribeToDeclineBuyerRequest",
  "subscribeToNotices",
  "subscribeToOfferChanges",
  "subscribeToRoleAssign",
  "subscribeToRoleChange",
  "subscribeToRoleRemove",
]
const ASSET = { id: anAssetId(1), status: "Published", by: "Admin" }

const over: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of over.splice(0).toReversed()) await end()
})
const opened = async (port?: number): Promise<Gateway> => {
  const gateway = new Gateway(port)
  await gateway.ready
  over.push(() => gateway.close())
  return gateway
}
const listening = (url: string, token: string | null = "of-pat") => {
  const heard: Array<Heard> = []
  const logged: Array<string> = []
  const stop = liveUpdatesGraphql({
    url,
    token: async () => token,
    log: (message) => logged.push(message),
  }).watch((event) => heard.push(event))
  over.push(stop)
  return { heard, logged, stop }
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 })

describe("a watch", () => {
  it("listens to everything over one socket, as whoever is signed in (ACC-535)", async () => {
    const gateway = await opened()
    listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    expect(gateway.sockets).toBe(1)
    expect(gateway.greeted).toEqual([{ authorization: "Bearer of-pat" }])
  })

  it("says when its token is not taken any more, and not when its line ends to begin anew", async () => {
    const gateway = await opened()
    const refused = vi.fn<() => void>()
    over.push(
      liveUpdatesGraphql({ url: gateway.url, token: async () => "of-pat", log: () => undefined, refused }).watch(
        () => undefined,
      ),
    )
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    gateway.end()
    await eventually(() => expect(gateway.greeted).toHaveLength(2))
    expect(refused).not.toHaveBeenCalled()
    gateway.isShut = true
    gateway.end()
    await eventually(() => expect(refused).toHaveBeenCalled())
    expect(gateway.greeted.length).toBeGreaterThan(2)
  })

  it("of a guest listens to assets alone, and names nobody", async () => {
    const gateway = await opened()
    listening(gateway.url, null)
    await eventually(() => expect(gateway.fields).toEqual(["subscribeToAssetChanges"]))
    expect(gateway.greeted).toEqual([{}])
  })

  it("gives every event its topic, and of a role request its id, type and status (ACC-227)", async () => {
    const gateway = await opened()
    const { heard, logged } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    const offer = { id: anOfferId(1), assetId: ASSET.id, status: "Published", by: "Buyer" }
    const request = { id: anOfferId(2), type: "ApprovedBuyers", status: "Declined" }
    gateway.say("subscribeToAssetChanges", ASSET)
    gateway.say("subscribeToOfferChanges", offer)
    gateway.say("subscribeToRoleChange", { ...request, status: "Approved" })
    gateway.say("subscribeToDeclineBuyerRequest", request)
    gateway.say("subscribeToRoleAssign", { role: "Sellers" })
    gateway.say("subscribeToRoleRemove", { role: "Admins" })
    gateway.say("subscribeToNotices", { id: request.id })
    gateway.say("subscribeToAssetViews", { id: ASSET.id })
    await eventually(() => expect(heard).toHaveLength(8))
    expect(heard).toEqual([
      { topic: "asset", ...ASSET },
      { topic: "offer", ...offer },
      { topic: "roleRequest", ...request, status: "Approved" },
      { topic: "roleRequest", ...request },
      { topic: "roleAssigned", role: "Sellers" },
      { topic: "roleRemoved", role: "Admins" },
      { topic: "notice", id: request.id },
      { topic: "assetView", id: ASSET.id },
    ])
    expect(logged).toEqual([])
  })

  it("only logs that a subscription failed, and goes on with the others (ACC-536, BUY-406)", async () => {
    const gateway = await opened()
    const { heard, logged } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    gateway.refuse("subscribeToOfferChanges", "not yours")
    await eventually(() => expect(logged).toEqual(["A subscription failed"]))
    gateway.say("subscribeToAssetChanges", ASSET)
    await eventually(() => expect(heard).toEqual([{ topic: "asset", ...ASSET }]))
    expect(logged).toHaveLength(1)
  })

  it("only logs an event of a wrong shape, and goes on", async () => {
    const gateway = await opened()
    const { heard, logged } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    for (const wrong of [null, { id: "1" }, { ...ASSET, status: "Sold" }]) gateway.say("subscribeToAssetChanges", wrong)
    gateway.say("subscribeToAssetChanges", ASSET)
    await eventually(() => expect(heard).toEqual([{ topic: "asset", ...ASSET }]))
    expect(logged).toEqual(Array(3).fill("An event has not the promised shape"))
  })

  it("closes its socket when it is over, and logs nothing of it", async () => {
    const gateway = await opened()
    const { logged, stop } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    stop()
    await eventually(() => expect(gateway.sockets).toBe(0))
    expect(logged).toEqual([])
  })

  it("keeps no socket where it is over before it began", async () => {
    const gateway = await opened()
    listening(gateway.url).stop()
    const { stop } = listening(gateway.url)
    await Promise.resolve()
    stop()
    await new Promise((later) => setTimeout(later, 200))
    expect([gateway.sockets, gateway.fields]).toEqual([0, []])
  })

  it("mends a broken line, logs that, says that something was missed, and hears again", async () => {
    const gateway = await opened()
    const { heard, logged } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    const { port } = gateway
    await gateway.close()
    const next = await opened(port)
    await eventually(() => expect(next.fields).toEqual(ALL))
    next.say("subscribeToAssetChanges", ASSET)
    await eventually(() => expect(heard).toEqual([{ topic: "missed" }, { topic: "asset", ...ASSET }]))
    expect(logged).toContain("The line broke")
  })

  it("gives a broken line up when it is over", async () => {
    const gateway = await opened()
    const { logged, stop } = listening(gateway.url)
    await eventually(() => expect(gateway.fields).toEqual(ALL))
    const { port } = gateway
    await gateway.close()
    await eventually(() => expect(logged).toContain("The line broke"))
    stop()
    const next = await opened(port)
    await new Promise((later) => setTimeout(later, 1_000))
    expect(next.greeted).toEqual([])
  })

  it("only logs that it does not know who listens", async () => {
    const logged: Array<string> = []
    const token = () => Promise.reject(new Error("no storage"))
    const stop = liveUpdatesGraphql({ url: "ws://127.0.0.1:1", token, log: (message) => logged.push(message) }).watch(
      () => undefined,
    )
    await eventually(() => expect(logged).toEqual(["Nobody knows who listens"]))
    stop()
  })
})
