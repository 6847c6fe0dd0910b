import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { testMarket } from "../testing/market.ts"
import { drawn, forgetAvatars, keepAvatar } from "./avatar-store.ts"

const market = await testMarket()
const { url } = await market.serve()
const folder = mkdtempSync(join(tmpdir(), "xl-avatars-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const photograph = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Artist: "A planted secret" }, IFD3: { GPSLatitude: "40/1 0/1 0/1" } })
    .jpeg()
    .toBuffer()

const sends = async (token: string, bytes: Buffer, field = "file1", name = "me.jpg") => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name)
  const answer = await fetch(`${url}/avatars`, { method: "POST", headers: { token }, body })
  return { status: answer.status, body: (await answer.json()) as { readonly code?: string; readonly key?: string } }
}
const reads = (token: string, key: string) =>
  fetch(`${url}/avatars?${new URLSearchParams({ key })}`, { headers: { token } })

describe("a person's picture", () => {
  it("is drawn anew, square and small, and nothing of what stood beside its pixels is left (ACC-504, SEL-407)", async () => {
    const { id } = await market.person(["VerifiedUsers"])
    const { body, status } = await sends(id, await photograph())
    expect([status, body]).toEqual([201, { key: `${id}/avatars/me.webp` }])
    for (const [suffix, side] of [
      ["", 512],
      ["-thumbnail", 96],
    ] as const) {
      const answer = await reads(id, `${body.key ?? ""}${suffix}`)
      const picture = Buffer.from(await answer.arrayBuffer())
      const { exif, format, height, width } = await sharp(picture).metadata()
      expect({ exif, format, height, width }).toEqual({ exif: undefined, format: "webp", height: side, width: side })
      expect(picture.includes("planted")).toBe(false)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
      })
    }
  })

  it("is taken as large as files may be, within the limit", async () => {
    const { id } = await market.person(["VerifiedUsers"])
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const
    const large = await sharp({ create: { width: 1_200, height: 1_200, channels: 3, noise, background: "teal" } })
      .png()
      .toBuffer()
    expect(large.length).toBeGreaterThan(3_000_000)
    expect(large.length).toBeLessThan(5_000_000)
    expect((await sends(id, large)).status).toBe(201)
  })

  it.each<readonly [string, () => Promise<Buffer>, string, number, string]>([
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
    ["far too much", async () => Buffer.alloc(9_000_000), "file1", 413, "FileTooLarge"],
  ])("is refused where it is %s, and the profile keeps what it had", async (_what, bytes, field, status, code) => {
    const { id } = await market.person(["VerifiedUsers"])
    const answer = await sends(id, await bytes(), field)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    const who = await market.does({ id, email: "" }, "{ getUserProfile { sellerProfile { avatar } } }")
    expect(who).toEqual({ sellerProfile: { avatar: null } })
  })

  it("is asked for by nobody without a session, and is not there for anybody else", async () => {
    const [{ id }, other] = [await market.person(["VerifiedUsers"]), await market.person(["VerifiedUsers", "Admins"])]
    const { key = "" } = (await sends(id, await photograph())).body
    expect((await sends("forged", await photograph())).body.code).toBe("SignInRequired")
    expect((await reads("forged", key)).status).toBe(401)
    const [theirs, none] = [await reads(other.id, key), await reads(other.id, `${id}/avatars/none.webp`)]
    expect([theirs.status, await theirs.text()]).toEqual([none.status, await none.text()])
    expect(theirs.status).toBe(404)
    for (const path of [`${other.id}/avatars/../../${key}`, `../${key}`, `${id}/avatars/.`, "", "documents"])
      expect((await reads(id, path)).status).toBe(404)
    expect((await fetch(`${url}/avatars`, { method: "DELETE" })).status).toBe(401)
  })

  it("goes with the others of its owner, whose files alone are looked at", async () => {
    const storage = diskStorage(folder)
    const made = await drawn(await photograph())
    const [old, recent] = [
      await keepAvatar(storage, "a", "old.png", made),
      await keepAvatar(storage, "a", "new.png", made),
    ]
    const other = await keepAvatar(storage, "b", "old.png", made)
    await forgetAvatars(storage, "a", recent)
    const left = (keys: ReadonlyArray<string>) =>
      Promise.all(keys.map(async (key) => (await storage.get(key)) !== null))
    expect(await left([old, `${old}-thumbnail`, recent, `${recent}-thumbnail`, other])).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    await forgetAvatars(storage, "a")
    expect(await left([recent, other])).toEqual([false, true])
  })
})
