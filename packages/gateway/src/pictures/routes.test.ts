import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Fastify from "fastify"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { keepPicture, pictureRoutes } from "./index.ts"

const storage = diskStorage(mkdtempSync(join(tmpdir(), "xl-pictures-")))
const app = Fastify()
await app.register(pictureRoutes(storage))
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><rect width="2000" height="1000" fill="teal"/></svg>`,
)

describe("GET /pictures/:key", () => {
  it("serves a drawing as WebP for good, and its thumbnail under the suffix (SEL-112)", async () => {
    await keepPicture(storage, "a1-front", svg)
    const picture = await app.inject("/pictures/a1-front")
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1_600, height: 800 })
    const thumbnail = await app.inject("/pictures/a1-front-thumbnail")
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 480, height: 240 })
  })

  it.each(["none", "..%2f..%2fsecrets", "a1-front.webp"])("has no picture under %s", async (key) => {
    expect((await app.inject(`/pictures/${key}`)).statusCode).toBe(404)
  })

  it("refuses what is no picture, and a key that is no key", async () => {
    await expect(keepPicture(storage, "b", Buffer.from("MZ"))).rejects.toThrow("unsupported image format")
    await expect(keepPicture(storage, "b/../c", svg)).rejects.toThrow(RangeError)
    expect((await app.inject("/pictures/b")).statusCode).toBe(404)
  })
})
