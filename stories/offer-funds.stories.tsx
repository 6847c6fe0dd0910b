import type { Meta, StoryObj } from "@storybook/react-vite"
import { FundsExceeded, type Offer } from "@xl/core/offers"
import { Cents, must } from "@xl/core/shared"
import { anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { AssetScreen } from "@xl/ui/asset"
import { AssetOverviewScreen } from "@xl/ui/selling"
import { Effect } from "effect"
import { expect, within } from "storybook/test"
import { alertNamed, dialogNamed, noDialog } from "./dialogs.ts"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const ENTITY = "Blair Capital LLC"
const member = { purchasingEntity: ENTITY, fundsEntity: ENTITY, mmgpFirstName: "Mia", mmgpLastName: "Park" }
const approvedFor = (dollars: number) => {
  const base = aBuyer()
  return { ...base, buyerProfile: { ...base.buyerProfile, ...member, pofSum: must(Cents, dollars * 100) } }
}
const asset = aPublishedAsset()
const other = aPublishedAsset({ id: anAssetId(2) })
/** An offer of $8,000,000 on another asset ties up part of $12,000,000. */
const buyer = approvedFor(12_000_000)
const elsewhere = anOffer({
  id: anOfferId(9),
  assets: anOffer().assets.map((one) => ({ ...one, id: other.id })),
})
const seed = { assets: [asset, other], profiles: [aSeller(), buyer], offers: [elsewhere] }

const Bidding = (props: ProductProps) => (
  <Product who={buyer} seed={seed} {...props}>
    <AssetScreen id={asset.id} now={useNow()} actions={actions} />
  </Product>
)
const meta = {
  title: "Screens/Approved funds",
  component: Bidding,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Bidding>
export default meta
type Story = StoryObj<typeof meta>
type At = Parameters<NonNullable<Story["play"]>>[0]
const narrow = { viewport: { value: "mobile1", isRotated: false } }

/** The offer dialog with the whole terms, at this price. */
const priced = async ({ canvas, userEvent }: At, price: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
  const dialog = await dialogNamed("Make an offer")
  const type = (name: string, text: string) => userEvent.type(dialog.getByRole("textbox", { name }), text)
  await type("Earnest money deposit", "100000")
  await type("Due diligence period", "20")
  await type("Closing", "30")
  await type("Offer price", price)
  return dialog
}
type Dialog = Awaited<ReturnType<typeof priced>>

/** The proof of funds opens in place of the offer. */
const renews = async (dialog: Dialog, { userEvent }: At) => {
  await userEvent.click(dialog.getByRole("button", { name: "Renew proof of funds" }))
  const profile = await dialogNamed("Buyer profile")
  await expect(await profile.findByText("Step 3 of 3: Proof of funds")).toBeVisible()
}

export const Meter: Story = {
  name: "The meter counts the price and the other live offers",
  play: async (at) => {
    const dialog = await priced(at, "3000000")
    await expect(dialog.getByRole("progressbar", { name: `Approved funds of ${ENTITY}` })).toBeVisible()
    await expect(dialog.getByText("$11,000,000 of $12,000,000")).toBeVisible()
    const counted =
      "$8,000,000 are in your other live offers. A price above $4,000,000 exceeds your approved funds together with them: you may send it, and the seller is told."
    await expect(dialog.getByText(counted)).toBeVisible()
    await expect(dialog.getByText(/^At most \$12,000,000:/)).toBeVisible()
    await expect(dialog.queryByRole("button", { name: "Renew proof of funds" })).toBeNull()
  },
}
export const NarrowMeter: Story = { ...Meter, globals: narrow }

export const PriceTooHigh: Story = {
  name: "A price above the funds is refused as it is typed, with the way to a new proof of funds",
  play: async (at) => {
    const dialog = await priced(at, "12500000")
    await expect(await dialog.findByText(/Your approved funds are \$12,000,000, and this offer is/)).toBeVisible()
    await renews(dialog, at)
  },
}

const waiting = { ...buyer, buyerUnderReview: true }
export const WaitedFor: Story = {
  name: "A new proof of funds under review is waited for",
  args: { who: waiting, seed: { ...seed, profiles: [aSeller(), waiting] } },
  play: async (at) => {
    const dialog = await priced(at, "12500000")
    await expect(await dialog.findByText(/^Your new proof of funds is under review/)).toBeVisible()
    await expect(dialog.queryByRole("button", { name: "Renew proof of funds" })).toBeNull()
  },
}

const above = anOffer({ terms: terms({ bidPrice: must(Cents, 15_000_000_00) }) })
export const OwnMarked: Story = {
  name: "An own offer above the funds stays, is marked on the asset's page, and is not raised",
  args: { seed: { ...seed, offers: [above] } },
  play: async (at) => {
    const { canvas, userEvent } = at
    await expect(await canvas.findByText("Price exceeds approved funds")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Edit offer" }))
    const dialog = await dialogNamed("Edit offer")
    await expect(dialog.getByText(/^At most \$15,000,000:/)).toBeVisible()
    const price = dialog.getByRole("textbox", { name: "Offer price" })
    await userEvent.clear(price)
    await userEvent.type(price, "15000001")
    await expect(await dialog.findByText(/Your approved funds are \$12,000,000, and this offer is/)).toBeVisible()
    await renews(dialog, at)
  },
}
export const NarrowOwnMarked: Story = { ...OwnMarked, globals: narrow }

const refused = () =>
  Effect.fail(new FundsExceeded({ approved: must(Cents, 5_000_000_00), price: must(Cents, 8_000_000_00) }))
export const RefusedLate: Story = {
  name: "Funds lowered meanwhile: the refusal keeps the form and names the way out",
  args: { change: ({ offers }) => ({ offers: { ...offers, create: refused } }), seed: { ...seed, offers: [] } },
  play: async (at) => {
    const dialog = await priced(at, "8000000{Enter}")
    await at.userEvent.click(await dialog.findByRole("button", { name: "Send offer, $8,000,000" }))
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/Your approved funds are \$5,000,000/)
    await renews(dialog, at)
  },
}

export const Warned: Story = {
  name: "Together above the funds: warned before it is sent, and sent",
  play: async (at) => {
    const dialog = await priced(at, "8000000{Enter}")
    await expect(await dialog.findByText(/Your other live offers come to \$8,000,000/)).toBeVisible()
    await at.userEvent.click(dialog.getByRole("button", { name: "Send offer, $8,000,000" }))
    await noDialog()
    await expect(await at.canvas.findByRole("button", { name: "Edit offer" })).toBeVisible()
  },
}

export const RefusedTogether: Story = {
  name: "Where the market refuses it, only what is left may be bid",
  args: { operator: { aggregateFunds: "refuse" } },
  play: async (at) => {
    const dialog = await priced(at, "4000000")
    await expect(dialog.getByText(/^At most \$4,000,000:/)).toBeVisible()
    await expect(dialog.getByText(/cannot be bid again/)).toBeVisible()
    await at.userEvent.clear(dialog.getByRole("textbox", { name: "Offer price" }))
    await at.userEvent.type(dialog.getByRole("textbox", { name: "Offer price" }), "5000000")
    await expect(await dialog.findByText(/they exceed your approved funds of \$12,000,000/)).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
  },
}

const called = standingIn("UnderSelection.CallForOffers")
const dear: Offer = anOffer({ id: anOfferId(2), owners: [aBuyer(2).id], terms: terms({ bidPrice: 60_000_000_00 }) })
const sold = {
  assets: [called.asset, other],
  offers: [...called.offers, elsewhere, dear],
  profiles: [aSeller(), buyer, aBuyer(2)],
}

export const Marked: Story = {
  name: "The seller sees the marks in the overview, the table and side by side, and before choosing",
  render: () => (
    <Product who={aSeller()} seed={sold}>
      <AssetOverviewScreen id={called.asset.id} now={useNow()} />
    </Product>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^2 active offers are marked/)).toBeVisible()
    const offers = within(canvas.getByRole("table", { name: "Offers on this asset" }))
    await expect(offers.getByText("Offers exceed approved funds")).toBeVisible()
    await expect(offers.getByText("Price exceeds approved funds")).toBeVisible()
    for (const box of offers.getAllByRole("checkbox", { name: /^Select (?!all)/ })) await userEvent.click(box)
    const grid = within(await canvas.findByRole("table", { name: "Selected offers side by side" }))
    await expect(grid.getByText("Offers exceed approved funds")).toBeVisible()
    await expect(grid.getByText("Price exceeds approved funds")).toBeVisible()
    const [select] = await canvas.findAllByRole("button", { name: /^Select winner, / })
    if (select) await userEvent.click(select)
    const choose = await alertNamed("Select this offer as winner?")
    await expect(choose.getByText(/buyer.s (live offers|approved funds)/)).toBeVisible()
  },
}
export const NarrowMarked: Story = {
  ...Marked,
  name: "The marks at phone width",
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 active offers are marked/)).toBeVisible()
    await expect((await canvas.findAllByText("Price exceeds approved funds"))[0]).toBeVisible()
  },
}
