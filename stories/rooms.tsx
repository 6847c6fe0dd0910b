import { must, Tier2RequestId, VdrItemId } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { anAgreement, aTier2Request, aVdrFile, aVdrFolder } from "@xl/testkit/data-room"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { AssetOverviewScreen } from "@xl/ui/selling"
import { roomOf } from "@xl/web/screens"
import { Int } from "io-ts"
import { within } from "storybook/test"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

export const asset = aPublishedAsset({ owners: [aSeller().id] })
export const second = aBuyer(2, { companyName: null })
const people = [aSeller(), aBuyer(), second, anAdmin()]
export const asked = aTier2Request({ assetId: asset.id })
export const requestId = (which: number) => must(Tier2RequestId, `${which}2222222-2222-4222-8222-222222222222`)
const { tier_home_id, tier2_id } = asset.tiers
const item = (which: number, change: Parameters<typeof aVdrFile>[0]) =>
  aVdrFile({ ...change, assetId: asset.id, id: must(VdrItemId, `${which}3333333-3333-4333-8333-333333333333`) })
const leases = { ...aVdrFolder({ assetId: asset.id }) }
/** What the seller put into each tier. */
const vdrItems = [
  item(1, { tier: "home", folderId: must(VdrItemId, tier_home_id), name: "Teaser.pdf" }),
  item(2, { name: "Rent roll 2026.pdf", size: must(Int, 1_240_000) }),
  item(3, { name: "Front.png", type: "image/png", size: must(Int, 880_000) }),
  leases,
  item(4, { folderId: leases.id, name: "Lease Harrow Point.pdf" }),
  item(5, { tier: "tier2", folderId: must(VdrItemId, tier2_id), name: "Promissory note.pdf" }),
]
const agreements = [aBuyer(), second].map(({ id }) => anAgreement({ assetId: asset.id, userId: id }))
export const seedWith = (...tier2Requests: ReadonlyArray<ReturnType<typeof aTier2Request>>) => ({
  assets: [asset],
  agreements,
  vdrItems,
  profiles: people,
  tier2Requests,
})

/** The same with a spreadsheet in tier 1. */
export const withRoll = {
  ...seedWith(),
  vdrItems: [
    ...vdrItems,
    item(6, {
      name: "Rent roll.xlsx",
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      size: must(Int, 48_000),
    }),
  ],
}

export const unsigned = { ...seedWith(), agreements: [] }

export const two = [asked, aTier2Request({ id: requestId(2), assetId: asset.id, userId: second.id })]

export const Buyers = (props: ProductProps) => (
  <Product who={aBuyer()} seed={seedWith()} {...props}>
    <AssetScreen id={asset.id} now={useNow()} actions={actions} room={roomOf} />
  </Product>
)
export const Sellers = (props: ProductProps) => (
  <Product who={aSeller()} seed={seedWith(asked)} {...props}>
    <AssetOverviewScreen id={asset.id} now={useNow()} />
  </Product>
)
/** As a story's play is given it. */
type Canvas = ReturnType<typeof within>
export const narrow = { viewport: { value: "mobile1", isRotated: false } }
export const panel = async (canvas: Canvas, name = "Data room") => within(await canvas.findByRole("region", { name }))
