import { randomBytes } from "node:crypto"
import { must, VdrItemId } from "@xl/core/shared"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { aMacroWorkbook, aWordDocument, aWorkbook, zipOf } from "../testing/office-files.ts"
import { ROOM_FILE_BYTES } from "../testing/papers.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putAgreement } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const { close, url } = await market.serve()
afterAll(close)
const { db } = market
const [seller, buyer, rival] = [
  await market.person(["Sellers", "VerifiedUsers"]),
  await market.person(["VerifiedUsers"]),
  await market.person(["Sellers", "VerifiedUsers"]),
]
const asset = await putAsset(db, seller.id, { status: "Published" })
await putAgreement(db, buyer.id, { assetId: asset, ownerId: seller.id })
const { rows } = await sql<{
  id: string
}>`select body -> 'tiers' ->> 'tier1_id' as id from assets where id = ${asset}`.execute(db)
const folder = rows[0]?.id ?? ""

/** A PDF of so many bytes. */
const pdfOf = (size: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size - 9)])

interface Said {
  readonly status: number
  readonly upload?: { readonly id: string; readonly received: number }
  readonly item?: { readonly id: string; readonly name: string; readonly type: string; readonly size: number }
  readonly code?: string
  readonly mostBytes?: number
}
const call = async (who: Person, path: string, init: RequestInit = {}): Promise<Said> => {
  const answer = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, token: who.id } })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const json = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})
const begin = (name: string, size: number, more = "", who = seller) =>
  call(who, `/vdr-uploads?folder=${folder}${more}`, json({ name, size }))
const put = (id: string, from: number, bytes: Buffer, who = seller) =>
  call(who, `/vdr-uploads?id=${id}&from=${from}`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  })
const done = (id: string, who = seller) => call(who, `/vdr-uploads/done?id=${id}`, json({}))
const sent = async (name: string, bytes: Buffer, more = "") => {
  const { upload } = await begin(name, bytes.length, more)
  const id = upload?.id ?? ""
  await put(id, 0, bytes)
  return done(id)
}
const itemIn = ({ item }: Said) => item ?? { id: "", name: "", type: "", size: 0 }
const read = async (who: Person, id: string) => {
  const answer = await fetch(`${url}/vdr-files?id=${id}`, { headers: { token: who.id } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe("a large file of a data room", () => {
  it("arrives in pieces, goes on after a cut where it was, and is read as it was sent", async () => {
    const file = pdfOf(9_000_000)
    const { status, upload } = await begin("Appraisal.pdf", file.length)
    expect([status, upload?.received]).toEqual([201, 0])
    const id = upload?.id ?? ""
    await put(id, 0, file.subarray(0, 4_000_000))
    // The answer was lost: the same piece again changes nothing, and one too far ahead is not taken.
    expect((await put(id, 0, file.subarray(0, 4_000_000))).upload?.received).toBe(4_000_000)
    expect((await put(id, 8_000_000, file.subarray(8_000_000))).upload?.received).toBe(4_000_000)
    expect((await done(id)).code).toBe("DocumentsUnavailable")
    expect((await call(seller, `/vdr-uploads?id=${id}`)).upload?.received).toBe(4_000_000)
    await put(id, 4_000_000, file.subarray(4_000_000, 8_000_000))
    await put(id, 8_000_000, file.subarray(8_000_000))
    const whole = await done(id)
    expect(whole).toMatchObject({ status: 201 })
    const { item } = whole
    expect(item).toMatchObject({ name: "Appraisal.pdf", type: "application/pdf", size: 9_000_000 })
    expect((await done(id)).item).toEqual(item)
    const back = await read(buyer, must(VdrItemId, item?.id))
    expect([back.status, back.bytes.equals(file)]).toEqual([200, true])
  })

  it("is refused beyond what the operator set, before a byte comes", async () => {
    const { code, mostBytes, status } = await begin("Huge.pdf", ROOM_FILE_BYTES + 1)
    expect([status, code, mostBytes]).toEqual([413, "RoomFileTooLarge", ROOM_FILE_BYTES])
    expect((await begin("None.pdf", 0)).code).toBe("FileEmpty")
  })

  it("is its sender's alone, who has to be the keeper of the room", async () => {
    expect((await begin("Own.pdf", 9, "", buyer)).code).toBe("VdrItemNotFound")
    const { upload } = await begin("Own.pdf", 9)
    const id = upload?.id ?? ""
    for (const other of [buyer, rival]) {
      expect((await call(other, `/vdr-uploads?id=${id}`)).code).toBe("VdrItemNotFound")
      expect((await put(id, 0, Buffer.from("%PDF-1.7\n"), other)).code).toBe("VdrItemNotFound")
      expect((await done(id, other)).code).toBe("VdrItemNotFound")
    }
  })

  it("is taken by what it holds: spreadsheets, Word and archives, and nothing with macros or another name", async () => {
    const taken = [
      await sent("Rent roll.xlsx", aWorkbook()),
      await sent("Term sheet.docx", aWordDocument()),
      await sent("Leases.zip", zipOf({ "a.txt": "a" })),
    ]
    expect(taken.map(({ item }) => item?.type.split(/[./]/).at(-1))).toEqual(["sheet", "document", "zip"])
    const refused = [
      await sent("Rent roll.xlsx", aMacroWorkbook()),
      await sent("Rent roll.pdf", aWorkbook()),
      await sent("Rent roll.xlsx", zipOf({ "a.txt": "a" })),
      await sent("Rent roll.xlsx", Buffer.from("<html><script>alert(1)</script></html>")),
    ]
    expect(refused.map(({ code }) => code)).toEqual([
      "RoomFileTypeRefused",
      "FileNameMisleads",
      "FileNameMisleads",
      "RoomFileTypeRefused",
    ])
  })

  it("takes the place of another, whose bytes are read no more", async () => {
    const old = itemIn(await sent("Note.pdf", pdfOf(100)))
    const item = itemIn(await sent("Note, signed.pdf", pdfOf(200), `&replaces=${old.id}`))
    expect([item.name, item.size, item.id === old.id]).toEqual(["Note.pdf", 200, false])
    expect((await read(buyer, old.id)).status).toBe(404)
    expect((await read(buyer, item.id)).status).toBe(200)
    expect((await begin("Note.pdf", 9, `&replaces=${old.id}`)).code).toBe("VdrItemNotFound")
    const { rows: news } = await sql<{ kind: string; name: string }>`
      select kind, name from vdr_news where asset_id = ${asset} order by position desc limit 2`.execute(db)
    expect(news).toEqual([
      { kind: "replaced", name: "Note.pdf" },
      { kind: "added", name: "Note.pdf" },
    ])
  })
})
