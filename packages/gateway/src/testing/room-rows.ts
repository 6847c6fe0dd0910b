import { randomUUID } from "node:crypto"
import { Asset, TierIds } from "@xl/core/assets"
import { KeptAgreement, KeptTier2Request, KeptVdrItem } from "@xl/core/data-room"
import { type AssetId, decode, must, Tier2RequestId, type UserId, VdrItemId } from "@xl/core/shared"
import { anAgreement, aVdrFile, aVdrFolder } from "@xl/testkit/data-room"
import { Result } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import { START } from "./start.ts"

/** Writes a request for the second tier of an asset's room past every rule. */
export const putTier2Request = async (
  db: Database,
  userId: UserId,
  assetId: AssetId,
  change: Partial<KeptTier2Request> = {},
): Promise<Tier2RequestId> => {
  const id = must(Tier2RequestId, randomUUID())
  const at = { createdAt: START, dateModified: START }
  const request = must(KeptTier2Request, { id, userId, assetId, status: "Draft", ...at, decidedBy: null, ...change })
  await db
    .insertInto("tier2Requests")
    .values({ id, body: JSON.stringify(KeptTier2Request.encode(request)) })
    .execute()
  return id
}

/** Writes a folder into the first tier of an asset's room, with a file in it that somebody has opened once. */
export const putVdr = async (
  db: Database,
  assetId: AssetId,
  createdBy: UserId,
): Promise<{ readonly [What in "file" | "folder" | "tier1" | "tier2Folder"]: string }> => {
  const row = await db.selectFrom("assets").select("body").where("id", "=", assetId).executeTakeFirstOrThrow()
  const { tiers } = Result.getOrThrow(decode(Asset)(row.body))
  const [folder, file] = [must(VdrItemId, randomUUID()), must(VdrItemId, randomUUID())]
  const inRoom = { assetId, createdBy }
  const items = [
    aVdrFolder({ ...inRoom, id: folder, folderId: must(VdrItemId, tiers.tier1_id) }),
    aVdrFile({ ...inRoom, id: file, folderId: folder }),
  ]
  await db
    .insertInto("vdrItems")
    .values(items.map((item) => ({ id: item.id, body: JSON.stringify(KeptVdrItem.encode(item)) })))
    .execute()
  await db
    .insertInto("vdrReads")
    .values({ itemId: file, assetId, reader: randomUUID(), how: "open", at: START })
    .execute()
  return { folder, file, tier1: tiers.tier1_id, tier2Folder: tiers.tier2_id }
}

/** Writes an executed agreement past every rule; its copies are nowhere. */
export const putAgreement = async (
  db: Database,
  userId: UserId,
  { assetId, ownerId }: { readonly assetId: AssetId; readonly ownerId: UserId },
): Promise<void> => {
  const agreement = anAgreement({ userId, assetId, ownerId })
  await db
    .insertInto("vdrAgreements")
    .values({ userId, assetId, body: JSON.stringify(KeptAgreement.encode(agreement)) })
    .execute()
}

/** Writes a data room that no asset uses yet. */
export const putRoom = async (db: Database, owner: UserId): Promise<TierIds> => {
  const tiers = must(TierIds, { tier_home_id: randomUUID(), tier1_id: randomUUID(), tier2_id: randomUUID() })
  const { tier1_id: tier1Id, tier2_id: tier2Id, tier_home_id: tierHomeId } = tiers
  await db.insertInto("dataRooms").values({ tierHomeId, tier1Id, tier2Id, owner, title: "Lakeside" }).execute()
  return tiers
}

/** Writes that a person keeps assets as favorites, past every rule. */
export const putFavorites = (db: Database, person: UserId, assets: ReadonlyArray<AssetId>) =>
  sql`update profiles set body = jsonb_set(body, '{favorites}', ${JSON.stringify(assets)}::jsonb) where id = ${person}`.execute(
    db,
  )

/** Writes that a person looked at an asset twice, as somebody did who is nobody else of the market. */
export const putVisits = async (db: Database, person: UserId, assetId: AssetId): Promise<void> => {
  const visitors = [person, randomUUID()]
  await db
    .insertInto("assetVisits")
    .values(visitors.map((visitor) => ({ visitor, assetId, latestAt: START, total: 2 })))
    .execute()
  await db.insertInto("assetImpressions").values({ assetId, count: 4 }).execute()
}
