import { AssetStatus, OfferStatus } from "@xl/core/kernel"
import { KeptConversation } from "@xl/core/chat"
import { isBinding, Offer } from "@xl/core/offers"
import { Profile } from "@xl/core/profiles"
import { DATA_ROOM_CATEGORY } from "@xl/core/documents"
import { DAY_MILLIS, dayOf, decode, must, Rate } from "@xl/core/shared"
import { Result } from "effect"
import Fastify from "fastify"
import { sql } from "kysely"
import { randomBytes } from "node:crypto"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { verifyLog } from "../events/index.ts"
import { identityForTests } from "../identity/testing/index.ts"
import type {} from "../live/keep.ts"
import { openHub, openListener } from "../live/index.ts"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { clockAhead } from "../clock/index.ts"
import { marketServices } from "../graphql/index.ts"
import { demoAccounts } from "./accounts.ts"
import { buyers, sellers } from "./cast.ts"
import { withRoomPapers } from "./paper-storage.ts"
import { demoPanelRoutes } from "./panel-routes.ts"
import { tellDemo } from "./tell-demo.ts"
import { tellOnce } from "./turn.ts"

const NOW = Date.now()
const CONFIG = {
  buildBranch: "main",
  contactEmail: "help@market.example",
  passwordlessRegistration: false,
  depositFeeRate: must(Rate, 0),
  planPriceCents: 0,
  sellerApproval: "automatic",
  sellerClosingDays: 10,
  roomFileBytes: 50_000_000,
} as const

const { db, url } = await testDatabase()
const masterKey = randomBytes(32)
const storage = diskStorage(mkdtempSync(join(tmpdir(), "xl-demo-")))
const listener = await openListener(url)
const hub = await openHub(db, listener, () => undefined)
afterAll(async () => {
  await hub.close()
  await listener.close()
})

const start = () =>
  tellOnce(db, async () => {
    await tellDemo({
      url,
      hub,
      config: CONFIG,
      now: NOW,
      papers: { masterKey, storage },
      openIdentity: (hooks) => identityForTests(url, { hooks }),
    })
  })

/** The whole story, once for the file. */
beforeAll(async () => void (await start()), 300_000)

const statusesOf = async (owner: string) => {
  const rows = await db
    .selectFrom("assets")
    .innerJoin("profiles", "profiles.id", "assets.owner")
    .select("assets.status")
    .distinct()
    .where("profiles.email", "=", owner)
    .execute()
  return rows.map(({ status }) => status).toSorted()
}

