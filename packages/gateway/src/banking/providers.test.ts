import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { BankNotConnected, SANDBOX_PASSWORD } from "@xl/core/banking"
import { must, UserId } from "@xl/core/shared"
import { aPlaidBank, aVopayBank } from "@xl/testkit/banking"
import { bankConnectionsContract } from "@xl/testkit/banking/contract"
import { Effect, Result } from "effect"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { bankHouse, playedBanks, plaidConnections, vopayConnections } from "./index.ts"
import { vopaySignature } from "./vopay.ts"

const run = Effect.runPromise
const person = must(UserId, "11111111-1111-4111-8111-111111111111")
const NUMBER = "000123456789"

interface Asked {
  readonly path: string
  readonly headers: IncomingMessage["headers"]
  readonly fields: Readonly<Record<string, unknown>>
}
type Says = (asked: Asked) => readonly [status: number, body: object] | "silence"

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

/** A wire on which a provider says what a test wants it to, and what it was asked. */
const fakeWire = async () => {
  const asked: Array<Asked> = []
  let says: Says = () => [500, {}]
  const server = createServer((request, response) => {
    const read = async () => {
      const { pathname, search } = new URL(request.url ?? "/", "http://x")
      const body = await bodyOf(request)
      const isJson = request.headers["content-type"]?.includes("json") ?? false
      const fields = isJson
        ? (JSON.parse(body) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(request.method === "GET" ? search : body))
      const one = { path: `${request.method} ${pathname}`, headers: request.headers, fields }
      asked.push(one)
      const said = says(one)
      if (said === "silence") return request.socket.destroy()
      response.writeHead(said[0], { "content-type": "application/json" }).end(JSON.stringify(said[1]))
    }
    void read()
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  afterAll(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (next: Says) => void (says = next),
  }
}

const plaidWire = await fakeWire()
const plaid = plaidConnections({ url: plaidWire.url, clientId: "client", secret: "plaid-secret" })
const PLAID: Says = ({ fields, path }) => {
  const refused = (error_code: string) => [400, { error_code, error_type: "X", error_message: "no" }] as const
  if (path === "POST /link/token/create")
    return [200, { link_token: "link-sandbox-1", expiration: "2026-11-28T14:00:00Z", request_id: "r" }]
  if (path === "POST /item/public_token/exchange")
    return fields["public_token"] === "public-1"
      ? [200, { access_token: "access-1", item_id: "item-1", request_id: "r" }]
      : refused("INVALID_PUBLIC_TOKEN")
  if (path === "POST /item/remove")
    return plaidWire.asked.filter((one) => one.path === path).length > 1
      ? refused("ITEM_NOT_FOUND")
      : [200, { request_id: "r" }]
  return [
    200,
    {
      accounts: [{ account_id: "checking" }, { account_id: "loan" }],
      numbers: { ach: [{ account_id: "checking", account: NUMBER, routing: "011401533" }] },
      item: { institution_name: "First Harbor Bank" },
    },
  ]
}

const access = { accountId: "42", key: "key", sharedSecret: "shared", origin: "https://market.example" }
const vopayWire = await fakeWire()
const vopay = vopayConnections({ ...access, url: vopayWire.url })
const VOPAY: Says = ({ fields, path }) => {
  if (path === "POST /iq11/generate-embed-url")
    return [200, { Success: true, ErrorMessage: "", EmbedURL: "https://frame.vopay.example/iq11/1" }]
  return fields["Token"] === "token-1"
    ? [200, { Success: true, ErrorMessage: "", MaskedAccount: "****6789", BankName: "Cedar Trust" }]
    : [200, { Success: false, ErrorMessage: "Invalid token" }]
}

beforeEach(() => {
  plaidWire.answers(PLAID)
  vopayWire.answers(VOPAY)
})

bankConnectionsContract("Plaid's wire", async () => {
  plaidWire.answers(PLAID)
  return {
    provider: "plaid",
    connections: plaid,
    connected: async () => ({ bank: aPlaidBank("public-1"), lastFour: "6789" }),
    unknown: aPlaidBank("public-2"),
  }
})
bankConnectionsContract("VoPay's wire", async () => {
  vopayWire.answers(VOPAY)
  return {
    provider: "vopay",
    connections: vopay,
    connected: async () => ({ bank: aVopayBank("token-1"), lastFour: "6789" }),
    unknown: aVopayBank("token-2"),
  }
})
for (const provider of ["plaid", "vopay"] as const)
  bankConnectionsContract(`the sandbox of ${provider}`, async () => {
    const { connections, sandbox } = playedBanks()
    return {
      provider,
      connections,
      connected: async (who) => {
        const { token: link } = await run(connections.start(provider, who))
        const typed = { link, bank: "harbor", user: "user_good", password: SANDBOX_PASSWORD }
        const token = Result.getOrThrow(sandbox.chosen(typed, "savings", Date.now()))
        const bank = provider === "plaid" ? aPlaidBank(token, { plaidAccountId: "savings" }) : aVopayBank(token)
        return { bank, lastFour: "4321" }
      },
      unknown: provider === "plaid" ? aPlaidBank("made up") : aVopayBank("made up"),
    }
  })

describe("where banks are connected", () => {
  const masterKey = Buffer.alloc(32, 7)
  const paths = async (
    provider: "plaid" | "vopay",
    house: ReturnType<typeof bankHouse>,
    wire: { readonly asked: Array<Asked> },
  ) => {
    wire.asked.length = 0
    const { token } = await run(house.connections.start(provider, person))
    return [token, wire.asked.map(({ path }) => path), house.playedBy.has(provider)]
  }

  it("each provider that is configured is asked itself, and the sandbox stands in for the other (ACC-029)", async () => {
    const ofPlaid = { url: plaidWire.url, clientId: "client", secret: "plaid-secret" }
    const house = bankHouse({ masterKey, plaid: ofPlaid, vopay: null, isPlayed: true })
    expect(await paths("plaid", house, plaidWire)).toEqual(["link-sandbox-1", ["POST /link/token/create"], false])
    const [token, asked, isPlayed] = await paths("vopay", house, vopayWire)
    expect([String(token) !== "", asked, isPlayed]).toEqual([true, [], true])
  })

  it("nobody stands in where money is real: what is not configured cannot be had (ACC-029)", async () => {
    const house = bankHouse({ masterKey, plaid: null, vopay: null, isPlayed: false })
    for (const asked of [
      house.connections.start("plaid", person),
      house.connections.start("vopay", person),
      house.connections.connected(aPlaidBank("public-1"), person),
      house.connections.release("vopay", "token"),
    ])
      expect(await run(Effect.flip(asked))).toEqual(new BankNotConnected({ reason: "unavailable" }))
    expect([...house.playedBy]).toEqual([])
  })
})

const last = ({ asked }: { readonly asked: ReadonlyArray<Asked> }) => asked.at(-1)

describe("Plaid", () => {
  it("is asked for auth and transactions in the United States, for this person (ACC-676)", async () => {
    expect(await run(plaid.start("plaid", person))).toMatchObject({
      token: "link-sandbox-1",
      expiration: Date.parse("2026-11-28T14:00:00Z"),
    })
    expect(last(plaidWire)).toMatchObject({
      path: "POST /link/token/create",
      headers: { "plaid-client-id": "client", "plaid-secret": "plaid-secret" },
      fields: { products: ["auth", "transactions"], country_codes: ["US"], user: { client_user_id: person } },
    })
  })

  it("tells the number of an account to us, and we keep its end", async () => {
    const connected = await run(plaid.connected(aPlaidBank("public-1"), person))
    expect(connected).toEqual({
      token: JSON.stringify({ accessToken: "access-1", accountId: "checking" }),
      bankName: "First Harbor Bank",
      routingNumber: "011401533",
      lastFour: "6789",
      hasAddress: true,
    })
    expect(JSON.stringify(connected)).not.toContain(NUMBER)
  })

  it.each([
    ["INVALID_CREDENTIALS", "wrongCredentials"],
    ["ITEM_LOCKED", "locked"],
    ["ITEM_LOGIN_REQUIRED", "expired"],
    ["NO_AUTH_ACCOUNTS", "unsupported"],
    ["INTERNAL_SERVER_ERROR", "unavailable"],
  ])("says %s, which is %s", async (error_code, reason) => {
    plaidWire.answers(() => [400, { error_code }])
    for (const ask of [plaid.start("plaid", person), plaid.connected(aPlaidBank("public-1"), person)])
      expect(await run(Effect.flip(Effect.asVoid<unknown, BankNotConnected, never>(ask)))).toMatchObject({
        _tag: "BankNotConnected",
        reason,
      })
  })

  it("has no numbers for an account that deposits cannot go through", async () => {
    const ask = plaid.connected(aPlaidBank("public-1", { plaidAccountId: "loan" }), person)
    expect(await run(Effect.flip(ask))).toMatchObject({ reason: "unsupported" })
    expect(await run(Effect.flip(plaid.connected(aVopayBank("t"), person)))).toMatchObject({ reason: "unsupported" })
  })

  it("that does not answer is unavailable, and keeps an account from being given up", async () => {
    plaidWire.answers(() => "silence")
    const token = JSON.stringify({ accessToken: "access-1", accountId: "checking" })
    for (const ask of [plaid.start("plaid", person), plaid.release("plaid", token)])
      expect(await run(Effect.flip(ask))).toMatchObject({ reason: "unavailable" })
  })
})

describe("VoPay", () => {
  it("is asked for a frame that posts a message, signed for the day (ACC-617)", async () => {
    expect(await run(vopay.start("vopay", person))).toMatchObject({ token: "https://frame.vopay.example/iq11/1" })
    expect(last(vopayWire)).toMatchObject({
      path: "POST /iq11/generate-embed-url",
      fields: {
        AccountID: "42",
        Key: "key",
        Signature: vopaySignature({ ...access, url: "" }, new Date().toISOString().slice(0, 10)),
        RedirectMethod: "JavascriptMessage",
        RedirectURL: "https://market.example",
        Country: "US",
      },
    })
    expect(vopaySignature({ ...access, url: "" }, "2026-11-28")).toBe("be6f594fe4d336b1be422c23d020131d5c074259")
  })

  it("tells the end of an account alone, and asks for its holder's address", async () => {
    expect(await run(vopay.connected(aVopayBank("token-1"), person))).toEqual({
      token: "token-1",
      bankName: "Cedar Trust",
      routingNumber: null,
      lastFour: "6789",
      hasAddress: false,
    })
    expect(last(vopayWire)).toMatchObject({ path: "GET /iq11/token-info", fields: { Token: "token-1" } })
  })

  it.each([
    [() => [200, { Success: false, ErrorMessage: "Account type is not permitted" }], "unsupported"],
    [() => [503, {}], "unavailable"],
    [() => [200, { Success: true }], "unavailable"],
    [() => [200, []], "unavailable"],
    [() => "silence", "unavailable"],
  ] as ReadonlyArray<readonly [Says, string]>)("that answers otherwise, as in case %#, is %s", async (says, reason) => {
    vopayWire.answers(says)
    const ask = vopay.start("vopay", person)
    expect(await run(Effect.flip(ask))).toMatchObject({ _tag: "BankNotConnected", reason })
  })
})
