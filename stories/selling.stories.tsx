import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { AssetOverviewScreen, SellerAssetsScreen } from "@xl/ui/selling"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, said } from "./dialogs.ts"
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
    const [select] = await canvas.findAllByRole("button", { name: /as winner$/ })
    if (select) await userEvent.click(select)
    const choose = await alertNamed("Select this offer as winner?")
    await userEvent.click(choose.getByRole("button", { name: "Select winner, $9,000,000" }))
    await said("The winner is chosen. The buyer was told.")
    await expect(canvas.queryByRole("button", { name: /as winner$/ })).toBeNull()
  },
}

export const Decline: Story = {
  name: "An offer is declined only with a reason",
  play: async ({ canvas, userEvent }) => {
    const [decline] = await canvas.findAllByRole("button", { name: /^Decline/ })
    if (decline) await userEvent.click(decline)
    const dialog = await alertNamed("Decline this offer?")
    await userEvent.click(dialog.getByRole("button", { name: "Decline offer" }))
    await expect(await dialog.findByText("Please give the reason.")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Too low")
    await userEvent.click(dialog.getByRole("button", { name: "Decline offer" }))
    await expect(await canvas.findByText("1 active of 2")).toBeVisible()
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
    const month = (end: string) =>
      dialog.getByRole("spinbutton", { name: new RegExp(`^month.*Best and final, ${end} day`) })
    await userEvent.click(month("first"))
    await userEvent.keyboard("12102026")
    await expect(await dialog.findByText("Without both days the period is not planned")).toBeVisible()
    await userEvent.click(month("last"))
    await userEvent.keyboard("12202026")
    await waitFor(() => expect(dialog.queryByText("Without both days the period is not planned")).toBeNull())
    await userEvent.click(dialog.getByRole("button", { name: "Save periods" }))
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
