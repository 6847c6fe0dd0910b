import type { KeptChangeRequest } from "@xl/core/change-requests"
import type { AssetId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { putChangeRequest } from "../testing/change-rows.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putAgreement, putTier2Request } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const [seller, rival, buyer, admin] = [
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["ApprovedBuyers", "VerifiedUsers"]),
  await market.person(["Admins", "VerifiedUsers"]),
]

/** What the database answers while it knows for whom it is asked, past every rule of the gateway; null is a guest. */
const asked = <A>(who: Person | null, work: (db: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(
        Acting,
        who
          ? { tag: "user", id: who.id, email: who.email, roles: new Set(who === admin ? (["Admins"] as const) : []) }
          : { tag: "guest" },
      ),
    ),
  )

let listing: AssetId
beforeEach(async () => {
  listing = await putAsset(market.db, seller.id, { status: "Published" })
})
const put = (change: Partial<KeptChangeRequest> = {}) => putChangeRequest(market.db, seller.id, listing, change)
const setStatus = (id: string, status: string) => (db: Db) =>
  sql`update change_requests set body = jsonb_set(body, '{status}', to_jsonb(${status}::text)) where id = ${id}`.execute(
    db,
  )

describe("rows of change requests", () => {
  it("are one for a listing while it is pending", async () => {
    await put({ status: "Declined" })
    await put()
    await expect(put()).rejects.toThrow("change_requests_one_pending")
  })

  it("are the first owner's and administrators' alone, whatever their status", async () => {
    await put({ status: "Approved" })
    await put()
    const rows = (db: Db) => db.selectFrom("changeRequests").select("id").where("assetId", "=", listing).execute()
    expect([(await asked(seller, rows)).length, (await asked(admin, rows)).length]).toEqual([2, 2])
    expect([await asked(buyer, rows), await asked(rival, rows), await asked(null, rows)]).toEqual([[], [], []])
  })

  it("are approved by administrators alone, and changed by nobody once they are decided", async () => {
    const id = await put()
    await expect(asked(seller, setStatus(id, "Approved"))).rejects.toMatchObject({
      cause: { message: expect.stringContaining("row-level security policy") },
    })
    expect((await asked(rival, setStatus(id, "Withdrawn"))).numAffectedRows).toBe(0n)
    expect((await asked(admin, setStatus(id, "Approved"))).numAffectedRows).toBe(1n)
    expect((await asked(seller, setStatus(id, "Pending"))).numAffectedRows).toBe(0n)
    expect((await asked(admin, setStatus(id, "Declined"))).numAffectedRows).toBe(0n)
  })

  it("show what was approved, and nothing of people, to everybody who sees the listing", async () => {
    const id = await put({ status: "Approved" })
    await put()
    const history = (db: Db) => db.selectFrom("listingChanges").selectAll().where("assetId", "=", listing).execute()
    for (const who of [seller, admin, buyer, rival, null]) {
      const found = await asked(who, history)
      expect(found.map((row) => row.id)).toEqual([id])
      expect(JSON.stringify(found)).not.toContain(seller.id)
    }
    await sql`update assets set body = jsonb_set(body, '{status}', '"Revoked"') where id = ${listing}`.execute(
      market.db,
    )
    expect([(await asked(seller, history)).length, (await asked(buyer, history)).length]).toEqual([1, 0])
  })

  it("end with their listing in a transaction of the deal, and in no other", async () => {
    await put()
    const lapse = (db: Db) => sql`select lapse_change_requests(array[${listing}]::uuid[], 7)`.execute(db)
    const status = async () =>
      (await market.db.selectFrom("changeRequests").select("status").where("assetId", "=", listing).execute())[0]
        ?.status
    await asked(rival, lapse)
    expect(await status()).toBe("Pending")
    await asked(buyer, async (db) => {
      await sql`select set_config('xl.deal', array[${listing}]::uuid[]::text, true)`.execute(db)
      return lapse(db)
    })
    expect(await status()).toBe("Lapsed")
  })
})

describe("who watches a listing", () => {
  const watchers = async (who: Person) =>
    (await asked(who, (db) => sql<{ id: UserId }>`select id from watchers_of(${listing})`.execute(db))).rows.map(
      ({ id }) => id,
    )
  const alerted = async (when: string) => {
    const person = await market.person(["VerifiedUsers"])
    await sql`update profiles set body = jsonb_set(body, '{notificationsCriteria}', ${JSON.stringify({ receiveNotificationsWhen: when })}::jsonb)
      where id = ${person.id}`.execute(market.db)
    await sql`insert into listing_alerts (recipient, asset_id, gathered_at, settled_at) values (${person.id}, ${listing}, 1, 2)`.execute(
      market.db,
    )
    return person
  }

  it("is whoever favors it, executed its agreement, was let into tier 2, or was told of it by an alert that is on", async () => {
    const [fan, reader, letIn, seeker] = [
      await market.person(["VerifiedUsers"], (one) => ({ ...one, favorites: [listing] })),
      await market.person(["VerifiedUsers"]),
      await market.person(["VerifiedUsers"]),
      await market.person(["VerifiedUsers"]),
    ]
    await putAgreement(market.db, reader.id, { assetId: listing, ownerId: seller.id })
    await putTier2Request(market.db, letIn.id, listing, { status: "Approved" })
    await putTier2Request(market.db, seeker.id, listing)
    const [told] = [await alerted("Immediately"), await alerted("Never")]
    expect((await watchers(admin)).toSorted()).toEqual([fan.id, reader.id, letIn.id, told.id].toSorted())
    for (const who of [seller, buyer, fan]) expect(await watchers(who)).toEqual([])
  })
})
