import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { thumbnailKey } from "@xl/core/documents"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { aDraft, onAsset } from "../testing/listings.ts"
import { testMarket } from "../testing/market.ts"
import { asSeller } from "../testing/people.ts"
import { keepPicture, sweepListingPictures } from "./index.ts"
import { isShownToAll } from "./sweep.ts"

const market = await testMarket()
const { url } = await market.serve()

const photograph = () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Artist: "A planted secret" } })
    .jpeg()
    .toBuffer()

const [seller, admin, stranger] = [
  await market.person(["VerifiedUsers", "Sellers"], asSeller),
  await market.person(["VerifiedUsers", "Admins"]),
  await market.person(["VerifiedUsers", "Sellers"], asSeller),
]
const sends = async (token: string | null, asset: string, bytes: Uint8Array, field = "file1") => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "front.jpg")
  const headers: Record<string, string> = token === null ? {} : { token }
  const answer = await fetch(`${url}/listing-pictures?${new URLSearchParams({ asset })}`, {
    method: "POST",
    headers,
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { readonly code?: string; readonly key: string } }
}
const shown = (key: string) => fetch(`${url}/pictures/${key}`)
const names = (id: string, keys: ReadonlyArray<string>) =>
  onAsset(market, seller, "editAsset", id, `images: ${JSON.stringify(keys)}`)

describe("an uploaded picture of an asset", () => {
  it("is drawn anew in two sizes, with nothing left of what stood beside its pixels", async () => {
    const { id } = await aDraft(market, seller)
    const { body, status } = await sends(seller.id, id, await photograph())
    expect([status, body.key]).toEqual([201, expect.stringMatching(new RegExp(`^listing-${id}-[0-9a-f]{32}$`))])
    for (const [key, width] of [
      [body.key, 1_600],
      [thumbnailKey(body.key), 480],
    ] as const) {
      const answer = await fetch(`${url}/listing-pictures?key=${key}`, { headers: { token: seller.id } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { exif, format, width: drawn } = await sharp(bytes).metadata()
      expect({ exif, format, drawn }).toEqual({ exif: undefined, format: "webp", drawn: width })
      expect(bytes.includes("planted")).toBe(false)
      expect(answer.headers.get("cache-control")).toBe("private, no-store")
    }
  })

  it("is shown to everybody once its asset is on the market and names it, and not before or after (SEL-112)", async () => {
    const { id } = await aDraft(market, seller)
    const { key } = (await sends(seller.id, id, await photograph())).body
    const other = (await sends(seller.id, id, await photograph())).body.key
    const { version: _ } = await names(id, [key])
    expect([(await shown(key)).status, (await shown(thumbnailKey(key))).status]).toEqual([404, 404])
    const { version } = await onAsset(market, seller, "requestAssetPublish", id)
    await onAsset(market, admin, "approveAsset", id, `version: ${version}`)
    expect([(await shown(key)).status, (await shown(thumbnailKey(key))).status]).toEqual([200, 200])
    expect((await shown(other)).status).toBe(404)
    await onAsset(market, seller, "withdrawListing", id)
    expect((await shown(key)).status).toBe(404)
  })

  it("that an advisor has as a portrait is shown to everybody once the advisors are disclosed, too", async () => {
    const { id } = await aDraft(market, seller)
    const { key } = (await sends(seller.id, id, await photograph())).body
    const contacts = `contacts: [{ firstName: "Ada", lastName: "Advisor", emailAddress: "ada@example.com", avatar: "${key}" }]`
    await onAsset(market, seller, "editAsset", id, contacts)
    const { version } = await onAsset(market, seller, "requestAssetPublish", id)
    await onAsset(market, admin, "approveAsset", id, `version: ${version}`)
    expect((await shown(key)).status).toBe(404)
    await onAsset(market, seller, "editAsset", id, "contactsDisclosed: true")
    expect([(await shown(key)).status, (await shown(thumbnailKey(key))).status]).toEqual([200, 200])
    await onAsset(market, seller, "withdrawListing", id)
    expect((await shown(key)).status).toBe(404)
  })

  it.each<readonly [string, () => Promise<Uint8Array>, string, number, string]>([
    [
      "a drawing that could hold a script",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "file1",
      415,
      "PictureTypeRefused",
    ],
    [
      "a picture that ends in the middle",
      async () => (await photograph()).subarray(0, 300),
      "file1",
      415,
      "PictureTypeRefused",
    ],
    ["nothing", async () => Buffer.alloc(0), "file1", 400, "FileEmpty"],
    ["another field", photograph, "file2", 400, "FileEmpty"],
    ["a byte too much", async () => Buffer.alloc(5_000_001), "file1", 413, "FileTooLarge"],
  ])("is refused where it is %s", async (_what, bytes, field, status, code) => {
    const { id } = await aDraft(market, seller)
    const answer = await sends(seller.id, id, await bytes(), field)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it("is taken of the first owner and administrators, and of nobody else", async () => {
    const { id } = await aDraft(market, seller)
    const bytes = await photograph()
    expect((await sends(admin.id, id, bytes)).status).toBe(201)
    expect((await sends(stranger.id, id, bytes)).body.code).toBe("DocumentNotFound")
    expect((await sends(seller.id, "4f0c", bytes)).body.code).toBe("DocumentNotFound")
    expect((await sends(null, id, bytes)).body.code).toBe("SignInRequired")
  })
})

describe("pictures that no asset names", () => {
  const folder = mkdtempSync(join(tmpdir(), "xl-listing-pictures-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const storage = diskStorage(folder)

  it("are removed once they are old, with their small copies; drawings and those that are named stay", async () => {
    const { id } = await aDraft(market, seller)
    const [kept, left, face] = ["a", "b", "c"].map((digit) => `listing-${id}-${digit.repeat(32)}`) as [
      string,
      string,
      string,
    ]
    await names(id, [kept])
    const contacts = `contacts: [{ firstName: "Ada", lastName: "Advisor", emailAddress: "ada@example.com", avatar: "${face}" }]`
    await onAsset(market, seller, "editAsset", id, contacts)
    const bytes = await photograph()
    for (const key of [kept, left, face, "retail-1"]) await keepPicture(storage, key, bytes)
    const house = { db: market.db, storage }
    expect(await sweepListingPictures(house, 86_400_000)).toBe(0)
    expect(await sweepListingPictures(house, -1_000)).toBe(2)
    const files = (await storage.list("pictures")).map(({ key }) => key).toSorted()
    expect(files).toEqual(
      [kept, thumbnailKey(kept), face, thumbnailKey(face), "retail-1", "retail-1-thumbnail"]
        .map((key) => `pictures/${key}.webp`)
        .toSorted(),
    )
    await onAsset(market, seller, "discardAsset", id)
    expect(await sweepListingPictures(house, -1_000)).toBe(4)
    expect(await isShownToAll(market.db)(kept)).toBe(false)
  })
})
