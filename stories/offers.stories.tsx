import type { Meta, StoryObj } from "@storybook/react-vite"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { MyOffersScreen } from "@xl/ui/offers"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, said, takes } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { useClock, useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const asset = aPublishedAsset()
const people = [aSeller(), aBuyer()]
const declined = anOffer({ id: anOfferId(2), status: "Declined", declineReason: "Too low", declinedDate: EXAMPLE_NOW })
const seed = { assets: [asset], profiles: people, offers: [anOffer(), declined] }

const MyOffers = (props: ProductProps) => (
  <Product who={aBuyer()} seed={seed} {...props}>
    <MyOffersScreen now={useClock()} />
  </Product>
)
const meta = {
  title: "Screens/Offers",
  component: MyOffers,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MyOffers>
export default meta
type Story = StoryObj<typeof meta>

const Bidding = (props: ProductProps) => (
  <Product who={aBuyer()} seed={{ assets: [asset], profiles: people }} {...props}>
    <AssetScreen id={asset.id} now={useNow()} actions={actions} />
  </Product>
)
const opened = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(await canvas.findByRole("button", { name: "Make an offer" }))
  return await dialogNamed("Make an offer")
}
const narrow = { viewport: { value: "mobile1", isRotated: false } }

export const Withdraw: Story = {
  name: "One's own offers, and one withdrawn",
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Withdraw")
    const dialog = await alertNamed()
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw offer, $8,000,000" }))
    await expect(await canvas.findByText("Withdrawn")).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    const menus = await canvas.findAllByRole("button", { name: /^More for Cedar Park Retail, made / })
    for (const menu of menus) await expect(menu).toBeVisible()
  },
}

export const OldUpb: Story = {
  name: "An offer from before a change says of which UPB its share is; one that is over has no such mark",
  args: {
    seed: { ...seed, offers: seed.offers.map((offer) => ({ ...offer, listingChangedAt: EXAMPLE_NOW })) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/^Made before the change of /)).toHaveLength(1)
    const [first] = await canvas.findAllByRole("button", { name: /^More for Cedar Park Retail, made / })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole("menuitem", { name: "Details" }))
    const panel = within(await screen.findByRole("dialog", { name: "Offer details" }))
    await expect((await panel.findAllByText("of UPB when offered"))[0]).toBeVisible()
  },
}

export const Narrowed: Story = {
  name: "Narrowed by a state, and to nothing",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Too low")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^State/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Active" }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.queryByText("Too low")).toBeNull())
    await userEvent.type(canvas.getByRole("searchbox", { name: "Asset or reason" }), "nowhere")
    await expect(await canvas.findByText("No offer matches")).toBeVisible()
  },
}

export const RolledBack: Story = {
  name: "A withdrawal that is refused comes back",
  args: { change: ({ offers }) => ({ offers: { ...offers, withdraw: down } }) },
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Withdraw")
    await userEvent.click((await alertNamed()).getByRole("button", { name: /^Withdraw/ }))
    await takes(canvas, "Withdraw")
    await expect(await alertNamed()).toBeDefined()
  },
}

export const None: Story = {
  args: { seed: { assets: [asset], profiles: people } },
  play: async ({ canvas }) => expect(await canvas.findByText("No offers yet")).toBeVisible(),
}
export const Loading: Story = { args: { change: ({ offers }) => ({ offers: { ...offers, mine: waiting } }) } }
export const Failed: Story = {
  args: { change: ({ offers }) => ({ offers: { ...offers, mine: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your offers did not load")).toBeVisible(),
}

export const Terms: Story = {
  name: "An offer by keyboard: errors, review, sent (BUY-051, BUY-054, ACC-173)",
  render: () => <Bidding />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await userEvent.click(dialog.getByRole("textbox", { name: "Offer price" }))
    await userEvent.keyboard("{Enter}")
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(4)
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Offer price" })).toHaveFocus())
    await userEvent.keyboard("8000000{Tab}400000{Tab}20{Tab}30")
    await expect(dialog.getByText("80.0% of UPB")).toBeVisible()
    await expect(dialog.getByText("5.0% of price")).toBeVisible()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(await dialog.findByRole("button", { name: "Send offer, $8,000,000" }))
    await said("Your offer was sent to the seller.")
    await expect(await canvas.findByRole("button", { name: "Edit offer" })).toBeVisible()
  },
}

const fill = async (
  dialog: ReturnType<typeof within>,
  userEvent: { readonly type: (element: Element, text: string) => Promise<void> },
  price: string,
) => {
  await userEvent.type(dialog.getByRole("textbox", { name: "Offer price" }), price)
  await userEvent.type(dialog.getByRole("textbox", { name: "Earnest money deposit" }), "100000")
  await userEvent.type(dialog.getByRole("textbox", { name: "Due diligence period" }), "20")
  await userEvent.type(dialog.getByRole("textbox", { name: "Closing" }), "30{Enter}")
}

export const AboveUpb: Story = {
  name: "Above what is owed it asks once more",
  render: () => <Bidding />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await fill(dialog, userEvent, "10500000")
    await expect(await dialog.findByText(/above the unpaid principal balance/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: "A refusal keeps the form",
  render: () => <Bidding change={({ offers }) => ({ offers: { ...offers, create: down } })} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await fill(dialog, userEvent, "8000000")
    await userEvent.click(await dialog.findByRole("button", { name: /^Send offer/ }))
    await expect(await dialog.findByRole("alert")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Back" }))
    await expect(dialog.getByRole("textbox", { name: "Offer price" })).toHaveValue("8,000,000")
  },
}

export const NarrowTerms: Story = {
  render: () => <Bidding />,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await expect(dialog.getByRole("button", { name: "Review offer" })).toBeVisible()
  },
}
