import type { Meta, StoryObj } from "@storybook/react-vite"
import { Cents, must } from "@xl/core/shared"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { AssetOverviewScreen, SellerAssetsScreen } from "@xl/ui/selling"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, noDialog, said, takes } from "./dialogs.ts"
import { down, MARKET, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer(), aBuyer(2)]
const called = standingIn("CallForOffers")
const second = anOffer({ id: anOfferId(2), owners: [aBuyer(2).id], terms: terms({ bidPrice: 9_000_000_00 }) })
const seed = { assets: [called.asset], offers: [...called.offers, second], profiles: people }

const Overview = (props: ProductProps) => (
  <Product who={aSeller()} seed={seed} {...props}>
    <AssetOverviewScreen id={called.asset.id} now={useNow()} />
  </Product>
)
const meta = {
  title: "Screens/Selling",
  component: Overview,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }

const List = ({ list, ...props }: ProductProps & { readonly list: "active" | "archive" }) => (
  <Product who={aSeller()} seed={MARKET} {...props}>
    <SellerAssetsScreen list={list} />
  </Product>
)

export const Active: Story = {
  render: () => <List list="active" />,
  play: async ({ canvas }) => expect(await canvas.findByText("Saguaro Crossing")).toBeVisible(),
}
export const NarrowActive: Story = { ...Active, globals: narrow }
export const Sold: Story = {
  name: "A sold listing names the day",
  render: () => {
    const sold = standingIn("Closed")
    return <List list="active" seed={{ assets: [sold.asset], offers: sold.offers, profiles: people }} />
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Closed on \d\d-\d\d-\d{4}$/)).toBeVisible(),
}
export const Choosing: Story = {
  name: "A listing under selection says what its seller has to do",
  render: () => {
    const chosen = standingIn("UnderSelection.CallForOffers")
    return <List list="active" seed={{ assets: [chosen.asset], offers: chosen.offers, profiles: people }} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Choose the winner, or select offers for best and final\.$/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: /^Choose the winner, / })).toHaveAttribute(
      "href",
      `/seller/asset-overview/${anAssetId(1)}`,
    )
  },
}
export const Waiting: Story = {
  name: "What waits for the seller stands first, and alone where it is asked for",
  render: () => {
    const [chosen, called] = [
      standingIn("UnderSelection.CallForOffers"),
      standingIn("CallForOffers", { id: anAssetId(2) }),
    ]
    return <List list="active" seed={{ assets: [called.asset, chosen.asset], offers: [], profiles: people }} />
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Your turn:")).toBeVisible()
    const rows = () => canvas.getAllByRole("row").length
    const before = rows()
    await userEvent.click(canvas.getByRole("button", { name: /^Next step/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Waiting for you, 1" }))
    await waitFor(() => expect(rows()).toBe(before - 1))
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or place" }), "nowhere")
    await expect(await canvas.findByText("No asset matches")).toBeVisible()
  },
}
export const Archive: Story = {
  name: "An empty archive",
  render: () => <List list="archive" />,
  play: async ({ canvas }) => expect(await canvas.findByText("Nothing here")).toBeVisible(),
}
export const ListLoading: Story = {
  render: () => <List list="active" change={({ catalog }) => ({ catalog: { ...catalog, search: waiting } })} />,
  play: async ({ canvas }) => expect(await canvas.findByText("Your assets are loading")).toBeInTheDocument(),
}
export const ListFailed: Story = {
  render: () => <List list="active" change={({ catalog }) => ({ catalog: { ...catalog, search: down } })} />,
  play: async ({ canvas }) => expect(await canvas.findByText("Your assets did not load")).toBeVisible(),
}

export const Winner: Story = {
  name: "The call is closed, then a winner chosen",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("2 active of 2")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Close call for offers" }))
    const close = await alertNamed()
    await userEvent.click(close.getByRole("button", { name: "Close call for offers" }))
    await userEvent.click(await screen.findByRole("button", { name: "Close notice" }))
    const [select] = await canvas.findAllByRole("button", { name: /^Select winner, / })
    if (select) await userEvent.click(select)
    const choose = await alertNamed("Select this offer as winner?")
    await userEvent.click(choose.getByRole("button", { name: "Select winner, $9,000,000" }))
    await said("The winner is chosen. The buyer was told.")
    const figures = within(canvas.getByRole("region", { name: "Key figures" }))
    await expect(await figures.findByText("Winning offer")).toBeVisible()
    await expect(figures.queryByText("Best active offer")).toBeNull()
    await expect(canvas.queryByRole("button", { name: /^Select winner, / })).toBeNull()
  },
}

const choosing = standingIn("UnderSelection.CallForOffers")
const CHANGED = { ...choosing.asset.mainInfo, upb: must(Cents, 9_500_000_00) }
export const ChangedUpb: Story = {
  name: "Offers from before a change of the UPB: read against the UPB of now, and the question says so",
  args: {
    seed: {
      assets: [{ ...choosing.asset, mainInfo: CHANGED }],
      offers: choosing.offers.map((offer) => ({ ...offer, listingChangedAt: EXAMPLE_NOW })),
      profiles: people,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("80.0% when offered")).toBeVisible()
    await expect(canvas.getByText("80.0% when offered").parentElement).toHaveTextContent(/^84\.2%/)
    await expect(canvas.getByText(/^Made before the change of /)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Select winner, / }))
    const choose = await alertNamed("Select this offer as winner?")
    await expect(choose.getByText(/^Made before the change of /)).toBeVisible()
  },
}

