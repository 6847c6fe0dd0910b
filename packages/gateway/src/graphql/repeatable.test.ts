import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { forgetAnswers } from "../market/index.ts"
import { asBuyer, asSeller, type Person, testMarket } from "../testing/index.ts"
import { aListing } from "../testing/listings.ts"
import { putAsset, putRequest } from "../testing/rows.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

interface Reply {
  readonly status: number
  /** As it travels. */
  readonly text: string
}
const reply = async (who: Person | null, key: string, query: string, variables = {}): Promise<Reply> => {
  const authorization = who ? { authorization: `Bearer ${who.id}` } : {}
  const { payload, statusCode } = await market.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...authorization, "idempotency-key": key },
    payload: { query, variables },
  })
  return { status: statusCode, text: payload }
}
const send = async (who: Person | null, key: string, query: string, variables = {}) =>
  JSON.parse((await reply(who, key, query, variables)).text)
const many = <A>(count: number, ask: () => Promise<A>) => Promise.all(Array.from({ length: count }, ask))

const room = (title: string) =>
  `mutation { createVDR(asset_title: "${title}") { ... on CreateVDRDone { dataRoom { tier_home_id } } } }`
const rooms = async () => (await market.db.selectFrom("dataRooms").select("title").execute()).length
const REUSED = {
  data: null,
  errors: [{ extensions: { code: "IDEMPOTENCY_KEY_REUSED", errorType: "BadRequest" } }],
}
const offerOn = (id: string) =>
  `mutation { createOffer(assets: [{ id: "${id}", bidAllocation: { amount: "1", currency: "USD" } }], bidPrice: "1", closing: 1, dueDiligencePeriod: 0, earnestMoneyDeposit: "0") { __typename } }`
const PUBLISH = "mutation ($id: ID!) { requestAssetPublish(id: $id) { __typename ... on Refusal { code } } }"

describe("an idempotency key", () => {
  it("makes a repeated mutation answer the same bytes and do nothing", async () => {
    const first = await reply(seller, "key-1", room("Lakeside"))
    expect(JSON.parse(first.text).data.createVDR.dataRoom.tier_home_id).toMatch(/^[0-9a-f-]{36}$/)
    for (let times = 0; times < 20; times++) expect(await reply(seller, "key-1", room("Lakeside"))).toEqual(first)
    expect(await rooms()).toBe(1)
  })

  it("holds when the same is sent many times at once", async () => {
    const before = await rooms()
    const answers = await many(8, () => reply(seller, "key-2", room("Lakeside")))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await rooms()).toBe(before + 1)
  })

  it("tells a late twin what the first came to, not that it came too late", async () => {
    const request = await putRequest(market.db, buyer.id)
    const decline = `mutation ($id: ID!) { declineRoleRequest(id: $id, reason: "No.") { __typename ... on Refusal { code } } }`
    const answers = await many(8, () => send(admin, "key-twin", decline, { id: request }))
    expect(answers).toEqual(answers.map(() => ({ data: { declineRoleRequest: { __typename: "RoleRequestDone" } } })))
  })

  it("means nothing to another caller", async () => {
    const other = await market.person(["Sellers", "VerifiedUsers"], asSeller)
    const answers = [await send(seller, "key-3", room("One")), await send(other, "key-3", room("One"))]
    expect(new Set(answers.map((answer) => answer.data.createVDR.dataRoom.tier_home_id)).size).toBe(2)
  })

  it("is refused for another request: other arguments, another mutation, another selection", async () => {
    await send(seller, "key-4", room("One"))
    const before = await rooms()
    const titled = `mutation { createVDR(asset_title: "One") { ... on CreateVDRDone { dataRoom { tier1_id } } } }`
    for (const other of [room("Two"), titled]) expect(await send(seller, "key-4", other)).toMatchObject(REUSED)
    expect(await send(seller, "key-4", PUBLISH, { id: await putAsset(market.db, seller.id) })).toMatchObject(REUSED)
    expect(await rooms()).toBe(before)
  })

  it("holds over every mutation of one request, each in its place", async () => {
    const both = `mutation { a: createVDR(asset_title: "A") { ... on CreateVDRDone { dataRoom { tier_home_id } } } b: createVDR(asset_title: "A") { ... on CreateVDRDone { dataRoom { tier_home_id } } } }`
    const before = await rooms()
    const first = await send(seller, "key-5", both)
    expect(first.data.a).not.toEqual(first.data.b)
    expect(await send(seller, "key-5", both)).toEqual(first)
    expect(await rooms()).toBe(before + 2)
  })

  it("counts a visit once", async () => {
    const id = await putAsset(market.db, seller.id, { status: "Published" })
    const visit = "mutation ($id: ID!) { trackAssetView(asset_id: $id) { __typename } }"
    const answers = await many(4, () => send(buyer, "key-6", visit, { id }))
    expect(answers).toEqual(answers.map(() => ({ data: { trackAssetView: { __typename: "TrackAssetViewDone" } } })))
    expect(await market.db.selectFrom("assetImpressions").select("count").where("assetId", "=", id).execute()).toEqual([
      { count: 1 },
    ])
  })

  it("is not looked at when a guest sends it, as it could be anybody's", async () => {
    const visit = "mutation ($id: ID!) { trackAssetView(asset_id: $id) { __typename } }"
    for (const visits of [1, 2]) {
      const id = await putAsset(market.db, seller.id, { status: "Published" })
      const answers = await many(visits, () => send(null, "key-8", visit, { id }))
      expect(answers).toEqual(answers.map(() => ({ data: { trackAssetView: { __typename: "TrackAssetViewDone" } } })))
      const counted = market.db.selectFrom("assetImpressions").select("count").where("assetId", "=", id)
      expect(await counted.execute()).toEqual([{ count: visits }])
    }
    expect(await market.db.selectFrom("idempotentAnswers").where("key", "=", "key-8").select("key").execute()).toEqual(
      [],
    )
  })

  it("may have 255 characters and not one more", async () => {
    expect((await reply(seller, "k".repeat(255), room("Long"))).status).toBe(200)
    expect((await reply(seller, "k".repeat(256), room("Long"))).status).toBe(400)
  })

  it("is forgotten after a day", async () => {
    await send(seller, "key-7", room("Old"))
    await forgetAnswers(market.db)
    const kept = market.db.selectFrom("idempotentAnswers").select("key").where("key", "=", "key-7")
    expect(await kept.execute()).toHaveLength(1)
    await sql`update idempotent_answers set answered_at = now() - interval '25 hours' where key = 'key-7'`.execute(
      market.db,
    )
    await forgetAnswers(market.db)
    expect(await kept.execute()).toEqual([])
  })
})

