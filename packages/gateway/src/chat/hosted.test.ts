import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { conversationName } from "@xl/core/chat"
import { aConversation } from "@xl/testkit/chat"
import { Effect } from "effect"
import { jwtVerify } from "jose"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { hostedConversations } from "./index.ts"

const run = Effect.runPromise
const { assetID, buyerID, sellerID } = aConversation()
const name = conversationName({ assetID, buyerID, sellerID })
const KEY = `SK${"1".repeat(32)}`
const SERVICE = `IS${"2".repeat(32)}`
const ACCOUNT = `AC${"3".repeat(32)}`
const SECRET = "what-only-the-gateway-and-the-service-know"

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

/** The REST API as its documentation describes it: names are unique, and nobody is in a conversation twice. */
const rest = {
  conversations: new Map<string, string>(),
  members: new Set<string>(),
  asked: [] as Array<string>,
  broken: "",
}

type Answer = readonly [status: number, body: object]

const joined = (sid: string, fields: URLSearchParams): Answer => {
  const member = `${sid} ${fields.get("Identity")}`
  if (rest.members.has(member)) return [409, { code: 50433 }]
  rest.members.add(member)
  return [201, { sid: `MB${"4".repeat(32)}` }]
}

const made = (name: string): Answer => {
  if (rest.conversations.has(name)) return [409, { code: 50353 }]
  const sid = `CH${String(rest.conversations.size).padStart(32, "0")}`
  rest.conversations.set(name, sid)
  return [201, { sid }]
}

const found = (name: string): Answer => {
  const sid = rest.conversations.get(name)
  return sid ? [200, { sid }] : [404, { code: 20404 }]
}

const answerTo = (method: string, path: string, fields: URLSearchParams): Answer => {
  const [, , , , of = "", inside] = path.split("/")
  if (inside === "Participants") return joined(of, fields)
  return method === "GET" ? found(decodeURIComponent(of)) : made(fields.get("UniqueName") ?? "")
}

const server = createServer((request, response) => {
  const answer = async () => {
    const fields = new URLSearchParams(await bodyOf(request))
    const path = (request.url ?? "").replace(`/v1/Services/${SERVICE}`, "/v1/Services")
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString("base64")}`
    rest.asked.push(`${request.method} ${decodeURIComponent(path)} ${fields}`)
    const isBroken = rest.broken !== "" && path.endsWith(rest.broken)
    const [status, body] = isBroken
      ? ([503, { code: 20503 }] as const)
      : isKnown
        ? answerTo(request.method ?? "", path, fields)
        : ([401, { code: 20003 }] as const)
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }
  void answer()
})
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
afterAll(() => void server.close())

const access = {
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  accountSid: ACCOUNT,
  serviceSid: SERVICE,
  keySid: KEY,
  keySecret: SECRET,
}
const host = hostedConversations(access)
const members = [sellerID, buyerID] as const

beforeEach(() => {
  rest.conversations.clear()
  rest.members.clear()
  rest.asked.length = 0
  rest.broken = ""
})

describe("the hosted conversations service", () => {
  it("opens one conversation by its name, with its two people and nobody else (ACC-027, ACC-527)", async () => {
    const sid = await run(host.open(name, members))
    expect([...rest.conversations]).toEqual([[name, sid]])
    expect([...rest.members]).toEqual([`${sid} ${sellerID}`, `${sid} ${buyerID}`])
    expect(await run(host.open(name, members))).toBe(sid)
    expect([rest.conversations.size, rest.members.size]).toEqual([1, 2])
  })

  it("goes on where an attempt broke off", async () => {
    rest.broken = "/Participants"
    expect((await run(Effect.flip(host.open(name, members))))._tag).toBe("MarketUnavailable")
    expect([rest.conversations.size, rest.members.size]).toEqual([1, 0])
    rest.broken = ""
    const sid = await run(host.open(name, members))
    expect([[...rest.conversations.values()], rest.members.size]).toEqual([[sid], 2])
  })

  it("opens one where two ask at once", async () => {
    const sids = await Promise.all([host.open(name, members), host.open(name, members)].map((one) => run(one)))
    expect([new Set(sids).size, rest.conversations.size, rest.members.size]).toEqual([1, 1, 2])
    expect(rest.asked.filter((one) => one.startsWith("POST /v1/Services/Conversations UniqueName"))).toHaveLength(2)
  })

  it("tells of a refusal without the secret", async () => {
    const wrong = hostedConversations({ ...access, keySecret: "another-secret" })
    const { cause } = await run(Effect.flip(wrong.open(name, members)))
    expect(String(cause)).toBe("Error: The conversations service answered 401 to a question for a conversation.")
    expect(JSON.stringify(cause, Object.getOwnPropertyNames(cause))).not.toContain("another-secret")
    expect(rest.members.size).toBe(0)
  })

  it("mints a token for one person and one service, which ends within an hour (ACC-525)", async () => {
    const now = Date.UTC(2026, 10, 28, 9, 30)
    const { expires, service, token } = await run(host.token(buyerID, now))
    expect([service, expires]).toEqual(["twilio", now + 3_600_000])
    const verified = await jwtVerify(token ?? "", Buffer.from(SECRET), { currentDate: new Date(now) })
    expect(verified.protectedHeader).toEqual({ alg: "HS256", typ: "JWT", cty: "twilio-fpa;v=1" })
    expect(verified.payload).toEqual({
      jti: `${KEY}-${now / 1_000}`,
      iss: KEY,
      sub: ACCOUNT,
      iat: now / 1_000,
      exp: now / 1_000 + 3_600,
      grants: { identity: buyerID, chat: { service_sid: SERVICE } },
    })
    expect(rest.asked).toEqual([])
  })
})
