import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { createClient } from "graphql-ws"
import { afterAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { openLimiter, type Rates } from "../rates/index.ts"
import { aUser, testGateway } from "../testing/index.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
type Query { one: Int @access(to: [Guest]) two: Int @access(to: [Guest]) }
type Mutation { act: Int @access(to: [Guest]) getCalculatorResponse: Int @access(to: [Guest]) }
type Subscription { change: Int @access(to: [Guest]) }
`
const MANY = { points: 10_000, seconds: 60 }
const many: Rates = {
  address: MANY,
  picture: MANY,
  refused: MANY,
  account: MANY,
  socket: MANY,
  query: MANY,
  mutation: MANY,
  subscription: MANY,
  contact: MANY,
  valuation: MANY,
  unsubscribe: MANY,
}
const done = () => Effect.succeed(1)
const gateway = async (rates: Partial<Rates>) => {
  const { app, url } = await testGateway(({ url: at }) => {
    const limiter = openLimiter(at, { ...many, ...rates })
    afterAll(limiter.close)
    return {
      schema: SCHEMA,
      limiter,
      users: new Map([
        ["pat", aUser(1)],
        ["sam", aUser(2)],
      ]),
      resolvers: [
        {
          Query: { one: done, two: done },
          Mutation: { act: done, getCalculatorResponse: done },
          Subscription: { change: done },
        },
      ],
    }
  })
  const ask = async (query: string, token?: string, remoteAddress = "203.0.113.1") => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return app.inject({ method: "POST", url: "/graphql", payload: { query }, headers, remoteAddress })
  }
  const statuses = async (count: number, call: () => ReturnType<typeof ask>) => {
    const all: Array<number> = []
    for (let turn = 0; turn < count; turn++) all.push((await call()).statusCode)
    return all
  }
  return { app, url, ask, statuses }
}
const TWO = { points: 2, seconds: 60 }

describe("whoever asks too often", () => {
  it("is refused by address on every route, but for files, probes and the identity service; pictures are counted apart", async () => {
    const { app, ask, statuses } = await gateway({ address: TWO, picture: TWO })
    expect(await statuses(3, () => ask("{ one }"))).toEqual([200, 200, 429])
    const refused = await ask("{ one }")
    expect(refused.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^Too many requests\. Please try again in \d+ s\.$/),
          extensions: { code: "TOO_MANY_REQUESTS", errorType: "TooManyRequests", retryAfter: expect.any(Number) },
        },
      ],
    })
    expect(refused.headers["retry-after"]).toBe(String(refused.json().errors[0].extensions.retryAfter))
    const get = async (path: string) => (await app.inject({ url: path, remoteAddress: "203.0.113.1" })).statusCode
    expect([await get("/"), await get("/healthz"), await get("/idp/")]).toEqual([429, 200, 404])
    const picture = () => get("/pictures/a")
    expect([await picture(), await picture(), await picture()]).toEqual([404, 404, 429])
    expect((await ask("{ one }", undefined, "203.0.113.2")).statusCode).toBe(200)
  })

  it("locks nobody out who is signed in at the same address, but counts an account's requests twice there", async () => {
    const { app, ask, statuses } = await gateway({ address: TWO, account: { points: 5, seconds: 60 } })
    expect(await statuses(3, () => ask("{ one }"))).toEqual([200, 200, 429])
    expect(await statuses(3, () => ask("{ one }", "pat"))).toEqual([200, 200, 429])
    const elsewhere = async (token: string) =>
      (await app.inject({ url: "/nowhere", headers: { authorization: token }, remoteAddress: "203.0.113.1" }))
        .statusCode
    expect([await elsewhere("Bearer sam"), await elsewhere("Bearer nobody"), await elsewhere("§")]).toEqual([
      404, 429, 429,
    ])
  })

  it("is read no new text after so many that were refused, while what is known already is answered", async () => {
    const { app, ask, statuses } = await gateway({ refused: TWO })
    expect(await statuses(2, () => ask("{ one }"))).toEqual([200, 200])
    expect(await statuses(3, () => ask("{ nothing }"))).toEqual([400, 400, 400])
    const unread = await ask("{ two }")
    expect([unread.statusCode, unread.json().errors[0].extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"])
    expect(unread.headers["retry-after"]).toBe(String(unread.json().errors[0].extensions.retryAfter))
    expect((await ask("{ nothing }")).statusCode).toBe(429)
    expect([(await ask("{ one }")).statusCode, (await ask("{ two }", "pat")).statusCode]).toEqual([200, 429])
    expect((await ask("{ two }", undefined, "203.0.113.2")).statusCode).toBe(200)
    expect([(await ask("{ two }")).statusCode, (await app.inject("/healthz")).statusCode]).toEqual([200, 200])
  })

  it("is refused by account, from wherever", async () => {
    const { ask } = await gateway({ account: TWO })
    const from = async (address: string, token: string) => (await ask("{ one }", token, address)).statusCode
    expect([
      await from("203.0.113.1", "pat"),
      await from("203.0.113.2", "pat"),
      await from("203.0.113.3", "pat"),
      await from("203.0.113.1", "sam"),
    ]).toEqual([200, 200, 429, 200])
  })

  it("is refused by operation, however it is dressed", async () => {
    const { ask, statuses } = await gateway({ mutation: TWO, query: { points: 3, seconds: 60 } })
    expect(await statuses(3, () => ask("mutation { act }", "pat"))).toEqual([200, 200, 429])
    expect((await ask("mutation { a: act b: act c: act }", "sam")).statusCode).toBe(429)
    expect(
      (await ask("{ ...A ... { b: one } } fragment A on Query { one a: one ...B } fragment B on Query { c: one }"))
        .statusCode,
    ).toBe(429)
    expect((await ask("{ two }")).statusCode).toBe(200)
  })

  it("is refused a loan's valuation by address as a guest, and is not as a member there", async () => {
    const { ask, statuses } = await gateway({ valuation: TWO })
    const value = "mutation { getCalculatorResponse }"
    expect(await statuses(3, () => ask(value))).toEqual([200, 200, 429])
    expect((await ask(value)).headers["retry-after"]).toMatch(/^\d+$/)
    expect((await ask("mutation { act }")).statusCode).toBe(200)
    expect((await ask(value, undefined, "203.0.113.2")).statusCode).toBe(200)
    expect(await statuses(3, () => ask(value, "pat"))).toEqual([200, 200, 200])
    const twice = "mutation { a: getCalculatorResponse b: getCalculatorResponse c: getCalculatorResponse }"
    expect((await ask(twice, undefined, "203.0.113.3")).statusCode).toBe(429)
  })
})

describe("whoever opens or asks too often over sockets", async () => {
  const { app } = await gateway({ socket: { points: 4, seconds: 60 }, subscription: TWO })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
  const refusal = (query: string) =>
    new Promise((settle) => {
      const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 })
      client.subscribe(
        { query },
        { next: ({ errors }) => settle(errors ?? null), error: settle, complete: () => settle(null) },
      )
    })

  it("is refused as over HTTP", async () => {
    const asked = [await refusal("subscription { change }"), await refusal("subscription { change }")]
    expect(JSON.stringify(asked)).not.toContain("TOO_MANY_REQUESTS")
    expect(await refusal("subscription { change }")).toMatchObject([
      { extensions: { code: "TOO_MANY_REQUESTS", retryAfter: expect.any(Number) } },
    ])
  })

  it("is refused a fifth line, with the time to wait", async () => {
    const opened = () =>
      new Promise<number | undefined>((settle) => {
        const socket = new WebSocket(url, "graphql-transport-ws")
        socket.on("open", () => (socket.close(), settle(undefined)))
        socket.on("unexpected-response", (_request, answer) => {
          expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
          settle(answer.statusCode)
        })
      })
    expect([await opened(), await opened()]).toEqual([undefined, 429])
  })
})