describe("under a key", () => {
  it("a no stays a no, though by now it would be a yes", async () => {
    const { id } = await aListing(market, seller, admin)
    market.setTime(90 * 86_400_000)
    const refused = await reply(buyer, "no-1", offerOn(id))
    expect(JSON.parse(refused.text).data.createOffer.__typename).toBe("FundsExpired")
    market.setTime(0)
    expect(await reply(buyer, "no-1", offerOn(id))).toEqual(refused)
    expect((await send(buyer, "no-2", offerOn(id))).data.createOffer.__typename).toBe("OfferDone")
  })

  it("bad arguments are no outcome: put right, they are done", async () => {
    const wrong = await send(
      seller,
      "bad-1",
      `mutation { createVDR(asset_title: "${"x".repeat(2_000)}") { __typename } }`,
    )
    expect(wrong.errors[0].extensions.code).toBe("BAD_USER_INPUT")
    expect((await send(seller, "bad-1", room("Short"))).data.createVDR.dataRoom.tier_home_id).toMatch(/-/)
  })

  it("what broke stays broken, under the id that was told first", async () => {
    const id = await putAsset(market.db, seller.id)
    const body = sql`(select body from assets where id = ${id})`
    await sql`create table whole as select ${body} as body`.execute(market.db)
    await sql`update assets set body = body - 'contacts' where id = ${id}`.execute(market.db)
    const broken = await reply(seller, "broken-1", PUBLISH, { id })
    expect(JSON.parse(broken.text).errors[0].extensions).toMatchObject({
      code: "INTERNAL",
      errorId: expect.any(String),
    })
    await sql`update assets set body = whole.body from whole where id = ${id}`.execute(market.db)
    expect(await reply(seller, "broken-1", PUBLISH, { id })).toEqual(broken)
    expect((await send(seller, "broken-2", PUBLISH, { id })).data.requestAssetPublish.__typename).toBe("AssetDone")
  })

  it("a database that went away is no outcome: asked again, it is done, once", async () => {
    const id = await putAsset(market.db, seller.id)
    const holder = await market.db.startTransaction().execute()
    await holder.selectFrom("assets").select("id").where("id", "=", id).forUpdate().execute()
    const asked = reply(seller, "gone-1", PUBLISH, { id })
    await cutWhoeverWaits()
    const { status, text } = await asked
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([503, "UNAVAILABLE"])
    await holder.rollback().execute()
    const [done, again] = [
      await reply(seller, "gone-1", PUBLISH, { id }),
      await reply(seller, "gone-1", PUBLISH, { id }),
    ]
    expect(JSON.parse(done.text).data.requestAssetPublish.__typename).toBe("AssetDone")
    expect(again).toEqual(done)
    const events = market.db.selectFrom("events").select("type").where("chain", "=", id)
    expect(await events.execute()).toEqual([{ type: "PublicationRequested" }])
  })
})

/** Ends the connection that waits for a lock, as soon as one does. */
const cutWhoeverWaits = async () => {
  for (;;) {
    const { rows } = await sql<{ cut: boolean }>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(market.db)
    if (rows.length > 0) return
    await new Promise((wake) => setTimeout(wake, 10))
  }
}
