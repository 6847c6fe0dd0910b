import { type ListingPictures, listingPictureKey } from "@xl/core/documents"
import { anAssetId } from "@xl/testkit/assets"
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { settled } from "../testing/app.ts"
import { PicturesModel } from "./pictures-model.ts"

afterEach(() => void vi.restoreAllMocks())

it("loads the small copy of each own picture once, and links to that of a drawing (SEL-112)", async () => {
  const read = vi.fn<ListingPictures["Service"]["read"]>(() => Effect.succeed(new Uint8Array([1])))
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:small")
  const model = new PicturesModel({ upload: () => Effect.die("Nothing is sent."), read }, () => undefined)
  const key = listingPictureKey(anAssetId(1), "4".repeat(32))
  model.show([key, "retail-2"])
  model.show([key])
  await settled()
  expect(read.mock.calls).toEqual([[`${key}-thumbnail`]])
  expect([model.addressOf(key), model.addressOf("retail-2")]).toEqual(["blob:small", "/pictures/retail-2-thumbnail"])
})
