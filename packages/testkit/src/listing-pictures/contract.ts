import { assetOfPicture, MOST_FILE_BYTES, thumbnailKey } from "@xl/core/documents"
import type { Profile } from "@xl/core/profiles"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aDisguisedProgram, anEmptyFile, aPdf, aPicture } from "../documents/examples.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, completeDraftOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"

const run = Effect.runPromise
const ignored = () => undefined

/** The laws of every way to keep pictures of assets. One house serves the whole suite: no law may assume it is empty. */
export const listingPicturesContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`ListingPictures through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let asset: AssetId
    beforeAll(async () => {
      stage = await open()
      seller = await sellerOn(stage)
      asset = (await completeDraftOn(stage, seller)).id
    })
    const of = (who: Profile | null) => stage.as(who).listingPictures
    const upload = (who: Profile | null, file = aPicture("front.png")) => of(who).upload(asset, file, ignored)

    it("keeps a picture of a draft under a key that says whose it is, and tells how far it is", async () => {
      const told: Array<number> = []
      const key = await run(of(seller).upload(asset, aPicture(), (done) => void told.push(done)))
      expect([assetOfPicture(key), told.at(-1)]).toEqual([asset, 1])
      for (const name of [key, thumbnailKey(key)]) expect((await run(of(seller).read(name))).length).toBeGreaterThan(0)
    })

    it("gives each picture a key of its own", async () => {
      const [one, other] = await Promise.all([run(upload(seller)), run(upload(seller))])
      expect(one).not.toBe(other)
    })

    it("lets administrators do the same, and tells nobody else that there is a picture or an asset", async () => {
      const admin = await adminOn(stage)
      const key = await run(upload(admin))
      expect((await run(of(admin).read(key))).length).toBeGreaterThan(0)
      for (const stranger of [await personOn(stage), await sellerOn(stage)]) {
        expect(await refusalOf(upload(stranger))).toBe("DocumentNotFound")
        for (const name of [key, thumbnailKey(key), "retail-1", ""])
          expect(await refusalOf(of(stranger).read(name))).toBe("DocumentNotFound")
      }
    })

    it("takes a picture by what it holds, of at most 5,000,000 bytes", async () => {
      expect(await refusalOf(upload(seller, aDisguisedProgram()))).toBe("PictureTypeRefused")
      expect(await refusalOf(upload(seller, aPdf(60, "front.png")))).toBe("PictureTypeRefused")
      expect(await refusalOf(upload(seller, anEmptyFile()))).toBe("FileEmpty")
      const most = await run(upload(seller, aPicture("front.png", MOST_FILE_BYTES)))
      expect((await run(of(seller).read(most))).length).toBeGreaterThan(0)
      expect(await refusalOf(upload(seller, aPicture("front.png", MOST_FILE_BYTES + 1)))).toBe("FileTooLarge")
    })

    it("asks a guest to sign in", async () => {
      const key = await run(upload(seller))
      for (const ask of [upload(null), of(null).read(key)]) expect(await refusalOf(ask)).toBe("SignInRequired")
    })

    it("lets the asset name what was uploaded to it, and nothing of another asset's", async () => {
      const [first, second] = [await run(upload(seller)), await run(upload(seller))]
      const { listings } = stage.as(seller)
      expect((await run(listings.edit(asset, { images: [second, first] }))).images).toEqual([second, first])
      const other = (await completeDraftOn(stage, seller)).id
      expect(await refusalOf(listings.edit(other, { images: [first] }))).toBe("AssetFactsInvalid")
    })
  })
