import { type ListingPictures, listingPictureKey } from "@xl/core/documents"
import { anAssetId } from "@xl/testkit/assets"
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { settled } from "../testing/app.ts"
import { OwnPicturesModel } from "./own-pictures-model.ts"

afterEach(() => void vi.restoreAllMocks())

it("loads each picture of an own draft large and small, once, and gives both of it (SEL-112)", async () => {
  const read = vi.fn<ListingPictures["Service"]["read"]>((key) => Effect.succeed(new TextEncoder().encode(key)))
  let count = 0
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${(count += 1)}`)
  const model = new OwnPicturesModel({ upload: () => Effect.die("Nothing is sent."), read }, () => undefined)
  const key = listingPictureKey(anAssetId(1), "4".repeat(32))
  expect(model.addressesOf(key)).toBeUndefined()
  model.show([key])
  model.show([key])
  await settled()
  expect(read.mock.calls).toEqual([[`${key}-thumbnail`], [key]])
  expect(model.addressesOf(key)).toEqual({ src: "blob:2", thumbnail: "blob:1" })
})
