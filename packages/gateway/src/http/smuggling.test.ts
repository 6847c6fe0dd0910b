import { type AddressInfo, connect } from "node:net"
import { Effect } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { testGateway } from "../testing/index.ts"
import { SLOWNESS } from "./slowness.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest }
type Query { one: Int @access(to: [Guest]) }
`
vi.setConfig({ testTimeout: 120_000 })

/** What came to the application: a hook before every route, and a resolver. */
const reached: Array<string> = []
const { app } = await testGateway({
  schema: SCHEMA,
  slowness: { ...SLOWNESS, headers: 5_000, request: 5_000, look: 100 }, // else one that is not refused is waited for
  resolvers: [{ Query: { one: () => Effect.sync(() => (reached.push("resolver"), 1)) } }],
})
await app.listen({ port: 0, host: "127.0.0.1" })
app.server.prependListener("request", ({ method, url }) => reached.push(`${method} ${url}`))
const { port } = app.server.address() as AddressInfo
beforeEach(() => void reached.splice(0))

const BODY = `{"query":"{ one }"}`
const HEX = BODY.length.toString(16)
const post = (headers: string, body: string) =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const SIZED = `Content-Length: ${BODY.length}`
const CHUNKED = "Transfer-Encoding: chunked"
/** What would be done in somebody else's name, were it taken for a request of its own. */
const HIDDEN = "GET /hidden HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

/** All that is said on one connection until the gateway closes it. */
const said = (bytes: string): Promise<string> =>
  new Promise((closed) => {
    let told = ""
    const socket = connect(port, "127.0.0.1")
    socket.on("data", (part) => (told += String(part)))
    socket.on("error", () => undefined) // it may be cut while it speaks
    socket.once("close", () => closed(told))
    socket.write(bytes, "latin1")
  })
const statuses = (told: string) => told.match(/HTTP\/1\.1 \d{3}/g)

const HEADS: ReadonlyArray<readonly [what: string, bytes: string]> = [
  ["length and chunks", post(`${SIZED}\r\n${CHUNKED}`, `0\r\n\r\n`)],
  ["chunks and length", post(`${CHUNKED}\r\nContent-Length: 4`, `${HEX}\r\n${BODY}\r\n0\r\n\r\n`)],
  ["two lengths", post(`Content-Length: 0\r\n${SIZED}`, BODY)],
  ["two equal lengths", post(`${SIZED}\r\n${SIZED}`, BODY)],
  ["two lengths in one line", post(`Content-Length: ${BODY.length}, ${BODY.length}`, BODY)],
  ["a negative length", post("Content-Length: -1", BODY)],
  ["a length with a sign", post(`Content-Length: +${BODY.length}`, BODY)],
  ["a length in hexadecimal", post(`Content-Length: 0x${HEX}`, BODY)],
  ["a length of too many digits", post(`Content-Length: ${"9".repeat(40)}`, BODY)],
  ["a length with a space in it", post("Content-Length: 1 9", BODY)],
  ["no length", post("Content-Length:", BODY)],
  ["a length behind a space", post(`Content-Length : ${BODY.length}`, BODY)],
  ["chunks behind a space", post("Transfer-Encoding : chunked", `0\r\n\r\n`)],
  ["chunks and something after", post("Transfer-Encoding: chunked, identity", `0\r\n\r\n`)],
  ["chunks twice", post("Transfer-Encoding: chunked, chunked", `0\r\n\r\n`)],
  ["chunks behind a vertical tab", post("Transfer-Encoding: \u000bchunked", `0\r\n\r\n`)],
  ["a folded header", post(`X-Long: one\r\n two\r\n${SIZED}`, BODY)],
  ["folded chunks", post("Transfer-Encoding:\r\n chunked", `0\r\n\r\n`)],
  ["a folded first header", "POST /graphql HTTP/1.1\r\n Host: x\r\nContent-Length: 0\r\n\r\n"],
  ["lines that end in LF", post(SIZED, BODY).replaceAll("\r\n", "\n")],
  ["one header that ends in LF", post(`X-One: 1\n${SIZED}`, BODY)],
  ["one header that ends in CR", post(`X-One: 1\r${SIZED}`, BODY)],
  ["headers that end in LF LF", `POST /graphql HTTP/1.1\r\nHost: x\r\n${SIZED}\n\n${BODY}`],
  ["NUL in a header", post(`X-One: 1\u0000\r\n${SIZED}`, BODY)],
  ["a header without a colon", post(`X-One\r\n${SIZED}`, BODY)],
  ["a header without a name", post(`: 1\r\n${SIZED}`, BODY)],
  ["a header's name with a letter that is none", post(`X(One): 1\r\n${SIZED}`, BODY)],
  ["a version that is none", post(SIZED, BODY).replace("HTTP/1.1", "HTTP/1.9")],
  ["a tab in the first line", post(SIZED, BODY).replace("POST ", "POST\t")],
  ["a method that is none", post(SIZED, BODY).replace("POST", "P@ST")],
  ["a second preface", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ["chunks under HTTP/1.0 and a length", post(`${SIZED}\r\n${CHUNKED}`, BODY).replace("HTTP/1.1", "HTTP/1.0")],
]

/** Found out behind headers that say nothing wrong, so that these are heard; what they ask is not. */
const BODIES: ReadonlyArray<readonly [what: string, bytes: string]> = [
  ["chunks in quotes", post(`Transfer-Encoding: "chunked"`, `0\r\n\r\n`)],
  ["chunks by another name", post("Transfer-Encoding: xchunked", `0\r\n\r\n`)],
  ["a size of a chunk that is no number", post(CHUNKED, `g\r\n${BODY}\r\n0\r\n\r\n`)],
  ["a size of a chunk with a sign", post(CHUNKED, `+${HEX}\r\n${BODY}\r\n0\r\n\r\n`)],
  ["a size of a chunk with 0x", post(CHUNKED, `0x${HEX}\r\n${BODY}\r\n0\r\n\r\n`)],
  ["a size of a chunk that is too large", post(CHUNKED, `${"f".repeat(17)}\r\n${BODY}\r\n0\r\n\r\n`)],
  ["a size of a chunk that ends in LF", post(CHUNKED, `${HEX}\n${BODY}\r\n0\r\n\r\n`)],
  ["a chunk that is longer than it says", post(CHUNKED, `5\r\n${BODY}\r\n0\r\n\r\n`)],
  ["a chunk that ends in LF", post(CHUNKED, `${HEX}\r\n${BODY}\n0\r\n\r\n`)],
  ["an extension of a chunk that ends in LF", post(CHUNKED, `${HEX};a\n${BODY}\r\n0\r\n\r\n`)],
  ["an extension of a chunk with CR in it", post(CHUNKED, `${HEX};a\rb\r\n${BODY}\r\n0\r\n\r\n`)],
  ["an extension of a chunk without a name", post(CHUNKED, `${HEX}; =\u0001\r\n${BODY}\r\n0\r\n\r\n`)],
]

describe("a request that a proxy could read otherwise", () => {
  it.each(HEADS)("is refused, its connection is closed, and none behind it is heard: %s", async (_what, bytes) => {
    expect(statuses(await said(bytes + HIDDEN))).toEqual(["HTTP/1.1 400"])
    expect(reached).toEqual([])
  })

  it.each(BODIES)("is refused, its connection is closed, and nothing is done: %s", async (_what, bytes) => {
    expect(statuses(await said(bytes + HIDDEN))).toEqual(["HTTP/1.1 400"])
    expect(reached).toEqual(["POST /graphql"])
  })
})

describe("a request like any", () => {
  const last = "GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
  it.each([
    ["with a length", post(SIZED, BODY)],
    ["in chunks", post(CHUNKED, `${HEX}\r\n${BODY}\r\n0\r\n\r\n`)],
    ["in chunks with an extension", post(CHUNKED, `${HEX};a=b\r\n${BODY}\r\n0\r\n\r\n`)],
  ])("is answered %s, and so is the one behind it", async (_how, bytes) => {
    expect(statuses(await said(bytes + last))).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"])
    expect(reached.toSorted()).toEqual(["GET /livez", "POST /graphql", "resolver"])
  })
})
