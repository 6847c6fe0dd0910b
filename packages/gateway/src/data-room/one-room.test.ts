import { randomUUID } from "node:crypto"
import { type AssetId, Millis, must, VdrItemId } from "@xl/core/shared"
import { aVdrFile } from "@xl/testkit/data-room"
import { aUserId } from "@xl/testkit/market"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { type Db, migrate, shippedMigrations } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"
import { putAsset } from "../testing/rows.ts"

const { db } = await testDatabase({ migrated: false })
const OWN_ROOMS = "0028-one-room-one-asset.sql"
const before = shippedMigrations().filter(({ name }) => name < OWN_ROOMS)

const tiersOf = async (of: Db, id: AssetId) => {
  const { rows } = await sql<{ tiers: Readonly<Record<string, string>> }>`
    select body -> 'tiers' as tiers from assets where id = ${id}`.execute(of)
  return rows[0]?.tiers ?? {}
}

describe("assets that shared a data room before none may", () => {
  it("have rooms of their own, the first one the room, and each file is where it was put", async () => {
    await migrate(db, before)
    const owner = aUserId(1)
    const shared = { tier_home_id: randomUUID(), tier1_id: randomUUID(), tier2_id: randomUUID() }
    const [first, second] = [
      await putAsset(db, owner, { tiers: shared, creationDate: must(Millis, 1) }),
      await putAsset(db, owner, { tiers: shared, creationDate: must(Millis, 2) }),
    ]
    const file = aVdrFile({
      id: must(VdrItemId, randomUUID()),
      assetId: second,
      folderId: must(VdrItemId, shared.tier1_id),
    })
    await db
      .insertInto("vdrItems")
      .values({ id: file.id, body: JSON.stringify(file) })
      .execute()
    await migrate(db)
    const own = await tiersOf(db, second)
    expect(await tiersOf(db, first)).toEqual(shared)
    expect(new Set([...Object.values(shared), ...Object.values(own)]).size).toBe(6)
    const { rows } = await sql`select body ->> 'folderId' as folder from vdr_items`.execute(db)
    expect(rows).toEqual([{ folder: own["tier1_id"] }])
    const rooms = await db.selectFrom("dataRooms").select(["tierHomeId", "tier2Id", "owner"]).execute()
    expect(rooms).toEqual([{ tierHomeId: own["tier_home_id"], tier2Id: own["tier2_id"], owner }])
    await expect(putAsset(db, owner, { tiers: shared })).rejects.toThrow("assets_one_in_home")
  })
})
