import type { AssetStatus } from "@xl/core/kernel"
import { type AssetId, must, VdrItemId } from "@xl/core/shared"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PASS_MILLIS } from "../documents/passes.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putAgreement } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const { close, url } = await market.serve()
afterAll(close)
const { db } = market
const [seller, buyer, stranger] = [
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["VerifiedUsers"]),
  await market.person(["Sellers", "VerifiedUsers"]),
]
const BYTES = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"

const tier1Of = async (asset: AssetId): Promise<string> => {
  const { rows } = await sql<{
    id: string
  }>`select body -> 'tiers' ->> 'tier1_id' as id from assets where id = ${asset}`.execute(db)
  return rows[0]?.id ?? ""
}
const sent = async (token: string, folder: string, bytes = BYTES) => {
  const body = new FormData()
  body.append("file1", new Blob([bytes], { type: "application/pdf" }), "Rent roll.pdf")
  const answer = await fetch(`${url}/vdr-files?folder=${folder}`, { method: "POST", headers: { token }, body })
  return {
    status: answer.status,
    said: (await answer.json()) as Readonly<Record<string, Readonly<Record<string, string>>>>,
  }
}
/** A listing with a paper in tier 1, for which the buyer signed. */
const filled = async (): Promise<{ readonly asset: AssetId; readonly file: VdrItemId }> => {
  const asset = await putAsset(db, seller.id, { status: "Published" })
  await putAgreement(db, buyer.id, { assetId: asset, ownerId: seller.id })
  const { said } = await sent(seller.id, await tier1Of(asset))
  return { asset, file: must(VdrItemId, said["item"]?.["id"]) }
}
const passOf = async (who: Person, id: string) => {
  const pass = await market.does(who, `query ($id: ID!) { downloadVdrFile(id: $id) { url token } }`, { id })
  return pass as { readonly url: string; readonly token: string }
}
const fetched = (token: string, id: string, more = "") =>
  fetch(`${url}/vdr-files?id=${id}${more}`, { headers: { token } })
const refusedWith = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { readonly code: string }).code,
]
const moved = (asset: AssetId, status: AssetStatus) =>
  sql`update assets set body = jsonb_set(body, '{status}', to_jsonb(${status}::text)) where id = ${asset}`.execute(db)
const readsOf = async (asset: AssetId) => {
  const { rows } = await sql<{ actor: string; after: unknown }>`
    select actor, body -> 'after' as after from events where chain = ${asset} and type = 'VdrFileRead' order by sequence`.execute(
    db,
  )
  return rows
}

describe("the bytes of a file of a data room", () => {
  let room: Awaited<ReturnType<typeof filled>>
  let other: typeof room
  beforeAll(async () => void ([room, other] = [await filled(), await filled()]))

  it("leave with a pass as what was put there, for nobody to keep or to run, and on the record", async () => {
    const { token, url: path } = await passOf(buyer, room.file)
    const answer = await fetch(`${url}${path}&how=open`, { headers: { token } })
    expect([answer.status, await answer.text()]).toEqual([200, BYTES])
    const { headers } = answer
    expect(
      ["content-type", "cache-control", "content-disposition", "x-content-type-options"].map((name) =>
        headers.get(name),
      ),
    ).toEqual(["application/pdf", "no-store", "attachment", "nosniff"])
    expect((await fetched(token, room.file)).status).toBe(200)
    expect(await readsOf(room.asset)).toEqual([
      { actor: buyer.id, after: { how: "open", name: "Rent roll.pdf" } },
      { actor: buyer.id, after: { how: "download", name: "Rent roll.pdf" } },
    ])
  })

  it("stay where access ended after the pass was given, and nothing goes on the record", async () => {
    const before = await readsOf(room.asset)
    const { token } = await passOf(buyer, room.file)
    for (const status of ["OnHold.Published", "Revoked", "Deleted"] as const) {
      await moved(room.asset, status)
      expect(await refusedWith(await fetched(token, room.file))).toEqual([404, "VdrItemNotFound"])
    }
    await moved(room.asset, "Published")
    expect(await readsOf(room.asset)).toEqual(before)
    market.setTime(PASS_MILLIS)
    expect(await refusedWith(await fetched(token, room.file))).toEqual([401, "SignInRequired"])
    market.setTime(0)
  })

  it("come in one call up to 5,000,000, and of more not even a part is kept", async () => {
    const folder = await tier1Of(room.asset)
    const answers = []
    for (const size of [5_000_000, 5_000_001, 5_050_000, 6_000_000])
      answers.push(await sent(seller.id, folder, BYTES.padEnd(size)))
    expect(answers.map(({ said, status }) => [status, said["item"]?.["size"] ?? said["code"]])).toEqual([
      [201, 5_000_000],
      [413, "RoomFileTooLarge"],
      [413, "RoomFileTooLarge"],
      [413, "RoomFileTooLarge"],
    ])
  })

  it("are not opened by who reads another room of the same seller, nor by what is no id", async () => {
    await sql`delete from vdr_agreements where asset_id = ${other.asset}`.execute(db)
    const { token } = await passOf(buyer, room.file)
    for (const id of [other.file, "nothing", await tier1Of(room.asset)])
      expect(await refusedWith(await fetched(token, id))).toEqual([404, "VdrItemNotFound"])
    expect(await refusedWith(await fetched("no token", room.file))).toEqual([401, "SignInRequired"])
  })

  it("are taken from who keeps the room alone, and of what is refused none is kept", async () => {
    const count = async () => (await db.selectFrom("documents").select("key").execute()).length
    const before = await count()
    const { token } = await passOf(buyer, room.file)
    for (const who of [token, buyer.id, stranger.id]) {
      const { said, status } = await sent(who, await tier1Of(room.asset))
      expect([status, said["code"]]).toEqual([404, "VdrItemNotFound"])
    }
    await moved(room.asset, "Closed")
    const { said, status } = await sent(seller.id, await tier1Of(room.asset))
    expect([status, said["code"]]).toEqual([409, "VdrFrozen"])
    expect(await count()).toBe(before)
  })
})
