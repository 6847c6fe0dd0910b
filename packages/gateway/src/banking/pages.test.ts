import { bankConnectionTexts } from "@xl/core/messages"
import { SANDBOX_LINK_LIFE, SANDBOX_PASSWORD } from "@xl/core/banking"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import Fastify from "fastify"
import { beforeAll, describe, expect, it } from "vitest"
import { NO_VENDORS, secure } from "../http/security.ts"
import { bankHouse, bankPages, playedBanks } from "./index.ts"

const house = playedBanks()
const person = must(UserId, "11111111-1111-4111-8111-111111111111")
let now = 0
const served = async (options: Parameters<typeof bankPages>[0]) => {
  const app = Fastify()
  secure(app, { isHttps: false, vendors: NO_VENDORS })
  await app.register(bankPages(options))
  return app
}
const sandbox = await served({ house, now: () => now, plaidUrl: null, vopayOrigin: null })
const masterKey = Buffer.alloc(32, 1)
const real = await served({
  house: bankHouse({ masterKey, plaid: null, vopay: null, isPlayed: false }),
  now: () => now,
  plaidUrl: "https://production.plaid.com",
  vopayOrigin: "https://earthnode.vopay.com",
})

const directives = (policy: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    String(policy)
      .split("; ")
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  )

let link = ""
beforeAll(async () => {
  const started = await Effect.runPromise(house.connections.start("plaid", person))
  link = started.token
  now = started.expiration - SANDBOX_LINK_LIFE
})

describe("the page of a bank connection", () => {
  it.each(["plaid", "vopay"])("of the sandbox of %s loads and frames nothing of others'", async (provider) => {
    const { body, headers, statusCode } = await sandbox.inject(`/bank-connection/${provider}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<body data-provider="${provider}">`)
    expect(body).toContain("First Harbor Bank")
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN")
    expect(directives(headers["content-security-policy"])).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "font-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "'none'",
      "frame-ancestors": "'self'",
      "base-uri": "'none'",
      "form-action": "'none'",
    })
  })

  it("of Plaid loads and frames Plaid alone", async () => {
    const { body, headers } = await real.inject("/bank-connection/plaid")
    expect(body).toContain('src="https://cdn.plaid.com/link/v2/stable/link-initialize.js"')
    expect(directives(headers["content-security-policy"])).toMatchObject({
      "script-src": "'self' https://cdn.plaid.com",
      "connect-src": "'self' https://production.plaid.com",
      "frame-src": "https://cdn.plaid.com",
      "frame-ancestors": "'self'",
    })
  })

  it("of VoPay frames the configured origin alone, and takes messages from it alone", async () => {
    const { body, headers } = await real.inject("/bank-connection/vopay")
    expect(body).toContain('data-origin="https://earthnode.vopay.com"')
    expect(directives(headers["content-security-policy"])).toMatchObject({
      "script-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "https://earthnode.vopay.com",
    })
  })

  it("of a provider that nobody configured is not there where money is real", async () => {
    const bare = await served({
      house: bankHouse({ masterKey, plaid: null, vopay: null, isPlayed: false }),
      now: () => now,
      plaidUrl: null,
      vopayOrigin: null,
    })
    for (const url of ["/bank-connection/plaid", "/bank-connection/vopay"])
      expect((await bare.inject(url)).statusCode).toBe(404)
    expect((await bare.inject({ method: "POST", url: "/bank-connection/sandbox", payload: {} })).statusCode).toBe(404)
    const { connections } = bankHouse({ masterKey, plaid: null, vopay: null, isPlayed: false })
    for (const ask of [connections.start("plaid", person), connections.release("vopay", "t")])
      expect(await Effect.runPromise(Effect.flip(ask))).toMatchObject({ reason: "unavailable" })
  })

  it("has the product's typefaces and colors, in the theme that its reader chose", async () => {
    for (const app of [sandbox, real]) {
      const { body } = await app.inject("/bank-connection/plaid")
      expect(body).toContain('<link rel="stylesheet" href="/product.css">')
      expect(body).toContain('<html lang="en">')
      const dark = await app.inject({ url: "/bank-connection/plaid", headers: { cookie: "a=b; theme=dark" } })
      expect(dark.body).toContain('<html lang="en" data-theme="dark">')
    }
  })

  it("brings its own files", async () => {
    for (const file of ["frame.css", "posting.js", "sandbox.js", "plaid.js", "vopay.js"])
      expect((await sandbox.inject(`/bank-connection/${file}`)).statusCode).toBe(200)
  })
})

describe("signing in to a bank of the sandbox", () => {
  const ask = async (change: object = {}) => {
    const payload = { link, bank: "harbor", user: "user_good", password: SANDBOX_PASSWORD, ...change }
    const { body, statusCode } = await sandbox.inject({ method: "POST", url: "/bank-connection/sandbox", payload })
    return [statusCode, JSON.parse(body) as Record<string, unknown>] as const
  }

  it("shows the accounts, and gives a token for one of them", async () => {
    const [status, { accounts }] = await ask()
    expect([status, (accounts as ReadonlyArray<unknown>).length]).toEqual([200, 3])
    const [, { token }] = await ask({ account: "checking" })
    expect(token).toMatch(/^sandbox-/)
  })

  it.each([
    [{ password: "wrong" }, "wrongCredentials"],
    [{ user: "user_locked" }, "locked"],
    [{ account: "loan" }, "unsupported"],
    [{ link: "sandbox-bWFkZSB1cA-0" }, "expired"],
  ] as const)("is refused with its sentence: %j", async (change, reason) => {
    expect(await ask(change)).toEqual([409, { reason, message: bankConnectionTexts[reason] }])
  })

  it("wants all that one types", async () => {
    expect((await ask({ user: 1 }))[0]).toBe(400)
  })
})
