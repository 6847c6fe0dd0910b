import { assetView } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { offerChoice } from "@xl/ui/bundles"
import { namedIn } from "@xl/web/composition"
import type { within } from "storybook/test"
import type { ProductProps } from "./product.tsx"

const named = (count: number, name: string, millions: number, seller = 1) => {
  const base = aPublishedAsset({ id: anAssetId(count), owners: [aSeller(seller).id] })
  const owed = must(Cents, millions * 1_000_000_00)
  return { ...base, mainInfo: { ...base.mainInfo, name, title: name, upb: owed } }
}
export const ASSETS = [
  named(1, "Cedar Park Retail", 10),
  named(2, "Linden Terrace", 34),
  named(3, "Mesa Point Logistics", 16),
  named(4, "Delta Street Storage", 12, 2),
]
const OURS = ASSETS.slice(0, 3)
export const buyer = aBuyer(1, { favorites: ASSETS.map(({ id }) => id) })
export const seed = { assets: ASSETS, profiles: [aSeller(), aSeller(2), buyer] }
export const views = (assets: typeof ASSETS) => assets.flatMap((asset) => assetView(asset, actorOf(buyer), false) ?? [])

const PRICES = [8_000_000_00, 27_200_000_00, 12_800_000_00]
export const offered = (change: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({
    type: "MultipleBid",
    terms: terms({ bidPrice: 48_000_000_00, earnestMoneyDeposit: 1_000_000_00 }),
    assets: OURS.map(({ id, mainInfo }, place) => ({
      id,
      title: mainInfo.title ?? "",
      principalBalance: must(Cents, mainInfo.upb),
      bidAllocation: must(Cents, PRICES[place]),
    })),
    ...change,
  })

export interface BundleProps extends ProductProps {
  /** How many of the assets are chosen when the page opens. */
  readonly chosen?: number
}

export const choosing =
  (count: number): NonNullable<ProductProps["start"]> =>
  (container) => {
    const choice = namedIn(container)(offerChoice)
    views(ASSETS.slice(0, count)).forEach(choice.add)
  }

type User = { readonly type: (element: Element, text: string) => Promise<void> }
const TYPED = { "Earnest money deposit": "1000000", "Due diligence period": "30", Closing: "30" }
export const fill = async (form: ReturnType<typeof within>, { type }: User) => {
  await type(await form.findByRole("textbox", { name: "Total offer price" }), "48000000")
  for (const [name, text] of Object.entries(TYPED)) await type(form.getByRole("textbox", { name }), text)
}
