import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { forgetAnswers } from "../market/index.ts"
import { asBuyer, asSeller, type Person, testMarket } from "../testing/index.ts"
import { aListing } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const send = async (who: Person, key: string, query: string) =>
  (
    await market.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${who.id}`, "idempotency-key": key },
      payload: { query },
    })
  ).json()
const room = (title: string) =>
  `mutation { createVDR(asset_title: "${title}") { ... on CreateVDRDone { dataRoom { tier_home_id } } } }`
const rooms = async () => (await market.db.selectFrom("dataRooms").select("title").execute()).length

describe("an idempotency key", () => {
  it("makes a repeated mutation answer as before and do nothing", async () => {
    const first = await send(seller, "key-1", room("Lakeside"))
    expect(first.data.createVDR.dataRoom.tier_home_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await send(seller, "key-1", room("Lakeside"))).toEqual(first)
    expect(await rooms()).toBe(1)
  })

  it("holds when the same is sent many times at once", async () => {
    const before = await rooms()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(seller, "key-2", room("Lakeside"))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rooms()).toBe(before + 1)
  })

  it("means another request with other arguments, another mutation or another caller", async () => {
    const other = await market.person(["Sellers", "VerifiedUsers"], asSeller)
    const answers = [
      await send(seller, "key-3", room("One")),
      await send(seller, "key-3", room("Two")),
      await send(other, "key-3", room("One")),
    ]
    expect(new Set(answers.map((answer) => answer.data.createVDR.dataRoom.tier_home_id)).size).toBe(3)
  })

  it("keeps no refusal, so that a later try may succeed", async () => {
    const { id } = await aListing(market, seller, admin)
    const offer = `mutation { createOffer(assets: [{ id: "${id}", bidAllocation: { amount: "1", currency: "USD" } }], bidPrice: "1", closing: 1, dueDiligencePeriod: 0, earnestMoneyDeposit: "0") { __typename } }`
    market.setTime(90 * 86_400_000)
    expect((await send(buyer, "key-4", offer)).data.createOffer.__typename).toBe("FundsExpired")
    market.setTime(0)
    expect((await send(buyer, "key-4", offer)).data.createOffer.__typename).toBe("OfferDone")
  })

  it("is forgotten after a day", async () => {
    await send(seller, "key-5", room("Old"))
    await forgetAnswers(market.db)
    expect(
      (await market.db.selectFrom("idempotentAnswers").select("key").where("key", "=", "key-5").execute()).length,
    ).toBe(1)
    await sql`update idempotent_answers set answered_at = now() - interval '25 hours'`.execute(market.db)
    await forgetAnswers(market.db)
    expect(await market.db.selectFrom("idempotentAnswers").select("key").execute()).toEqual([])
  })
})
