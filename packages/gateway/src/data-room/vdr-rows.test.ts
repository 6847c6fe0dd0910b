import { randomUUID } from "node:crypto"
import { type AssetId, must, type UserId, VdrItemId } from "@xl/core/shared"
import type { Role } from "@xl/core/kernel"
import { anAgreement, aVdrFile } from "@xl/testkit/data-room"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putAgreement, putTier2Request, putVdr } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const { db, person } = await testMarket()
const [seller, signer, approved, rival] = [
  await person(["Sellers", "VerifiedUsers"]),
  await person(["VerifiedUsers"]),
  await person(["VerifiedUsers"]),
  await person(["Sellers", "VerifiedUsers"]),
]

/** What the database answers while it knows for whom it is asked, past every rule of the gateway. */
const asked = <A>(who: Person, work: (of: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    inTransaction(db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(Acting, { tag: "user", id: who.id, email: who.email, roles: new Set<Role>() }),
    ),
  )

describe("rows of data rooms' files", () => {
  let room: AssetId
  let files: { readonly tier1: string; readonly tier2: string }
  const signs = (who: UserId) => putAgreement(db, who, { assetId: room, ownerId: seller.id })
  const putBytes = (key: string) =>
    db
      .insertInto("documents")
      .values({
        key,
        owner: seller.id,
        category: "data-room",
        name: "a.pdf",
        type: "application/pdf",
        size: 1,
        createdAt: 0,
        wrappedKey: Buffer.from("key"),
      })
      .execute()
  beforeAll(async () => {
    room = await putAsset(db, seller.id, { status: "Published" })
    const put = await putVdr(db, room, seller.id)
    const tier2 = aVdrFile({
      id: must(VdrItemId, randomUUID()),
      assetId: room,
      tier: "tier2",
      folderId: must(VdrItemId, put.tier2Folder),
    })
    await db
      .insertInto("vdrItems")
      .values({ id: tier2.id, body: JSON.stringify(tier2) })
      .execute()
    files = { tier1: put.file, tier2: tier2.id }
    await Promise.all([signs(signer.id), signs(approved.id), putBytes(files.tier1), putBytes(files.tier2)])
    await putTier2Request(db, signer.id, room)
    await putTier2Request(db, approved.id, room, { status: "Approved" })
    await putTier2Request(db, rival.id, room, { status: "Approved" })
  })
  const seen = (who: Person) =>
    asked(who, async (of) => {
      const keys = Object.values(files)
      const items = await of.selectFrom("vdrItems").select("id").where("id", "in", keys).execute()
      const bytes = await of.selectFrom("documents").select("key").where("key", "in", keys).execute()
      return [items.map(({ id }) => id).toSorted(), bytes.map(({ key }) => key).toSorted()]
    })

  it("and their bytes are shown by tier: with the agreement, with an approval besides, and to the owner", async () => {
    const both = [files.tier1, files.tier2].toSorted()
    expect(await seen(signer)).toEqual([[files.tier1], [files.tier1]])
    expect(await seen(approved)).toEqual([both, both])
    expect(await seen(seller)).toEqual([both, both])
    expect(await seen(rival)).toEqual([[], []])
  })

  it("say who signed to the owner alone, and let nobody sign for another", async () => {
    const signers = (of: Db) => of.selectFrom("vdrSigners").select("assetId").where("assetId", "=", room).execute()
    expect(await asked(seller, signers)).toHaveLength(2)
    expect([await asked(signer, signers), await asked(rival, signers)]).toEqual([[], []])
    const agreement = anAgreement({ assetId: room, userId: rival.id, ownerId: seller.id })
    const row = { assetId: room, userId: rival.id, body: JSON.stringify(agreement) }
    await expect(asked(signer, (of) => of.insertInto("vdrAgreements").values(row).execute())).rejects.toMatchObject({
      cause: { message: expect.stringContaining("row-level security policy") },
    })
  })
})
