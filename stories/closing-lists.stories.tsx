import type { Meta, StoryObj } from "@storybook/react-vite"
import { closingPath, type Offer, OFFERS_ON_A_PAGE } from "@xl/core/offers"
import { addDays, dayOf } from "@xl/core/shared"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { ClosingListPanel } from "@xl/ui/closing"
import { AssetScreen } from "@xl/ui/asset"
import { MyOffersScreen } from "@xl/ui/offers"
import { AssetOverviewScreen, SellerAssetsScreen } from "@xl/ui/selling"
import { closingOf } from "@xl/web/screens"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import type { Here } from "@xl/testkit/here"
import { wholeText } from "./dialogs.ts"
import { down } from "./market.ts"
import { useClock, useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer()]
const today = dayOf(EXAMPLE_NOW)
const won = standingIn("ContractPending.CallForOffers")
const contract = standingIn("UnderContract")
const closed = standingIn("Closed")
const seedOf = ({ asset, offers }: typeof won, change: Partial<Offer> = {}) => ({
  assets: [asset],
  offers: offers.map((offer) => ({ ...offer, ...change })),
  profiles: people,
})
const sellersTurn = seedOf(won, {
  buyerClosingDocumentsAccepted: true,
  sellerClosingPeriod: { startDate: today, endDate: addDays(today, 10), endedAt: null },
})

interface ListsProps extends ProductProps {
  readonly on?: "asset" | "buyer" | "overview" | "seller"
}
const Screen = ({ on }: Pick<ListsProps, "on">) => {
  const [now, clock] = [useNow(), useClock()]
  if (on === "seller")
    return <SellerAssetsScreen list="active" closings={<ClosingListPanel party="seller" now={now} />} />
  if (on === "overview") return <AssetOverviewScreen id={won.asset.id} now={now} closingOf={closingOf} />
  if (on === "asset") return <AssetScreen id={won.asset.id} now={now} actions={actions} />
  return <MyOffersScreen now={clock} closings={<ClosingListPanel party="buyer" now={now} />} />
}
const Lists = ({ on = "buyer", ...props }: ListsProps) => (
  <Product who={on === "seller" || on === "overview" ? aSeller() : aBuyer()} seed={seedOf(won)} {...props}>
    <Screen on={on} />
  </Product>
)
const meta = {
  title: "Screens/Closing lists and next steps",
  component: Lists,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Lists>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }
type Canvas = ReturnType<typeof within>

const list = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Closings that wait for you" }))
const nextStep = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Next step" }))
const OPEN = "Open closing, Cedar Park Retail"