const published = standingIn("Published")
export const EndBidding: Story = {
  name: "Bidding ends where no call for offers was opened",
  args: { seed: { assets: [published.asset], offers: called.offers, profiles: people } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Best active offer")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Close call for offers" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "End bidding" }))
    const dialog = await alertNamed("End bidding and choose a winner?")
    await userEvent.click(dialog.getByRole("button", { name: "End bidding" }))
    await said("Bidding is over. Choose a winner, or select offers for best and final.")
    await waitFor(() => expect(canvas.queryByRole("button", { name: "End bidding" })).toBeNull())
  },
}
let isUp = true
export const Decline: Story = {
  name: "An offer is declined only with a reason, which stays while nobody answers and stands beside the offer then",
  args: {
    change: ({ offers }) => ({
      offers: { ...offers, decline: (...asked) => (isUp ? offers.decline(...asked) : down()) },
    }),
  },
  beforeEach: () => void (isUp = true),
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Decline")
    const dialog = await alertNamed("Decline this offer?")
    await expect(dialog.getByText("Blair Buyer2 offers $9,000,000. The buyer is told the reason.")).toBeVisible()
    const [reason, decline] = [
      dialog.getByRole("textbox", { name: "Reason" }),
      dialog.getByRole("button", { name: "Decline offer" }),
    ]
    await userEvent.click(decline)
    await expect(await dialog.findByText("Please give the reason.")).toBeVisible()
    isUp = false
    await userEvent.type(reason, "Too low by far")
    await expect(dialog.queryByText("Please give the reason.")).toBeNull()
    await userEvent.click(decline)
    await expect(await dialog.findByText("We cannot reach the marketplace. Please try again.")).toBeVisible()
    await expect(reason).toHaveValue("Too low by far")
    isUp = true
    await userEvent.click(decline)
    await said("The offer is declined. The buyer was told why.")
    await expect(await canvas.findByText("1 active of 2")).toBeVisible()
    await expect(canvas.getByText("Too low by far").closest("tr")).toHaveTextContent("$9,000,000")
  },
}

export const Notes: Story = {
  name: "A seller's notes on an offer stay beside it",
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Details")
    const first = await dialogNamed("Offer details")
    await userEvent.type(first.getByRole("textbox", { name: "Your notes" }), "Ask for a reference")
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await takes(canvas, "Details")
    const panel = await dialogNamed("Offer details")
    await expect(panel.getByRole("textbox", { name: "Your notes" })).toHaveValue("Ask for a reference")
    await userEvent.click(panel.getByRole("button", { name: "Save notes" }))
    await said("Your notes are saved.")
    await waitFor(() => expect(panel.getByRole("button", { name: "Save notes" })).toBeDisabled())
  },
}

