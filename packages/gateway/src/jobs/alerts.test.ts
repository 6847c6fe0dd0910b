import type { NotificationsCriteria } from "@xl/core/profiles"
import { must, AssetId } from "@xl/core/shared"
import { aSavedSearch } from "@xl/testkit/listing-alerts"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { clockShowing } from "../clock/index.ts"
import { asSeller, testMarket } from "../testing/index.ts"
import { aListing, MAIN_INFO, onAsset } from "../testing/listings.ts"
import { ALERTS, alertsJob, mayBeNews, runOnNews } from "./alerts.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const failed: Array<string> = []
const job = alertsJob(market.db, { clock: clockShowing(market.now), now: market.now }, ({ id }) => void failed.push(id))

const ANYTHING: NotificationsCriteria = {
  assetType: [],
  receiveNotificationsWhen: "Immediately",
  locations: [],
  minUpb: null,
  maxUpb: null,
  userRole: null,
  receivePipelineNotifications: false,
  assetStatus: [],
  collateralType: [],
  collateralSubtype: [],
}
const reader = (change: Partial<NotificationsCriteria> = {}) =>
  market.person(["VerifiedUsers"], (profile) => ({ ...profile, notificationsCriteria: { ...ANYTHING, ...change } }))
interface Noticed {
  readonly kind: string
  readonly facts: { readonly [name: string]: string }
}
const noticesOf = async (who: { readonly id: string }) => {
  const { rows } = await sql<Noticed>`select kind, facts from notices where recipient = ${who.id}`.execute(market.db)
  return rows
}

describe("the job that tells of listings", () => {
  it("tells who wants it of a listing that was approved, by mail and in the notice centre, once", async () => {
    const [wanting, elsewhere] = [await reader(), await reader({ locations: ["AK"] })]
    const { id } = await aListing(market, seller, admin)
    await Promise.all([job.run(), job.run()])
    await job.run()
    const notices = await noticesOf(wanting)
    expect(notices).toMatchObject([{ kind: "listingMatches", facts: { assetId: id } }])
    const page = `{ listNotices { notices { title text path tone } } }`
    expect(await market.does(wanting, page)).toMatchObject({
      notices: [{ title: "A new listing matches your criteria", path: `/asset/${id}`, tone: "info" }],
    })
    expect([await noticesOf(elsewhere), await noticesOf(seller).then((all) => all.map(({ kind }) => kind))]).toEqual([
      [],
      ["assetApproved"],
    ])
    expect(failed).toEqual([])
  })

  it("tells who searches for a listing that matches since an administrator approved a change, and nobody twice", async () => {
    const upTo = (dollars: number, favorites: ReadonlyArray<AssetId> = []) =>
      market.person(["VerifiedUsers"], (profile) => ({
        ...profile,
        favorites,
        savedSearches: [aSavedSearch({ name: "Cheap", query: `to=${dollars}.00`, frequency: "Immediately" })],
      }))
    const { id } = await aListing(market, seller, admin)
    const [told, fan, elsewhere] = [
      await upTo(9_000_000),
      await upTo(9_000_000, [must(AssetId, id)]),
      await upTo(7_000_000),
    ]
    await job.run()
    const save = `mutation ($id: ID!, $mainInfo: MainInfoInput) { editAsset(id: $id, mainInfo: $mainInfo) { ... on AssetDone { asset { id } } } }`
    await market.does(seller, save, { id, mainInfo: { ...MAIN_INFO, upb: "8000000.00", upbDate: "2026-11-15" } })
    await job.run()
    expect(await noticesOf(told)).toEqual([])
    const request = await market.db
      .selectFrom("changeRequests")
      .select("id")
      .where("assetId", "=", id)
      .executeTakeFirstOrThrow()
    const approve = `mutation ($id: ID!) { approveChangeRequest(id: $id, version: 1) { __typename } }`
    const deciding = market.does(admin, approve, { id: request.id })
    await Promise.all([job.run(), deciding, job.run()])
    expect(await deciding).toMatchObject({ __typename: "ChangeRequestDone" })
    await Promise.all([job.run(), job.run()])
    await job.run()
    const page = `{ listNotices { notices { title text path } } }`
    expect(await market.does(told, page)).toEqual({
      notices: [
        {
          title: "A changed listing matches your saved search",
          text: "Lakeside Office Note has changed and now matches your saved search “Cheap”. Date of the unpaid balance now 11-15-2026; was 10-31-2026. Unpaid principal balance now $8,000,000; was $10,000,000. Office · Chicago, IL · unpaid balance $8,000,000",
          path: `/asset/${id}`,
        },
      ],
    })
    expect((await noticesOf(fan)).map(({ kind }) => kind)).toEqual(["listingChanged"])
    expect([await noticesOf(elsewhere), failed]).toEqual([[], []])
    await onAsset(market, seller, "withdrawListing", id)
  })

  it("keeps nobody waiting because one listing cannot be read, and says which", async () => {
    const wanting = await reader()
    const [broken, whole] = [await aListing(market, seller, admin), await aListing(market, seller, admin)]
    const unreadable = (isSo: boolean) =>
      sql`update assets set body = ${isSo ? sql`body - 'tiers' || jsonb_build_object('was', body -> 'tiers')` : sql`body - 'was' || jsonb_build_object('tiers', body -> 'was')`} where id = ${broken.id}`.execute(
        market.db,
      )
    await unreadable(true)
    await job.run()
    expect(failed).toEqual([broken.id])
    expect((await noticesOf(wanting)).map(({ facts }) => facts["assetId"])).toEqual([whole.id])
    await unreadable(false)
    await job.run()
    expect((await noticesOf(wanting)).map(({ facts }) => facts["assetId"])).toEqual([whole.id, broken.id])
  })

  it("runs every minute, and at a change of a listing that takes offers", () => {
    expect([job.name, job.cron]).toEqual([ALERTS, "* * * * *"])
    const id = must(AssetId, "11111111-1111-4111-8111-111111111111")
    const of = (status: "Draft" | "Published") => mayBeNews({ topic: "asset", id, status, by: "Admin" })
    expect([of("Published"), of("Draft"), mayBeNews({ topic: "roleAssigned", role: "Sellers" })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("runs at once for the first news, and once for all that come meanwhile", async () => {
    let runs = 0
    const first = Promise.withResolvers<void>()
    const news = async function* () {
      yield 1
      await first.promise
      for (const one of [2, 3, 4, 5]) yield one
    }
    await runOnNews(news(), async () => {
      runs += 1
      first.resolve()
    })
    expect(runs).toBe(1)
  })
})
