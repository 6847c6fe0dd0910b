import { randomUUID } from "node:crypto"
import { anOffer } from "@xl/testkit/offers"
import { AssetId, must, UserId } from "@xl/core/shared"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { PASSWORD } from "../identity/testing/index.ts"
import { outspoken } from "../testing/cast.ts"
import type { Person } from "../testing/market.ts"
import { asSeller } from "../testing/people.ts"
import { putTier2Request } from "../testing/room-rows.ts"
import { paper, putAsset, putDocument, putOffer, putRequest } from "../testing/rows.ts"
import { putValuations } from "../testing/valuations.ts"
import { SESSIONS, testAccounts } from "./testing/index.ts"

const { market, pool, somebody } = await testAccounts()
const remove = (who: Person, password = PASSWORD) =>
  market.does(
    who,
    `mutation ($password: String!) { deleteMyAccount(password: $password) {
      __typename ... on Refusal { message } ... on AccountInUse { listings offers deposits } } }`,
    { password },
  )

describe("where somebody came from", () => {
  it("is kept the first time that it is said", async () => {
    const ann = await somebody()
    const save = (utmSource: string) =>
      market.does(
        ann,
        `mutation ($utmSource: String) { saveUTMParameters(utmSource: $utmSource) { ... on UTMParametersKept { utmSource utmMedium } } }`,
        { utmSource },
      )
    expect(await save("letter")).toEqual({ utmSource: "letter", utmMedium: null })
    expect(await save("another")).toEqual({ utmSource: "letter", utmMedium: null })
  })
})

/** Somebody and a stranger, each with one of everything, and deals between them. */
const twoWithEverything = async () => {
  const [ann, eve] = [
    await somebody(outspoken, ["Sellers", "ApprovedBuyers", "VerifiedUsers"]),
    await somebody(outspoken, ["Sellers", "ApprovedBuyers", "VerifiedUsers"]),
  ]
  const owned = async (who: Person) => ({
    asset: await putAsset(market.db, who.id, { status: "Draft" }),
    listed: await putAsset(market.db, who.id, { status: "Published" }),
    document: await putDocument(market.db, who.id),
    request: await putRequest(market.db, who.id, { documents: [paper(who.id)] }),
    tier2: await putTier2Request(market.db, who.id, await putAsset(market.db, must(UserId, randomUUID()))),
  })
  const [anns, eves] = [await owned(ann), await owned(eve)]
  const notes = { sellerNotes: "what the seller thinks" }
  const made = await putOffer(market.db, { asset: eves.listed, buyer: ann.id, seller: eve.id }, notes)
  const received = await putOffer(market.db, { asset: anns.listed, buyer: eve.id, seller: ann.id }, notes)
  return { ann, eve, anns: { ...anns, offer: made }, eves: { ...eves, offer: received } }
}

