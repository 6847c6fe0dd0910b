import { anAssetId } from "@xl/testkit/assets"
import { describe, expect, it } from "vitest"
import { assetOfPicture, listingPictureKey, MOST_LISTING_PICTURES, thumbnailKey } from "../documents/index.ts"
import { pictureProblems } from "./picture-rules.ts"

const [own, other] = [anAssetId(1), anAssetId(2)]
const key = (asset: typeof own, at = 0) => listingPictureKey(asset, at.toString(16).padStart(32, "0"))

describe("the pictures of an asset", () => {
  it("say by their key whose they are, the small copies too", () => {
    expect([key(own), thumbnailKey(key(other)), "retail-1", `${key(own)}x`, ""].map(assetOfPicture)).toEqual([
      own,
      other,
      null,
      null,
      null,
    ])
  })

  it("are its own where they were uploaded, each once, and thirty at most", () => {
    const messages = (images: ReadonlyArray<string>) => pictureProblems(own, images).map(({ message }) => message)
    const foreign = "Choose pictures that were uploaded to this asset"
    expect(messages([key(own), "retail-1"])).toEqual([])
    expect([messages([key(other)]), messages([key(own), key(own)])]).toEqual([[foreign], [foreign]])
    const many = Array.from({ length: MOST_LISTING_PICTURES + 1 }, (_, at) => key(own, at))
    expect([messages(many.slice(1)), messages(many)]).toEqual([[], ["At most 30 pictures, please"]])
  })
})
