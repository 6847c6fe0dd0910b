import { Asset } from "@xl/core/assets"
import { anAsset } from "@xl/testkit/assets"
import Fastify from "fastify"
import { mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { pictureRoutes } from "../pictures/index.ts"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { drawPictures } from "./draw-pictures.ts"

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl-drawn-"))
const storage = diskStorage(folder)
const app = Fastify()
await app.register(pictureRoutes(storage, { draw: drawPictures(db, storage) }))

const { id } = anAsset()
const front = `drawn-office-58-${id}-front`
await db
  .insertInto("assets")
  .values({ id, body: JSON.stringify(Asset.encode(anAsset({ images: [front] }))), nextDue: null })
  .execute()

describe("a drawn picture", () => {
  it("is drawn when it is first looked at, with its thumbnail, and kept", async () => {
    const [picture, thumbnail] = await Promise.all([
      app.inject(`/pictures/${front}`),
      app.inject(`/pictures/${front}-thumbnail`),
    ])
    expect(picture.headers["content-type"]).toBe("image/webp")
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "webp", width: 960, height: 600 })
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 480, height: 300 })
    expect(readdirSync(join(folder, "pictures")).toSorted()).toEqual([`${front}-thumbnail.webp`, `${front}.webp`])
    expect((await app.inject(`/pictures/${front}`)).rawPayload).toEqual(picture.rawPayload)
  })

  it.each([
    `drawn-office-59-${id}-front`,
    `drawn-office-58-${id}-side`,
    front.replace(id, id.replace("1", "2")),
    "a1-front",
  ])("is not drawn for %s, which no listing shows", async (key) => {
    expect((await app.inject(`/pictures/${key}`)).statusCode).toBe(404)
    expect(readdirSync(join(folder, "pictures"))).toHaveLength(2)
  })
})
