import { MarketStore } from "@xl/core/market"
import { Effect } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { marketStorePostgres } from "../market/index.ts"
import { asBuyer, asSeller, testMarket } from "../testing/index.ts"
import { aListing, anOffer } from "../testing/listings.ts"
import { START } from "../testing/start.ts"
import { remindAll } from "./reminders.ts"

const DAY = 86_400_000
const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const remind = (now: number) =>
  Effect.runPromise(remindAll(market.db, now).pipe(Effect.provideService(MarketStore, marketStorePostgres(market.db))))
const day = (after: number) => new Date(START + after * DAY).toISOString().slice(0, 10)

describe("reminders of deadlines", () => {
  it("go within a day of the end to whoever can still act, once", async () => {
    const { id } = await aListing(market, seller, admin)
    const plan = `mutation ($id: ID!, $period: PlannedPeriodInput) { planPeriods(id: $id, callForOffers: $period) { __typename } }`
    expect(await market.does(seller, plan, { id, period: { startDate: day(0), endDate: day(3) } })).toEqual({
      __typename: "AssetDone",
    })
    await market.tick()
    await anOffer(market, buyer, id, "9000000.00")
    const end = Date.parse(day(4))
    expect(await remind(end - DAY - 1)).toBe(0)
    expect(await remind(end - DAY)).toBe(1)
    expect(await remind(end - 1)).toBe(0)
    const { rows } = await sql<{ recipient: string }>`
      select recipient from notices where kind = 'deadlineNear'`.execute(market.db)
    expect(rows.map(({ recipient }) => recipient)).toEqual([buyer.id])
  })
})
