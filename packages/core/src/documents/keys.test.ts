import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { avatarKey, isThumbnailKey, MOST_FILE_BYTES, thumbnailKey } from "./index.ts"

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
})

it("takes at most 5,000,000 bytes (ACC-647)", () => expect(MOST_FILE_BYTES).toBe(5_000_000))