export const OfBuyer: Story = {
  name: "A buyer sees the closing that waits, new until it is opened",
  play: async ({ canvas }) => {
    const panel = await list(canvas)
    await expect(
      panel.getByText(wholeText(/^Closing: act by 01-26-2027, 00:00 UTC\. Price \$8,000,000\.$/)),
    ).toBeVisible()
    await expect(panel.getByText(wholeText(/^59 d 00 h left$/))).toBeVisible()
    await expect(panel.queryByRole("navigation", { name: "Closings" })).toBeNull()
    await expect(panel.getByText("New")).toBeVisible()
    await expect(panel.getByRole("link", { name: OPEN })).toHaveAttribute(
      "href",
      closingPath("buyer", "ss", anOfferId(1)),
    )
    const [above, below] = ["Closings that wait for you", "Offers"].map((name) =>
      canvas.getByRole("region", { name }).getBoundingClientRect(),
    )
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(24)
  },
}
export const NarrowOfBuyer: Story = { ...OfBuyer, globals: narrow }
/** One closing more than stands on a page. */
const ELEVEN = Array.from({ length: OFFERS_ON_A_PAGE + 1 }, (_, at) => {
  const { asset, offers } = standingIn("ContractPending.CallForOffers", {
    id: anAssetId(at + 1),
    winnerOfferId: anOfferId(at + 1),
  })
  const assets = offers.flatMap((offer) => offer.assets.map((one) => ({ ...one, id: asset.id })))
  return { asset, offers: offers.map((offer) => ({ ...offer, id: anOfferId(at + 1), assets })) }
})
export const Many: Story = {
  name: "More closings than a page holds go on at the next",
  args: {
    seed: {
      assets: ELEVEN.map(({ asset }) => asset),
      offers: ELEVEN.flatMap(({ offers }) => offers),
      profiles: people,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await list(canvas)
    await expect(panel.getAllByRole("link", { name: OPEN })).toHaveLength(10)
    const pages = within(panel.getByRole("navigation", { name: "Closings" }))
    await expect(pages.getByText("1 to 10 of 11")).toBeVisible()
    await userEvent.click(pages.getByRole("button", { name: "Next 1" }))
    await expect(await pages.findByText("11 to 11 of 11")).toBeVisible()
    await waitFor(() => expect(panel.getAllByRole("link", { name: OPEN })).toHaveLength(1))
  },
}
export const Seen: Story = {
  name: "Once opened it is no longer new",
  args: { seed: seedOf(won, { buyerClosingNotificationSeen: true }) },
  play: async ({ canvas }) => expect((await list(canvas)).queryByText("New")).toBeNull(),
}

const buyerAccepts = ({ market }: Here) =>
  setTimeout(() => void Effect.runPromise(market.as(aBuyer()).offers.acceptClosingDocuments(anOfferId(1))), 1_000)
export const OfSeller: Story = {
  name: "A seller sees the closing without reload when the buyer has accepted",
  args: { on: "seller", onHere: (browser) => void buyerAccepts(browser) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Cedar Park Retail/ })).toBeVisible()
    const link = await (await list(canvas)).findByRole("link", { name: OPEN })
    await expect(link).toHaveAttribute("href", closingPath("seller", "ss", anOfferId(1)))
  },
}
export const None: Story = {
  name: "No closing waits: nothing is shown",
  args: { seed: sellersTurn },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cedar Park Retail")).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Closings that wait for you" })).toBeNull()
  },
}
export const Failed: Story = {
  args: { change: ({ offers }) => ({ offers: { ...offers, closingsAsBuyer: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your closings did not load")).toBeVisible(),
}

export const OverviewWaiting: Story = {
  name: "The overview tells the seller whose turn it is, and turns by itself",
  args: { on: "overview", onHere: (browser) => void buyerAccepts(browser) },
  play: async ({ canvas }) => {
    await expect((await nextStep(canvas)).getByText("Waiting for the buyer")).toBeVisible()
    await waitFor(async () => expect((await nextStep(canvas)).getByText("Your turn")).toBeVisible())
    await expect((await nextStep(canvas)).getByRole("link", { name: "Open closing" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Plan periods" })).toBeNull()
  },
}
export const UnderContract: Story = {
  name: "Under contract the stages name both acceptances, and nothing is upcoming before them",
  args: { on: "overview", seed: seedOf(contract) },
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole("list", { name: "Sale periods" }))
    await expect(stages.getByText("Under contract").closest("li")).toHaveTextContent(/running$/)
    await expect(stages.queryByText("Under selection")).toBeNull()
    await expect(canvas.getByText("Sold for")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Plan periods" })).toBeNull()
  },
}
export const NarrowUnderContract: Story = { ...UnderContract, globals: narrow }
export const Closed: Story = {
  name: "Closed: the price, the day, and no period to plan",
  args: { on: "overview", seed: seedOf(closed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Closed on \d\d-\d\d-2026$/)).toBeVisible()
    await expect(canvas.getByText("Sold for").parentElement).toHaveTextContent("$8,000,000")
    await expect(canvas.queryByRole("button", { name: "Plan periods" })).toBeNull()
    await expect(canvas.queryByRole("button", { name: /Select winner|Decline/ })).toBeNull()
  },
}
export const OnTheAsset: Story = {
  name: "Beside the asset the buyer is told the next step of the own offer",
  args: { on: "asset" },
  play: async ({ canvas }) => {
    const next = await nextStep(canvas)
    await expect(next.getByText("Your turn")).toBeVisible()
    await expect(next.getByText("Otherwise the award lapses and the seller may choose again.")).toBeVisible()
    await expect(next.getByRole("link", { name: "Open closing" })).toBeVisible()
  },
}
export const Purchase: Story = {
  name: "After the closing the buyer's offer is a purchase",
  args: { on: "asset", seed: seedOf(closed) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your purchase")).toBeVisible(),
}
