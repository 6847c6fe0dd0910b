import { MOST_FILE_BYTES, thumbnailKey } from "@xl/core/documents"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { aDisguisedProgram, anEmptyFile, aPdf, aPicture } from "../documents/examples.ts"

const run = Effect.runPromise

/** The laws of every way to keep people's pictures. One house serves the whole suite: no law may assume it is empty. */
export const avatarsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Avatars through ${way}`, () => {
    let stage: MarketStage
    let owner: Profile
    beforeAll(async () => {
      stage = await open()
      owner = await personOn(stage)
    })
    const of = (who: Profile | null) => stage.as(who).avatars
    const named = async (who: Profile) => (await run(stage.as(who).profiles.mine())).sellerProfile.avatar

    it("keeps a picture under the owner's id, in avatars/, and names it in the profile (ACC-504, SEL-407)", async () => {
      const key = await run(of(owner).change(aPicture("My face.png")))
      expect(key).toBe(`${owner.id}/avatars/My-face.webp`)
      expect(await named(owner)).toBe(key)
    })

    it("gives its owner the picture, and its small copy under the suffix (ACC-506, SEL-408)", async () => {
      const key = await run(of(owner).change(aPicture()))
      for (const name of [key, `${key}-thumbnail`]) expect((await run(of(owner).read(name))).length).toBeGreaterThan(0)
      expect(thumbnailKey(key)).toBe(`${key}-thumbnail`)
    })

    it("answers everybody else, administrators too, as if there were none", async () => {
      const key = await run(of(owner).change(aPicture()))
      for (const other of [await personOn(stage), await adminOn(stage)])
        for (const name of [
          key,
          thumbnailKey(key),
          `${owner.id}/avatars/none.webp`,
          `${other.id}/avatars/none.webp`,
          "",
        ])
          expect(await refusalOf(of(other).read(name))).toBe("DocumentNotFound")
    })

    it("forgets the picture that was there before, and all of it once it is removed", async () => {
      const old = await run(of(owner).change(aPicture("old.png")))
      const recent = await run(of(owner).change(aPicture("recent.png")))
      expect(await refusalOf(of(owner).read(old))).toBe("DocumentNotFound")
      expect((await run(of(owner).read(recent))).length).toBeGreaterThan(0)
      await run(of(owner).remove())
      await run(of(owner).remove())
      expect([await named(owner), await refusalOf(of(owner).read(recent))]).toEqual([null, "DocumentNotFound"])
    })

    it("takes a picture by what it holds, of at most 5,000,000 bytes, and keeps the old where it refuses", async () => {
      const key = await run(of(owner).change(aPicture("me.png", MOST_FILE_BYTES)))
      expect(await refusalOf(of(owner).change(aDisguisedProgram()))).toBe("PictureTypeRefused")
      expect(await refusalOf(of(owner).change(aPdf(60, "me.png")))).toBe("PictureTypeRefused")
      expect(await refusalOf(of(owner).change(anEmptyFile()))).toBe("FileEmpty")
      expect(await refusalOf(of(owner).change(aPicture("me.png", MOST_FILE_BYTES + 1)))).toBe("FileTooLarge")
      expect(await named(owner)).toBe(key)
    })

    it("asks a guest to sign in", async () => {
      const key = await run(of(owner).change(aPicture()))
      for (const ask of [of(null).change(aPicture()), of(null).remove(), of(null).read(key)])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })
  })
