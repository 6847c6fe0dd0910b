import { anAsset } from "@xl/testkit/assets"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Asset } from "../assets/index.ts"
import { decode } from "../shared/index.ts"
import { avatarKey, fileSizeRefusal, isThumbnailKey, thumbnailKey } from "./index.ts"

describe("the key of a picture", () => {
  it("has the suffix -thumbnail after the whole of it for an avatar's small copy (ACC-505)", () => {
    expect(thumbnailKey(avatarKey("u1", "me.png"))).toBe("u1/avatars/me.png-thumbnail")
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (key) => {
        expect(thumbnailKey(key)).toBe(`${key}-thumbnail`)
        expect(isThumbnailKey(thumbnailKey(key))).toBe(true)
      }),
    )
    expect(isThumbnailKey("u1/avatars/me.png")).toBe(false)
  })

  it("has the suffix for an asset's picture, too (SEL-112)", () => {
    const sent = { ...Asset.encode(anAsset()), images: ["front", "roof.webp"] }
    const { images } = Result.getOrThrow(decode(Asset)(sent))
    expect(images.map(thumbnailKey)).toEqual(["front-thumbnail", "roof.webp-thumbnail"])
  })
})

it("takes at most 5,000,000 bytes (ACC-647)", () => {
  expect(fileSizeRefusal(5_000_000)).toBeNull()
  expect(fileSizeRefusal(5_000_001)?._tag).toBe("FileTooLarge")
})
