import { once } from "node:events"
import { type AddressInfo, connect, type Socket } from "node:net"
import { Effect } from "effect"
import { afterAll, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import { testGateway } from "../testing/index.ts"
import { Present, type Slowness, SLOWNESS } from "./slowness.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest }
type Query { one: Int @access(to: [Guest]) large: String @access(to: [Guest]) }
type Subscription { change: Int @access(to: [Guest]) }
`
// Slow clients are waited for together: one after the other they would take the time of all.
vi.setConfig({ testTimeout: 300_000, maxConcurrency: 8 })

/** More than sockets take by themselves. */
const LARGE = "x".repeat(16_777_216)
let asked = 0
/** Waits until so many have asked for it. */
const all = async (readers: number) => {
  for (asked = 0; asked < readers;) await new Promise((wake) => setTimeout(wake, 10))
}
const gateway = async (limits: Partial<Slowness>) => {
  const { app: opened } = await testGateway({
    schema: SCHEMA,
    slowness: { ...SLOWNESS, look: 100, goodbye: 500, lines: 12, ...limits },
    resolvers: [
      {
        Query: { one: () => Effect.succeed(1), large: () => Effect.sync(() => ((asked += 1), LARGE)) },
        Subscription: { change: () => Effect.never },
      },
    ],
  })
  await opened.listen({ port: 0, host: "127.0.0.1" })
  return { app: opened, port: (opened.server.address() as AddressInfo).port }
}
const { app, port } = await gateway({ headers: 4_000, request: 9_000, answer: 4_000 })
const sockets: Array<Socket> = []
afterAll(() => sockets.forEach((socket) => socket.destroy()))

/** A connection that says something again and again, and what it was told until it was closed. */
const dripping = async (first: string, again: string, to = port) => {
  const socket = connect(to, "127.0.0.1")
  sockets.push(socket)
  let told = ""
  socket.on("data", (bytes) => (told += String(bytes)))
  socket.on("error", () => undefined) // it is cut while it speaks
  socket.write(first)
  const drip = setInterval(() => again !== "" && socket.writable && socket.write(again), 50)
  await new Promise((closed) => socket.once("close", closed)) // which `once` would not wait for behind an error
  clearInterval(drip)
  return told
}
const ask = async (query: string) => {
  const headers = { "content-type": "application/json", connection: "close" }
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query }),
  })
  return (await answer.json()) as unknown
}
/** Asks again and again until that is over; gives what was answered, each kind once. */
const askedMeanwhile = async (work: Promise<unknown>) => {
  const answered = new Set<string>()
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    answered.add(JSON.stringify(await ask("{ one }")))
    await new Promise((wake) => setTimeout(wake, 20))
  }
  await over
  return [...answered]
}
const post = (body: string, length = body.length) =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
/** When the gateway's end of each connection is closed, by the port of the client's. */
const closings = new Map<number | undefined, Promise<unknown>>()
app.server.on("connection", (socket) =>
  closings.set(socket.remotePort, new Promise((closed) => socket.once("close", closed))),
)
const FINE = [`{"data":{"one":1}}`]
const TEN = Array.from({ length: 10 })

it("counts who is there, and forgets who is not", () => {
  const present = new Present()
  for (const who of ["ann", "ann", "bob"]) present.enter(who)
  for (const who of ["ann", "bob"]) present.leave(who)
  expect([present.of("ann"), present.of("bob")]).toEqual([1, 0])
})

it("cuts late headers while a body that is as late may still come", async () => {
  const { port: patient } = await gateway({ headers: 1_000, request: 120_000 })
  const body = dripping(post(`{"query":"`, 90_000), "x", patient).then(() => "body")
  const headers = dripping("POST /graphql HTTP/1.1\r\n", "X-Slow: x\r\n", patient).then(() => "headers")
  expect(await Promise.race([body, headers])).toBe("headers")
})

describe.concurrent("slow clients", () => {
  it.each([
    ["say nothing", "", ""],
    ["say their headers letter by letter", "POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ", "x"],
    ["say header after header", "POST /graphql HTTP/1.1\r\nHost: x\r\n", "X-Slow: x\r\n"],
    ["say their body letter by letter", post(`{"query":"`, 90_000), "x"],
    [
      "say their body in chunks of one letter",
      "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1\r\n \r\n",
    ],
  ])("are cut where they %s, and others are answered meanwhile", async (_how, first, again) => {
    const slow = Promise.all(TEN.map(() => dripping(first, again)))
    expect(await askedMeanwhile(slow)).toEqual(FINE)
    expect([...new Set((await slow).map((told) => told.split("\r\n", 1)[0]))]).toEqual(["HTTP/1.1 408 Request Timeout"])
  })

  it("are cut where they do not take their answer, and others are answered meanwhile", async () => {
    const readers = Array.from({ length: 4 }, () => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined)
      sockets.push(socket)
      socket.pause().write(post(`{"query":"{ large }"}`))
      return socket
    })
    await all(readers.length)
    const cut = Promise.all(readers.map(async ({ localPort }) => closings.get(localPort)))
    expect(await askedMeanwhile(cut)).toEqual(FINE)
    await Promise.all(readers.map((reader) => new Promise((closed) => reader.once("close", closed).resume())))
    expect(readers.map(({ bytesRead }) => bytesRead < LARGE.length)).toEqual([true, true, true, true])
  })
})

describe("slow lines", () => {
  const open = () => new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws")

  const begun = async () => {
    const line = open()
    await once(line, "open")
    line.send(`{"type":"connection_init"}`)
    await once(line, "message")
    return line
  }

  it("are closed where they never say who they are", async () => {
    const line = open()
    expect((await once(line, "close"))[0]).toBe(4408)
  })

  it("are refused where as many are open from their address as may be, until one of those is gone", async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, begun))
    const [, refused] = (await once(
      open().on("error", () => undefined),
      "unexpected-response",
    )) as [unknown, { statusCode: number; headers: Record<string, string> }]
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"])
    lines[0]?.close()
    while (!(await opens())) await new Promise((wake) => setTimeout(wake, 50))
    lines.forEach((line) => line.terminate())
  })
  const opens = () =>
    new Promise<boolean>((told) => {
      const line = open()
      line.on("error", () => told(false)).on("open", () => (line.terminate(), told(true)))
    })

  it("are cut where they ask and do not take the answers, and others are answered meanwhile", async () => {
    const cut = new Promise((gone) => app.server.once("upgrade", (_request, socket) => socket.once("close", gone)))
    const line = (await begun()).on("error", () => undefined)
    line.pause()
    let isCut = false
    void cut.then(() => (isCut = true))
    const asking = async () => {
      for (asked = 0; !isCut;) {
        const before = asked
        line.send(`{"id":"${before}","type":"subscribe","payload":{"query":"{ large }"}}`)
        while (asked === before && !isCut) await new Promise((wake) => setTimeout(wake, 20))
      }
    }
    expect(await askedMeanwhile(asking())).toEqual(FINE)
    expect(asked).toBeLessThan(10) // not until it is found dead by its ping
    line.terminate()
  })
})
