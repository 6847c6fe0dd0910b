import { must, Rate } from "@xl/core/shared"
import Fastify from "fastify"
import { afterAll, describe, expect, it } from "vitest"
import { openClock, readAhead } from "../clock/index.ts"
import { marketServices } from "../graphql/index.ts"
import { openListener } from "../live/index.ts"
import { testDatabase } from "../testing/index.ts"
import { demoPanelRoutes } from "./panel-routes.ts"

const { db, url } = await testDatabase()
const CONFIG = {
  buildBranch: "main",
  contactEmail: "help@market.example",
  passwordlessRegistration: false,
  depositFeeRate: must(Rate, 0),
  planPriceCents: 0,
  sellerApproval: "automatic",
  sellerClosingDays: 10,
} as const
const app = Fastify()
const listener = await openListener(url)
const { clock, close } = await openClock(db, listener, "demo", (reason) => expect.fail(String(reason)))
afterAll(async () => {
  await close()
  await listener.close()
})
await app.register(
  demoPanelRoutes({
    db,
    services: marketServices(db, { ...CONFIG, lenderDirect90: true }),
    clock,
    as: () => () => expect.fail("Nobody has anything to do in an empty market."),
  }),
)
const press = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: "POST",
    url: "/dev/demo",
    payload,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  })

describe("the demo's panel", () => {
  it("names the accounts, their password and the mailbox", async () => {
    const { body } = await app.inject({ url: "/dev/demo" })
    for (const word of [
      "admin@demo.example",
      "seller@demo.example",
      "buyer@demo.example",
      "Open-House-26",
      "/dev/mailbox",
    ])
      expect(body).toContain(word)
  })

  it("moves the clock by a day, and says so once", async () => {
    const before = await readAhead(db)
    expect((await press("move=day")).headers["location"]).toBe("/dev/demo")
    expect((await readAhead(db)) - before).toBeGreaterThan(86_000_000)
    expect((await app.inject({ url: "/dev/demo" })).body).toContain("The clock was moved.")
    expect((await app.inject({ url: "/dev/demo" })).body).not.toContain("The clock was moved.")
  })

  it("shows the new time as soon as the clock was moved", async () => {
    const { body } = await app.inject({ url: "/dev/demo" })
    const [, shown] = /One day on[^]*?The clock goes to ([^.]+)\./.exec(body) ?? []
    await press("move=day")
    const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" })
    const day = full.format(new Date(String(shown)))
    expect((await app.inject({ url: "/dev/demo" })).body).toContain(`It is ${day}`)
  })

  it("does nothing for a form of another site, nor for a move that it does not offer", async () => {
    const before = await readAhead(db)
    expect((await press("move=day", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403)
    expect((await press("move=day", { origin: "https://evil.example" })).statusCode).toBe(403)
    await press("move=year")
    expect(await readAhead(db)).toBe(before)
  })
})
