import { anAsset, aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { sheetOf } from "../drawings/index.ts"
import { chatAsset } from "./picture.ts"

const [buyer, seller] = [aBuyer().id, aSeller().id]

it("a loan keeps its face in a conversation: the seller's first picture, or the front that is drawn of it everywhere", () => {
  const asset = aPublishedAsset({ owners: [seller], images: ["a1-lobby", "a1-roof"] })
  expect(chatAsset(asset, buyer)).toMatchObject({ id: asset.id, assetImage: "a1-lobby", contactsDisclosed: false })
  const { assetImage } = chatAsset({ ...asset, images: [] }, buyer)
  expect(sheetOf(assetImage ?? "")).toMatchObject({ assetId: asset.id, view: "front" })
  const without = chatAsset(
    { ...asset, images: [], noteOverview: { ...asset.noteOverview, estCollateralValue: null } },
    buyer,
  )
  expect(sheetOf(without.assetImage ?? "")?.debtPercent).toBeUndefined()
})

it("a loan that is not on the market shows its face to its seller alone", () => {
  const draft = anAsset({ owners: [seller], status: "Draft", images: ["a1-lobby"] })
  expect([chatAsset(draft, seller).assetImage, chatAsset(draft, buyer).assetImage]).toEqual(["a1-lobby", null])
})
