import { randomUUID } from "node:crypto"
import type { Role } from "@xl/core/kernel"
import { type AssetId, must, type UserId, VdrItemId } from "@xl/core/shared"
import { aVdrFile } from "@xl/testkit/data-room"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { eraseTraces } from "../accounts/erase.ts"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { sweepFiles } from "../documents/index.ts"
import { testMarket } from "../testing/index.ts"
import { putVdr } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const { close, url } = await market.serve()
afterAll(close)
const { db } = market
const [seller, buyer, admin] = [
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["VerifiedUsers"]),
  await market.person(["Admins", "VerifiedUsers"]),
]

/** A file in an asset's room, with the record of its bytes under whoever uploaded it. */
const putFile = async (asset: AssetId, uploader: UserId): Promise<string> => {
  const { file } = await putVdr(db, asset, uploader)
  const named = { category: "data-room", name: "Rent roll.pdf", type: "application/pdf", size: 1, createdAt: 0 }
  await db
    .insertInto("documents")
    .values({ key: file, owner: uploader, ...named, wrappedKey: Buffer.from("key") })
    .execute()
  return file
}
const keysLeft = async (keys: ReadonlyArray<string>) => {
  const rows = await db.selectFrom("documents").select("key").where("key", "in", keys).execute()
  return rows.map(({ key }) => key)
}

describe("a file of a data room", () => {
  it("is no paper of whoever uploaded it, an administrator of yesterday say", async () => {
    const asset = await putAsset(db, seller.id, { status: "Published" })
    for (const who of [admin, seller, buyer]) {
      const file = await putFile(asset, who.id)
      const paper = `query ($id: ID!, $key: ID!) { getUserDocument(id: $id, key: $key, reason: "Why") { name } }`
      const { body } = await market.ask(who, paper, { id: who.id, key: file })
      expect(body.errors?.[0]?.extensions["code"]).toBe("DocumentNotFound")
      const address = `${url}/category-records?owner-id=${who.id}&external-id=${file}&category-id=data-room&reason=Why`
      const read = await fetch(address, { headers: { token: who.id } })
      expect([read.status, await read.json()]).toMatchObject([404, { code: "DocumentNotFound" }])
    }
  })

  it("stays where the administrator goes who uploaded it, and goes with its seller unless the sale is closed", async () => {
    const [open, closed] = [
      await putAsset(db, seller.id, { status: "Revoked" }),
      await putAsset(db, seller.id, { status: "Closed" }),
    ]
    const files = [await putFile(open, seller.id), await putFile(open, admin.id), await putFile(closed, seller.id)]
    await Effect.runPromise(eraseTraces(db, admin))
    expect(await keysLeft(files)).toHaveLength(3)
    await Effect.runPromise(eraseTraces(db, seller))
    await sweepFiles(market.papers, 0)
    expect(await keysLeft(files)).toEqual([files[2]])
    expect(await db.selectFrom("vdrItems").select("id").where("assetId", "=", open).execute()).toEqual([])
  })

  it("lies in the room of its own asset and in its own tier, or the database does not take it", async () => {
    const [asset, other] = [await putAsset(db, seller.id), await putAsset(db, seller.id)]
    const [own, others] = [await putVdr(db, asset, seller.id), await putVdr(db, other, seller.id)]
    const put = (folder: string) => (of: Db) => {
      const file = aVdrFile({ id: must(VdrItemId, randomUUID()), assetId: asset, folderId: must(VdrItemId, folder) })
      return of
        .insertInto("vdrItems")
        .values({ id: file.id, body: JSON.stringify(file) })
        .execute()
    }
    const asSeller = (work: (of: Db) => Promise<unknown>) =>
      Effect.runPromise(
        inTransaction(db, (transaction) => ask(() => work(transaction))).pipe(
          Effect.provideService(Acting, { tag: "user", ...seller, roles: new Set<Role>() }),
        ),
      )
    for (const folder of [own.tier1, own.folder]) await asSeller(put(folder))
    for (const folder of [others.tier1, others.folder, own.tier2Folder, own.file])
      await expect(asSeller(put(folder))).rejects.toMatchObject({
        cause: { message: expect.stringContaining("row-level security policy") },
      })
    const { rows } = await sql`select count(*)::int as count from vdr_items where asset_id = ${asset}`.execute(db)
    expect(rows).toEqual([{ count: 4 }])
  })
})
