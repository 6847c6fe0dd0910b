import { Clock, Context, Effect } from "effect"
import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { marketServices } from "../graphql/index.ts"
import { openLimiter, RATES } from "../rates/index.ts"
import { CONFIG, testMarket } from "../testing/market.ts"
import { unsubscribeLinks, unsubscribeRoutes } from "./index.ts"

const market = await testMarket()
const links = unsubscribeLinks("s".repeat(32))
const app = Fastify()
const clock = Effect.runSync(Clock.clockWith(Effect.succeed))
const parts = { links, clock, services: Context.merge(marketServices(market.db, CONFIG), Context.empty()) }
await app.register(unsubscribeRoutes(parts))

const CRITERIA = {
  assetType: [],
  receiveNotificationsWhen: "Daily",
  locations: ["TX"],
  minUpb: null,
  maxUpb: null,
  userRole: null,
  receivePipelineNotifications: false,
  assetStatus: [],
  collateralType: [],
  collateralSubtype: [],
} as const
const reader = () => market.person(["VerifiedUsers"], (profile) => ({ ...profile, notificationsCriteria: CRITERIA }))
const toldWhen = async (who: { readonly id: string }) => {
  const { body } = await market.db
    .selectFrom("profiles")
    .select("body")
    .where("id", "=", who.id)
    .executeTakeFirstOrThrow()
  return (body as { readonly notificationsCriteria: typeof CRITERIA | null }).notificationsCriteria
}
const events = async (who: { readonly id: string }) =>
  (await market.db.selectFrom("events").select("type").where("chain", "=", who.id).execute()).length

const ONE_CLICK = "List-Unsubscribe=One-Click"
const FORM = "application/x-www-form-urlencoded"
const post = (url: string, payload = ONE_CLICK, type = FORM) =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": type } })

describe("one click on the way out", () => {
  it("is taken from one address sixty times a minute, and no more, whatever the links are worth", async () => {
    const limiter = openLimiter(market.url, RATES)
    const limited = Fastify()
    await limited.register(unsubscribeRoutes({ ...parts, limiter }))
    const path = links.pathFor((await reader()).id)
    const from = (remoteAddress: string, url: string) =>
      limited.inject({ method: "POST", url, payload: ONE_CLICK, headers: { "content-type": FORM }, remoteAddress })
    for (let turn = 0; turn < 59; turn++) await from("203.0.113.4", "/unsubscribe?token=guess")
    expect((await from("203.0.113.4", path)).statusCode).toBe(204)
    const refused = await from("203.0.113.4", path)
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(refused.json().errors[0].extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" })
    expect((await from("203.0.113.5", path)).statusCode).toBe(204)
    await limiter.close()
  })

  it("ends what its person is told, without a login, keeps the criteria, and may be repeated", async () => {
    const [who, other] = [await reader(), await reader()]
    const answer = await post(links.pathFor(who.id))
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([204, "", "no-store"])
    expect(await toldWhen(who)).toEqual({ ...CRITERIA, receiveNotificationsWhen: "Never" })
    expect(await toldWhen(other)).toEqual(CRITERIA)
    expect((await post(links.pathFor(who.id))).statusCode).toBe(204)
    expect(await events(who)).toBe(1)
  })

  it("may come as a form of several parts, as RFC 8058 lets mail programs send it", async () => {
    const who = await reader()
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await post(links.pathFor(who.id), body, "multipart/form-data; boundary=x")).statusCode).toBe(204)
    expect((await toldWhen(who))?.receiveNotificationsWhen).toBe("Never")
  })

  it("is no visit: who only follows the link, or sends anything else, changes nothing", async () => {
    const who = await reader()
    const path = links.pathFor(who.id)
    expect((await app.inject(path)).statusCode).toBe(404) // the page is the site's own
    expect((await app.inject({ method: "HEAD", url: path })).statusCode).toBe(404)
    expect((await post(path, "")).statusCode).toBe(400)
    expect((await post(path, "a=b")).statusCode).toBe(400)
    expect((await post(path, `${ONE_CLICK}${" ".repeat(2_000)}`)).statusCode).toBe(413)
    const json = JSON.stringify({ "List-Unsubscribe": "One-Click" })
    expect((await post(path, json, "application/json")).statusCode).toBe(400)
    expect(await toldWhen(who)).toEqual(CRITERIA)
  })

  it("tells nobody whether there is such a person, and takes only our own links", async () => {
    const who = await reader()
    const gone = links.pathFor("99999999-9999-4999-8999-999999999999" as typeof who.id)
    expect((await post(gone)).statusCode).toBe(204)
    const path = links.pathFor(who.id)
    const forged = [
      "/unsubscribe",
      "/unsubscribe?token=",
      `/unsubscribe?token=${who.id}`,
      `${path}&token=x`,
      `${path.slice(0, -2)}AA`,
    ]
    const answers = await Promise.all(forged.map((url) => post(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await toldWhen(who)).toEqual(CRITERIA)
  })
})
