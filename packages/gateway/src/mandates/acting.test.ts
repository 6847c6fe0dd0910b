import { actingToken, isCovered } from "@xl/core/mandates"
import { Effect } from "effect"
import { sql } from "kysely"
import { WebSocket } from "ws"
import { beforeEach, describe, expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { readSchema } from "../http/index.ts"
import { operationsOf } from "../testing/calls.ts"
import { asSeller, type Person, testMarket } from "../testing/index.ts"
import { aListing } from "../testing/listings.ts"
import { putMandate } from "../testing/mandate-rows.ts"
import { putAsset, putBank } from "../testing/rows.ts"

const market = await testMarket()
const url = await market.app.listen({ host: "127.0.0.1", port: 0 })
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const concierge = await market.person(["Concierges", "VerifiedUsers"], (one) => ({
  ...one,
  firstName: "Connie",
  lastName: "Erge",
}))
const other = await market.person(["Concierges", "VerifiedUsers"])
const admin = await market.person(["Admins", "VerifiedUsers"])
const actingFor = (who: Person, whom: Person = seller): Person => ({ ...whom, token: actingToken(who.id, whom.id) })
const acting = actingFor(concierge)
const codeOf = async (who: Person, query: string, variables = {}) => {
  const { body } = await market.ask(who, query, variables)
  return body.errors?.[0]?.extensions["code"] ?? null
}
const OWN = `{ searchAssets(mine: true) { total } }`
const END = `mutation ($id: ID!) { endMandate(id: $id) { ... on MandateDone { id } ... on Refusal { code } } }`

beforeEach(async () => {
  await sql`delete from mandates`.execute(market.db)
})

describe("a Concierge in a seller's name", () => {
  it("sees and edits the seller's listing, and each event names both", async () => {
    await putMandate(market.db, seller.id, concierge.id)
    const listing = await aListing(market, seller, admin)
    expect(await market.does(acting, OWN)).toMatchObject({ total: expect.any(Number) })
    const held = `mutation ($id: ID!) { holdAsset(id: $id) { ... on AssetDone { asset { status } } ... on Refusal { code } } }`
    expect(await market.does(acting, held, { id: listing.id })).toEqual({ asset: { status: "OnHold.Published" } })
    const [last] = await market.db
      .selectFrom("events")
      .select(["actor", "body"])
      .where("chain", "=", listing.id)
      .orderBy("sequence", "desc")
      .limit(1)
      .execute()
    expect([last?.actor, last?.body.agent]).toEqual([seller.id, concierge.id])
    const log = `query ($id: ID!) { dealLog(id: $id) { isVerified entries { actor } } }`
    const { entries, isVerified } = await market.does(admin, log, { id: listing.id })
    expect(isVerified).toBe(true)
    expect((entries as ReadonlyArray<{ readonly actor: string }>)[0]?.actor).toMatch(/^.+ for .+$/)
    const names = async (reader: Person) => {
      const page = await market.does(reader, log, { id: listing.id })
      return (page["entries"] as ReadonlyArray<{ readonly actor: string | null }>).map(({ actor }) => actor)
    }
    const [heldBy] = await names(seller)
    expect(heldBy).toMatch(/^Connie Erge for /)
    expect((await names(admin))[0]).toBe(heldBy)
    await sql`update mandates set body = body || '{"endedAt": 1}'`.execute(market.db)
    expect((await names(seller))[0]).toBe(heldBy)
  })

  it("does nothing without a mandate, with an ended one, with another's, or without the role", async () => {
    expect(await codeOf(acting, OWN)).toBe("MandateEnded")
    const id = await putMandate(market.db, seller.id, concierge.id)
    expect(await codeOf(acting, OWN)).toBe(null)
    expect(await codeOf(actingFor(other), OWN)).toBe("MandateEnded")
    expect(await codeOf({ ...seller, token: `${concierge.id}~somebody` }, OWN)).toBe("TOKEN_REFUSED")
    expect(await market.does(seller, END, { id })).toEqual({ id })
    expect(await codeOf(acting, OWN)).toBe("MandateEnded")
    const former = await market.person(["VerifiedUsers"])
    await putMandate(market.db, seller.id, former.id)
    expect(await codeOf(actingFor(former), OWN)).toBe("MandateEnded")
    const nobody = await market.person(["VerifiedUsers"])
    await putMandate(market.db, nobody.id, concierge.id)
    expect(await codeOf(actingFor(concierge, nobody), OWN)).toBe("MandateEnded")
  })

  it("is refused by name whatever the mandate does not cover: every other operation of the schema", async () => {
    await putMandate(market.db, seller.id, concierge.id)
    const user = await Effect.runPromise(market.authenticate(acting.token ?? ""))
    expect(user).toMatchObject({ id: seller.id, agent: { id: concierge.id } })
    const all = operationsOf(readSchema()).map(({ field }) => field.name)
    expect(all.filter(isCovered)).toHaveLength(58) // as the list in the core has them: none is misspelled
    for (const query of [
      "{ listMandates { given { id } } }",
      "{ exportMyData }",
      "{ getUserFavoriteAssets { id } }",
      "{ getTwilioUserToken { __typename } }",
      `mutation { giveMandate(id: "${other.id}") { __typename } }`,
      `mutation { withdrawOffer(id: "${other.id}") { __typename } }`,
      `mutation { acceptClosingDocuments(id: "${other.id}") { __typename } }`,
    ])
      expect([query, await codeOf(acting, query)]).toEqual([query, "OutsideMandate"])
    const { body } = await market.ask(acting, "{ exportMyData }")
    expect(body.errors?.[0]?.message).toMatch(/^Only the seller does this\. A mandate covers listings/)
  })

  it("reads of the seller's profile the selling side alone, and no role but the seller's", async () => {
    const both = await market.person(["Sellers", "VerifiedUsers", "ApprovedBuyers", "Admins"], (one) => ({
      ...asSeller(one),
      cellPhone: "2025550199",
    }))
    await putMandate(market.db, both.id, concierge.id)
    const profile = `{ getUserProfile { id roles cellPhone buyerProfile { approved } } }`
    expect(await market.does(actingFor(concierge, both), profile)).toEqual({
      id: both.id,
      roles: ["Sellers", "VerifiedUsers"],
      cellPhone: null,
      buyerProfile: { approved: false },
    })
  })

  it("loses the open line as the mandate ends", async () => {
    const id = await putMandate(market.db, seller.id, concierge.id)
    const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws")
    const closed = Promise.withResolvers<number>()
    socket.on("close", (code) => closed.resolve(code))
    await new Promise((open) => socket.on("open", open))
    const acknowledged = new Promise((heard) => socket.once("message", heard))
    socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${acting.token ?? ""}` } }))
    await acknowledged
    await market.does(admin, END, { id })
    expect(await closed.promise).toBe(4403)
  })
})

/** What the database answers past every rule of the gateway. */
const past = <A>(who: Person, agent: Person | null, work: (db: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(Acting, {
        tag: "user",
        id: who.id,
        email: who.email,
        roles: new Set(["Sellers"] as const),
        ...(agent && { agent: { id: agent.id } }),
      }),
    ),
  )

describe("the database, for a Concierge in a seller's name", () => {
  const assets = (db: Db) => db.selectFrom("assets").select("id").where("owner", "=", seller.id).execute()
  const banks = (db: Db) => db.selectFrom("bankAccounts").select("id").where("owner", "=", seller.id).execute()

  it("shows the seller's rows only while the mandate stands, and never bank accounts", async () => {
    await putAsset(market.db, seller.id)
    await putBank(market.db, seller.id)
    expect(await past(seller, concierge, assets)).toEqual([])
    const id = await putMandate(market.db, seller.id, concierge.id)
    expect((await past(seller, concierge, assets)).length).toBeGreaterThan(0)
    expect((await past(seller, null, banks)).length).toBe(1)
    expect(await past(seller, concierge, banks)).toEqual([])
    expect(await past(seller, other, assets)).toEqual([])
    await market.does(seller, END, { id })
    expect(await past(seller, concierge, assets)).toEqual([])
  })

  it("keeps mandates to their two sides and administrators, and ends each once", async () => {
    const id = await putMandate(market.db, seller.id, concierge.id)
    const rows = (db: Db) => db.selectFrom("mandates").select("id").execute()
    expect(await past(seller, null, rows)).toEqual([{ id }])
    expect(await past(concierge, null, rows)).toEqual([{ id }])
    expect(await past(other, null, rows)).toEqual([])
    expect(await past(seller, concierge, rows)).toEqual([])
    const revive = (db: Db) =>
      sql`update mandates set body = jsonb_set(body, '{endedAt}', 'null') where id = ${id}`.execute(db)
    await market.does(concierge, END, { id })
    expect((await past(seller, null, revive)).numAffectedRows).toBe(0n)
    const forged = (db: Db) =>
      db
        .insertInto("mandates")
        .values({
          id: "00000000-0000-4000-8000-0000000000aa",
          body: JSON.stringify({ seller: seller.id, concierge: other.id, givenAt: 1, endedAt: null }),
        })
        .execute()
    await expect(past(other, null, forged)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("row-level security policy") },
    })
  })
})