export const SideBySide: Story = {
  name: "Two offers are put side by side",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("2 active of 2")).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Compare selected" })).toBeNull()
    const [first, ...rest] = canvas.getAllByRole("checkbox", { name: /^Select (?!all)/ })
    if (first) await userEvent.click(first)
    await expect(canvas.queryByRole("region", { name: "Compare selected" })).toBeNull()
    for (const box of rest) await userEvent.click(box)
    const grid = within(await canvas.findByRole("table", { name: "Selected offers side by side" }))
    const price = within(grid.getByRole("row", { name: /^Offer price/ }))
    await expect(price.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["$9,000,000Best", "$8,000,000"])
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }))
    await expect(canvas.queryByRole("region", { name: "Compare selected" })).toBeNull()
  },
}

export const Plan: Story = {
  name: "Periods are planned in days",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Plan periods" }))
    const dialog = await dialogNamed("Plan periods")
    const day = (end: string) => dialog.getByRole("textbox", { name: `Best and final, ${end} day` })
    await userEvent.type(day("first"), "12/10/2026")
    await expect(await dialog.findByText("Without both days the period is not planned")).toBeVisible()
    await userEvent.type(day("last"), "12/20/26")
    await waitFor(() => expect(dialog.queryByText("Without both days the period is not planned")).toBeNull())
    await userEvent.click(dialog.getByRole("button", { name: "Save periods" }))
    await said("The periods are planned.")
  },
}

export const PlanBackwards: Story = {
  name: "A last day before the first is refused where it stands",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Plan periods" }))
    const dialog = await dialogNamed("Plan periods")
    const day = (end: string) => dialog.getByRole("textbox", { name: `Best and final, ${end} day` })
    await userEvent.type(day("first"), "12/20/2026")
    await userEvent.type(day("last"), "12/10/2026{Enter}")
    await waitFor(() => expect(day("last")).toHaveFocus(), { timeout: 5_000 })
    await expect(day("last")).toHaveAccessibleDescription("Enter 12-20-2026 or a later day")
    await expect(screen.queryByText("The periods are planned.")).toBeNull()
  },
}

export const MenuLast: Story = {
  name: "What is rare stands last among the actions, in a menu",
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole("button", { name: /^More actions for/ })
    const others = [
      canvas.getByRole("link", { name: "Public page" }),
      canvas.getByRole("button", { name: "Plan periods" }),
    ]
    for (const other of others) await expect(other.compareDocumentPosition(menu)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const PlanRefused: Story = {
  name: "A day that cannot be is not planned, and the planned one stays",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Plan periods" }))
    const dialog = await dialogNamed("Plan periods")
    const last = dialog.getByRole("textbox", { name: "Call for offers, last day" })
    await userEvent.clear(last)
    await userEvent.type(last, "2/30/2027{Enter}")
    await waitFor(() => expect(last).toHaveFocus(), { timeout: 5_000 })
    await expect(last).toHaveAccessibleDescription("Enter a day as MM-DD-YYYY, from 1900 to 2100")
    await expect(dialog.getByRole("button", { name: "Save periods" })).toBeEnabled()
    await expect(screen.queryByText("The periods are planned.")).toBeNull()
    await userEvent.clear(last)
    await userEvent.type(last, "2/28/2027{Enter}")
    await said("The periods are planned.")
  },
}

export const NoOffers: Story = {
  args: { seed: { assets: [called.asset], profiles: people } },
  play: async ({ canvas }) => expect(await canvas.findByText("No offers yet")).toBeVisible(),
}
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByText("2 active of 2")).toBeVisible(),
}
export const Failed: Story = {
  args: { change: ({ offers }) => ({ offers: { ...offers, onAsset: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The asset did not load")).toBeVisible(),
}
export const Missing: Story = {
  args: { seed: { assets: [{ ...called.asset, id: anAssetId(9) }], profiles: people } },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible(),
}
