import type { KeptTier2Request } from "@xl/core/data-room"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putTier2Request } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const [seller, buyer, rival] = [
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["VerifiedUsers"]),
  await market.person(["Sellers", "VerifiedUsers"]),
]
const admin = await market.person(["Admins", "VerifiedUsers"])

/** What the database answers while it knows for whom it is asked, past every rule of the gateway. */
const asked = <A>(who: Person, work: (db: Db) => Promise<A>, roles: ReadonlyArray<"Admins"> = []): Promise<A> =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(Acting, { tag: "user", id: who.id, email: who.email, roles: new Set(roles) }),
    ),
  )

let room: AssetId
beforeEach(async () => {
  room = await putAsset(market.db, seller.id, { status: "Published" })
})
const putRequest = (change: Partial<KeptTier2Request> = {}) => putTier2Request(market.db, buyer.id, room, change)

describe("rows of requests for data rooms", () => {
  it("are one for a buyer and a room while it waits or was approved, and any number of declined ones", async () => {
    await putRequest({ status: "Declined" })
    await putRequest({ status: "Declined" })
    await putRequest()
    for (const status of ["Draft", "Approved"] as const)
      await expect(putRequest({ status })).rejects.toThrow("tier2_requests_one_alive")
  })

  it("let nobody in who asks for it, but the seller and administrators do", async () => {
    const id = await putRequest()
    const approve = (db: Db) =>
      sql`update tier2_requests set body = jsonb_set(body, '{status}', '"Approved"') where id = ${id}`.execute(db)
    await expect(asked(buyer, approve)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("row-level security policy") },
    })
    expect((await asked(rival, approve)).numAffectedRows).toBe(0n)
    expect((await asked(seller, approve)).numAffectedRows).toBe(1n)
    expect((await asked(admin, approve, ["Admins"])).numAffectedRows).toBe(1n)
  })

  it("say who asks to those who decide alone", async () => {
    await putRequest()
    const seekers = (db: Db) => db.selectFrom("tier2Seekers").select("id").where("assetId", "=", room).execute()
    expect(await asked(seller, seekers)).toHaveLength(1)
    expect(await asked(admin, seekers, ["Admins"])).toHaveLength(1)
    expect([await asked(buyer, seekers), await asked(rival, seekers)]).toEqual([[], []])
  })
})