describe("one's own data", () => {
  it("is everything that one owns", async () => {
    const { ann, anns } = await twoWithEverything()
    const text = (await market.does(ann, "{ exportMyData }")) as unknown as string
    for (const id of [ann.id, ann.email, ...Object.values(anns)]) expect(text).toContain(id)
    const data = JSON.parse(text) as Readonly<Record<string, ReadonlyArray<unknown>>>
    expect(Object.keys(data)).toEqual([
      "exportedAt",
      "profile",
      "sessions",
      "passkeys",
      "bankAccounts",
      "listings",
      "offers",
      "roleRequests",
      "changeRequests",
      "mandates",
      "dataRoomRequests",
      "valuations",
      "visits",
      "conversations",
      "notices",
      "documents",
    ])
    expect(
      [data["listings"], data["offers"], data["roleRequests"], data["documents"]].map((part) => part?.length),
    ).toEqual([2, 1, 1, 1])
    expect(data["notices"]).toEqual([])
    // The one list of accounts is bankAccounts: a second, empty one would say that there are none.
    expect(text).not.toContain('"bankingInfo"')
  })

  it("has what one was told, read or not, the newest first, and nothing that others were", async () => {
    const [ann, eve, admin] = [
      await somebody(),
      await somebody(),
      await somebody(asSeller, ["Admins", "VerifiedUsers"]),
    ]
    const data = `data: { buyerProfile: { pofSum: "1000000", approved: true, fundsApprovalDate: "2026-11-28" } }`
    const decide = ({ id }: Person, mutation: string) =>
      market.does(admin, `mutation { ${mutation} { __typename } }`.replace("ID", `id: "${id}"`))
    await decide(ann, `assignBuyerRole(ID, ${data})`)
    await decide(eve, `assignBuyerRole(ID, ${data})`)
    await decide(ann, "removeBuyerRole(ID)")
    const told = async (who: Person) => {
      const text = (await market.does(who, "{ exportMyData }")) as unknown as string
      const { notices } = JSON.parse(text) as { readonly notices: ReadonlyArray<Readonly<Record<string, unknown>>> }
      return notices
    }
    const shown = `{ listNotices { notices { id tone title text path at readAt } } }`
    const { notices } = await market.does(ann, shown)
    expect(await told(ann)).toEqual(notices)
    expect((await told(ann)).map(({ tone }) => String(tone)).toSorted()).toEqual(["success", "warning"])
    const ids = (await told(ann)).map(({ id }) => id)
    expect((await told(eve)).filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it("has nothing of anybody else's in it, but for the loan that one bid on", async () => {
    const { ann, eve, eves } = await twoWithEverything()
    const text = (await market.does(ann, "{ exportMyData }")) as unknown as string
    const { listed, ...others } = eves
    for (const foreign of [eve.id, eve.email, ...Object.values(others), "what the seller thinks"])
      expect(text).not.toContain(foreign)
    expect(JSON.parse(text)).toMatchObject({ offers: [{ assets: [{ id: listed }] }] })
  })

  it("is no administrator's to take along", async () => {
    const { ann, anns } = await twoWithEverything()
    const admin = await somebody(asSeller, ["Admins", "VerifiedUsers"])
    const text = (await market.does(admin, "{ exportMyData }")) as unknown as string
    for (const foreign of [ann.id, ann.email, ...Object.values(anns)]) expect(text).not.toContain(foreign)
  })
})

describe("an account", () => {
  it("is deleted by its password: nothing of the person is left, and nobody signs in with it", async () => {
    const ann = await somebody(outspoken)
    const draft = await putAsset(market.db, ann.id, { status: "Draft" })
    await putRequest(market.db, ann.id)
    expect(await remove(ann, "Not-the-password-1")).toEqual({
      __typename: "NotAuthorized",
      message: "Incorrect password is provided",
    })
    expect((await pool.admin.findUser(ann.email))?.userId).toBe(ann.id)
    expect(await remove(ann)).toEqual({ __typename: "AccountDeleted" })
    expect(await pool.admin.findUser(ann.email)).toBeNull()
    await expect.poll(async () => (await market.ask(ann, SESSIONS)).status).toBe(401)
    const { rows } = await sql<{ body: object; status: string; request: string }>`
      select profiles.body, assets.status, role_requests.status as request from profiles, assets, role_requests
      where profiles.id = ${ann.id} and assets.id = ${draft} and role_requests.creator = ${ann.id}`.execute(market.db)
    const [left] = rows
    expect([left?.status, left?.request]).toEqual(["Deleted", "Declined"])
    expect(left?.body).toMatchObject({ email: `deleted-${ann.id}@deleted.invalid`, roles: [], firstName: null })
    expect(JSON.stringify(left?.body)).not.toMatch(/Reyes|2025550|Main Street/)
  })

  it("takes notices, papers, kept answers and mails of the person along, and nothing of anybody else's", async () => {
    const [ann, eve] = [await somebody(outspoken), await somebody(outspoken)]
    for (const { email, id } of [ann, eve]) {
      await putRequest(market.db, id, { documents: [paper(id)] })
      await putDocument(market.db, id)
      await putValuations(market.db, id, must(AssetId, randomUUID()))
      await sql`insert into notices (id, recipient, kind, facts, at) values (${randomUUID()}, ${id}, 'offerWon', '{}', 1)`.execute(
        market.db,
      )
      await sql`insert into listing_alerts (recipient, asset_id, gathered_at) values (${id}, ${randomUUID()}, 1)`.execute(
        market.db,
      )
      await sql`insert into idempotent_answers (caller, key, request, place, answer) values (${id}, 'k', 'r', 0, '{}')`.execute(
        market.db,
      )
      await sql`insert into client_log_streams (name, created_at) values (${id}, 1)`.execute(market.db)
      await sql`insert into client_errors (id, stream, timestamp, received_at, who, message) values (${randomUUID()}, ${id}, 1, 1, ${id}, 'x')`.execute(
        market.db,
      )
      await sql`insert into dev_mailbox (recipient, subject, text, html) values (${email}, 's', 't', 'h')`.execute(
        market.db,
      )
    }
    const left = async ({ email, id }: Person) => {
      const { rows } = await sql<{ kind: string; n: number }>`
        select 'notices' as kind, count(*)::int as n from notices where recipient = ${id} union all
        select 'alerts', count(*)::int from listing_alerts where recipient = ${id} union all
        select 'valuations', count(*)::int from valuations where owner = ${id} union all
        select 'documents', count(*)::int from documents where owner = ${id} union all
        select 'papers named', count(*)::int from role_requests where creator = ${id} and body -> 'documents' <> '[]' union all
        select 'errors', count(*)::int from client_errors where who = ${id} union all
        select 'answers', count(*)::int from idempotent_answers where caller = ${id} union all
        select 'mails', count(*)::int from dev_mailbox where recipient = ${email}`.execute(market.db)
      return rows.filter(({ n }) => n > 0).map(({ kind }) => kind)
    }
    const everything = ["notices", "alerts", "valuations", "documents", "papers named", "errors", "answers", "mails"]
    expect(await left(ann)).toEqual(everything)
    expect(await remove(ann)).toEqual({ __typename: "AccountDeleted" })
    expect([await left(ann), await left(eve)]).toEqual([[], everything])
  })

  it("stays while a listing, an offer or money is open, and says what", async () => {
    const { ann, anns } = await twoWithEverything()
    expect(await remove(ann)).toEqual({
      __typename: "AccountInUse",
      message: "Your account cannot be deleted while 1 listing is on the market and 1 offer is open.",
      listings: 1,
      offers: 1,
      deposits: 0,
    })
    expect((await pool.admin.findUser(ann.email))?.userId).toBe(ann.id)
    expect(
      await sql`select 1 from assets where id = ${anns.asset} and status = 'Draft'`.execute(market.db),
    ).toMatchObject({
      rows: [{}],
    })
  })

  it("stays while money of an ended offer is not decided on, the seller's as the buyer's", async () => {
    const [seller, buyer] = [await somebody(), await somebody()]
    const asset = await putAsset(market.db, seller.id, { status: "Closed" })
    const deposit = { ...anOffer().deposit, decision: "open" as const }
    await putOffer(market.db, { asset, buyer: buyer.id, seller: seller.id }, { status: "Canceled", deposit })
    for (const one of [seller, buyer])
      expect(await remove(one)).toMatchObject({ __typename: "AccountInUse", listings: 0, offers: 0, deposits: 1 })
  })

  it("may go once all of it has ended", async () => {
    const [seller, buyer] = [await somebody(), await somebody()]
    const asset = await putAsset(market.db, seller.id, { status: "Closed" })
    await putOffer(market.db, { asset, buyer: buyer.id, seller: seller.id }, { status: "Successful" })
    const parties = {
      asset: await putAsset(market.db, seller.id, { status: "Revoked" }),
      buyer: buyer.id,
      seller: seller.id,
    }
    await putOffer(market.db, parties, { status: "Withdrawn" })
    for (const one of [buyer, seller]) expect(await remove(one)).toEqual({ __typename: "AccountDeleted" })
  })

  it("is locked against guesses at its password", async () => {
    const ann = await somebody()
    for (let i = 0; i < 5; i++) await remove(ann, `Wrong-guess-${i}`)
    expect(await remove(ann)).toMatchObject({ __typename: "TooManyAttempts" })
  })
})