describe("the demo market", () => {
  it("has a listing in each of the 17 statuses, all of them at its first seller's", async () => {
    expect(await statusesOf(sellers[0]?.email ?? "")).toEqual(Object.keys(AssetStatus.keys).toSorted())
  })

  it("has its first seller and first buyer talk, with something for each to read", async () => {
    const talks = await db.selectFrom("conversations").select(["body", "sid"]).execute()
    const read = talks.map(({ body }) => must(KeptConversation, body))
    expect(read.map(({ lastMessageIndex }) => lastMessageIndex ?? -1).toSorted((one, other) => one - other)).toEqual([
      1, 2, 2, 3,
    ])
    const unread = (side: "buyer" | "seller") =>
      read.filter((one) => (one[side].readIndex ?? -1) < (one.lastMessageIndex ?? -1)).length
    expect([unread("buyer"), unread("seller")]).toEqual([1, 1])
  })

  it("has an offer in each of the 7 states, all of them of its first buyer", async () => {
    const rows = await db
      .selectFrom("offers")
      .innerJoin("profiles", "profiles.id", "offers.buyer")
      .select("offers.status")
      .distinct()
      .where("profiles.email", "=", buyers[0]?.email ?? "")
      .execute()
    expect(rows.map(({ status }) => status).toSorted()).toEqual(Object.keys(OfferStatus.keys).toSorted())
  })

  it("has both documents of each closing that somebody accepted, and bidders in data rooms", async () => {
    const { rows } = await sql<{ readonly id: string; readonly made: number }>`
      select id,
        (select count(*)::int from legal_documents where offer_id = offers.id and state = 'made') as made
      from offers
      where (offers.body ->> 'buyerClosingDocumentsAccepted')::boolean or (offers.body ->> 'sellerClosingDocumentsAccepted')::boolean`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ made }) => made !== 2)).toEqual([])
    const { rows: rooms } = await sql<{ readonly signers: number; readonly admitted: number }>`
      select count(distinct user_id)::int as signers,
        (select count(*)::int from tier2_requests where status = 'Approved') as admitted
      from vdr_agreements`.execute(db)
    expect(rooms[0]?.signers).toBeGreaterThan(1)
    expect(rooms[0]?.admitted).toBeGreaterThan(5)
  })

  it("is alive: most of its loans can be bid on, by a dozen buyers, from a dozen sellers", async () => {
    const open = await db
      .selectFrom("assets")
      .select((asset) => asset.fn.countAll<number>().as("count"))
      .where("status", "in", ["Published", "CallForOffers"])
      .executeTakeFirstOrThrow()
    expect(open.count).toBeGreaterThan(80)
    const roles = await db.selectFrom("profiles").select("roles").execute()
    const holders = (role: string) => roles.filter((person) => person.roles.includes(role)).length
    expect([holders("Sellers"), holders("ApprovedBuyers"), holders("Admins")]).toEqual([12, 12, 1])
    const waiting = await db.selectFrom("roleRequests").select("id").where("status", "=", "Draft").execute()
    expect(waiting).toHaveLength(2)
  })

  it("has buyers who can bid more: their approved funds are above all that they have promised in open sales", async () => {
    const rows = await db
      .selectFrom("offers")
      .innerJoin("profiles", "profiles.id", "offers.buyer")
      .select(["profiles.email", "profiles.body as buyer", "offers.body as offer", "offers.id"])
      .execute()
    const { rows: sold } = await sql<{ readonly id: string }>`
      select distinct offer_id as id from offer_assets join assets on assets.id = asset_id where assets.status = 'Closed'`.execute(
      db,
    )
    const closed = new Set(sold.map(({ id }) => id))
    const left = new Map<string, number>()
    for (const { buyer, email, id, offer } of rows) {
      const { status, terms } = Result.getOrThrow(decode(Offer)(offer))
      const before = left.get(email) ?? Result.getOrThrow(decode(Profile)(buyer)).buyerProfile.pofSum
      left.set(email, before - (isBinding(status) && !closed.has(id) ? terms.bidPrice : 0))
    }
    expect([left.size, [...left].filter(([, cents]) => cents <= 0)]).toEqual([12, []])
  })

  it("names of each buyer plausible funds, of which a good part is promised", async () => {
    const rows = await db.selectFrom("profiles").select("body").execute()
    const funds = rows
      .map(({ body }) => Result.getOrThrow(decode(Profile)(body)).buyerProfile.pofSum)
      .filter((cents) => cents > 0)
    expect(funds).toHaveLength(12)
    expect(Math.max(...funds)).toBeLessThanOrEqual(300_000_000_00)
    expect(new Set(funds).size).toBe(12)
  })

  it("has everybody signed in within a week, with a few notices unread", async () => {
    const rows = await db.selectFrom("profiles").select(["id", "body"]).execute()
    const people = rows.map(({ body, id }) => ({ id, person: Result.getOrThrow(decode(Profile)(body)) }))
    for (const { person } of people) expect((person.lastLogin ?? 0) > NOW - 8 * DAY_MILLIS).toBe(true)
    const unread = async (email: string) => {
      const id = people.find(({ person }) => person.email === email)?.id ?? ""
      const notices = db.selectFrom("notices").where("recipient", "=", id)
      return (await notices.select("id").where("readAt", "is", null).execute()).length
    }
    for (const email of [sellers[0]?.email ?? "", buyers[0]?.email ?? ""]) {
      expect(await unread(email)).toBeGreaterThan(0)
      expect(await unread(email)).toBeLessThanOrEqual(12)
    }
  })

  it("has had everybody register on a day of their own, before all that they did, and sign in since they last did something", async () => {
    const rows = await db.selectFrom("profiles").select(["id", "body"]).execute()
    const people = rows.map(({ body, id }) => ({ id, person: Result.getOrThrow(decode(Profile)(body)) }))
    expect(new Set(people.map(({ person }) => dayOf(person.creationDate))).size).toBe(people.length)
    const events = await db.selectFrom("events").select(["actor", "at", "chain"]).execute()
    const acting = people.map(({ id, person }) => {
      const acts = events.filter(({ actor, chain }) => actor === id && chain !== id).map(({ at }) => at)
      return { ...person, first: Math.min(...acts), last: Math.max(...acts), isIdle: acts.length === 0 }
    })
    const actors = acting.filter(({ isIdle }) => !isIdle)
    expect(actors).toHaveLength(1 + sellers.length + buyers.length)
    const early = actors.filter(({ creationDate, first }) => dayOf(first) <= dayOf(creationDate))
    const unseen = actors.filter(({ last, lastLogin }) => (lastLogin ?? 0) < last)
    expect([...early, ...unseen].map(({ email }) => email)).toEqual([])
    expect(new Set(people.map(({ person }) => person.lastLogin)).size).toBe(people.length)
  })

  it("has four papers in the data room of every loan that came to market, made when they are read", async () => {
    const { rows } = await sql<{ readonly id: string; readonly files: number }>`
      select assets.id, count(vdr_items.id)::int as files from assets left join vdr_items on asset_id = assets.id
      where assets.published_at is not null group by assets.id`.execute(db)
    expect(rows.length).toBeGreaterThan(90)
    expect(rows.filter(({ files }) => files !== 4)).toEqual([])
    const papers = await db
      .selectFrom("documents")
      .select(["key", "size"])
      .where("category", "=", DATA_ROOM_CATEGORY)
      .execute()
    const [paper] = papers
    const key = `documents/${paper?.key}`
    expect(await storage.get(key)).toBeNull()
    const sealed = await withRoomPapers(storage, db, masterKey).get(key)
    expect(sealed?.length).toBeGreaterThanOrEqual(paper?.size ?? 0)
    expect(
      await withRoomPapers(storage, db, masterKey).get("documents/00000000-0000-4000-8000-000000000000"),
    ).toBeNull()
  })

  it("tells a story that the log bears out, in order, and none of it ahead of now", async () => {
    const verdict = await verifyLog(db)
    expect(verdict).toMatchObject({ broken: undefined })
    const events = await db.selectFrom("events").select(["chain", "at"]).orderBy("chain").orderBy("sequence").execute()
    const backwards = events.filter(
      (event, place) => events[place - 1]?.chain === event.chain && event.at < (events[place - 1]?.at ?? 0),
    )
    expect(backwards).toEqual([])
    expect(Math.max(...events.map(({ at }) => at))).toBeLessThan(NOW)
  })

  it("sends nobody a mail of what was long ago", async () => {
    expect(
      await db
        .selectFrom("outbox")
        .select("position")
        .where("tag", "=", "mail")
        .where("deliveredAt", "is", null)
        .execute(),
    ).toEqual([])
  })

  it("tells nobody of a listing that was new long ago", async () => {
    const weighed = db.selectFrom("weighedListings").select("assetId")
    const fresh = await db
      .selectFrom("assets")
      .select("id")
      .where("publishedAt", "is not", null)
      .where("id", "not in", weighed)
      .execute()
    expect([fresh, (await weighed.execute()).length > 50]).toEqual([[], true])
  })

  it("has had visitors at every loan that was ever published, and none at drafts", async () => {
    const looked = await sql<{ readonly wasShown: boolean; readonly count: number | null }>`
      select body ->> 'publishedTime' is not null as was_shown, count::int as count
      from assets left join asset_impressions on asset_id = assets.id`.execute(db)
    const wrong = looked.rows.filter(({ wasShown, count }) => (count ?? 0) > 0 !== wasShown)
    expect(looked.rows.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  it("tells whoever started it whom to sign in as", async () => {
    expect(await demoAccounts(db)).toBe(
      "Sign in as admin@demo.example, seller@demo.example, buyer@demo.example with the password Open-House-26\n",
    )
  })

  it("has a panel that plays the act it shows, and no other in its place", async () => {
    const asked: Array<string> = []
    const app = Fastify()
    const services = marketServices(db, { ...CONFIG, lenderDirect90: true })
    const as = (email: string) => async () => {
      asked.push(email)
      return { answer: { asset: { id: "a", version: 1, status: "Published" } } }
    }
    await app.register(demoPanelRoutes({ db, services, clock: clockAhead(() => 0), as }))
    const page = async () => (await app.inject({ url: "/dev/demo" })).body
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const press = (act: string) =>
      app.inject({ method: "POST", url: "/dev/demo", payload: `${new URLSearchParams({ act })}`, headers })
    const [, act = ""] = /name="act" value="([^"]+)"/.exec(await page()) ?? []
    await press("Somebody approves another loan")
    expect([asked, (await page()).includes("The story had gone on before you pressed.")]).toEqual([[], true])
    await press(act)
    expect([asked, (await page()).includes(`Done: ${act}.`)]).toEqual([["admin@demo.example"], true])
  })

  it("is not told again at a second start", async () => {
    const events = () =>
      db
        .selectFrom("events")
        .select((event) => event.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    const before = await events()
    expect(await start()).toBe(false)
    expect(await events()).toEqual(before)
  })
})
