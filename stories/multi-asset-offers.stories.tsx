import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAssetId } from "@xl/testkit/assets"
import { ChoiceBar, ChooseMark } from "@xl/ui/bundles"
import { MyOffersScreen } from "@xl/ui/offers"
import { expect, screen, waitFor, within } from "storybook/test"
import { ASSETS, type BundleProps, buyer, choosing, fill, offered, seed, views } from "./bundles.ts"
import { dialogNamed, heard, said, takes, wholeText } from "./dialogs.ts"
import { down } from "./market.ts"
import { useClock } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

/** The plus of each asset, and the bar that tells what was chosen. */
const Choosing = ({ chosen = 0, ...props }: BundleProps) => (
  <Product who={buyer} seed={seed} start={choosing(chosen)} {...props}>
    <ul>
      {views(ASSETS).map((asset) => (
        <li key={asset.id}>
          {asset.mainInfo.title} <ChooseMark asset={asset} />
        </li>
      ))}
    </ul>
    <ChoiceBar path="/buy-commercial-real-estate-loans" />
  </Product>
)

const meta = {
  title: "Screens/Multi-asset offers",
  component: Choosing,
  parameters: { layout: "fullscreen" },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>
const desk = { viewport: { value: "w1440", isRotated: false } }
const narrow = { viewport: { value: "mobile1", isRotated: false } }

export const Choice: Story = {
  name: "Assets of one seller are chosen, one of another is refused and says why",
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) =>
      userEvent.click(
        await canvas.findByRole("button", { name: new RegExp(`^Choose ${name} for a multi-asset offer`) }),
      )
    await choose("Cedar Park Retail")
    const bar = within(await canvas.findByRole("region", { name: "Chosen for one offer" }))
    await expect(bar.getByRole("button", { name: "Make one offer" })).toBeDisabled()
    await choose("Linden Terrace")
    await expect(await bar.findByText("2 assets of one seller")).toBeVisible()
    await expect(bar.getByText(/\$44,000,000 UPB/)).toBeVisible()
    await expect(
      canvas.getByRole("button", { name: "Choose Delta Street Storage for a multi-asset offer: another seller’s" }),
    ).toBeVisible()
    await choose("Delta Street Storage")
    await heard("A multi-asset offer takes assets of one seller. This asset is another seller's.")
    await userEvent.click(bar.getByRole("button", { name: "Clear" }))
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Chosen for one offer" })).toBeNull())
  },
}
export const NarrowChoice: Story = {
  args: { chosen: 3 },
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByText("3 assets of one seller")).toBeVisible(),
}

export const Dialog: Story = {
  name: "The multi-asset offer in steps, by keyboard: errors, prices, review, sent (BUY-052, ACC-176)",
  globals: desk,
  args: { chosen: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make one offer" }))
    const dialog = await dialogNamed("Make a multi-asset offer")
    await expect(dialog.getByRole("table", { name: "Assets of this offer" })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Next" }))
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Total offer price" })).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(7)
    await userEvent.keyboard("48000000{Tab}1000000{Tab}30{Tab}30")
    await expect(dialog.getByText("80.00% of total UPB")).toBeVisible()
    await expect(dialog.getByText("2.08% of price")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: "Price of Cedar Park Retail" }), "50000000")
    await expect(dialog.getByText(/more than the total/)).toHaveTextContent(
      "$50,000,000 divided, $2,000,000 more than the total",
    )
    await userEvent.click(dialog.getByRole("button", { name: "Divide in proportion to UPB" }))
    await expect(dialog.getByRole("textbox", { name: "Price of Linden Terrace" })).toHaveValue("27,200,000")
    await expect(dialog.getByText(/all of the total/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Review offer, $48,000,000" }))
    await userEvent.click(await dialog.findByRole("button", { name: "Send offer, $48,000,000" }))
    await said("The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details")
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Chosen for one offer" })).toBeNull())
  },
}

export const NarrowDialog: Story = {
  args: { chosen: 3 },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make one offer" }))
    const dialog = await dialogNamed("Make a multi-asset offer")
    await userEvent.click(dialog.getByRole("button", { name: "Next" }))
    await userEvent.type(await dialog.findByRole("textbox", { name: "Total offer price" }), "48000000")
    await userEvent.click(dialog.getByRole("button", { name: "Divide in proportion to UPB" }))
    await expect(dialog.getByText(/all of the total/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: "A refusal keeps what was typed, and closing does too",
  args: { chosen: 3, change: ({ offers }) => ({ offers: { ...offers, create: down } }) },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Make one offer" }))
      const dialog = await dialogNamed("Make a multi-asset offer")
      await userEvent.click(dialog.getByRole("button", { name: "Next" }))
      return dialog
    }
    const dialog = await open()
    await fill(dialog, userEvent)
    await userEvent.click(dialog.getByRole("button", { name: "Divide in proportion to UPB" }))
    await userEvent.click(dialog.getByRole("button", { name: /^Review offer/ }))
    await userEvent.click(await dialog.findByRole("button", { name: /^Send offer/ }))
    await expect(await dialog.findByRole("alert")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const again = await open()
    await expect(again.getByRole("textbox", { name: "Price of Linden Terrace" })).toHaveValue("27,200,000")
  },
}

const MyOffers = (props: ProductProps) => (
  <Product who={buyer} seed={{ ...seed, offers: [offered()] }} {...props}>
    <MyOffersScreen now={useClock()} />
  </Product>
)

const NAMES = "Cedar Park Retail, Linden Terrace, Mesa Point Logistics"

export const Details: Story = {
  name: "An own offer at the side of the list, every asset with its price (BUY-065)",
  render: () => <MyOffers />,
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Details")
    const panel = await dialogNamed("Offer details")
    await expect(panel.getByRole("heading", { name: "Offer on 3 assets" })).toBeVisible()
    await expect(panel.getByRole("link", { name: "Linden Terrace" })).toHaveAttribute("href", `/asset/${anAssetId(2)}`)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}

export const Edit: Story = {
  name: "Editing opens at step 2 (BUY-053)",
  render: () => <MyOffers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^Edit, ${NAMES}, made `) }))
    const dialog = await dialogNamed("Edit multi-asset offer")
    await expect(dialog.getByRole("button", { name: /Terms and prices/ })).toHaveAttribute("aria-current", "step")
    await expect(dialog.getByRole("textbox", { name: "Price of Linden Terrace" })).toHaveValue("27,200,000")
    await userEvent.clear(dialog.getByRole("textbox", { name: "Closing" }))
    await userEvent.type(dialog.getByRole("textbox", { name: "Closing" }), "20{Enter}")
    await userEvent.click(await dialog.findByRole("button", { name: "Send changes, $48,000,000" }))
    await said("Multi-asset Offer was successfully updated.")
  },
}

export const Bidding: Story = {
  name: "Multi bidding: another price for each asset, the total follows (BUY-055, ACC-174)",
  render: () => <MyOffers />,
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Details")
    await userEvent.click((await dialogNamed("Offer details")).getByRole("button", { name: "Multi bidding" }))
    const dialog = await dialogNamed("Multi bidding")
    const price = dialog.getByRole("textbox", { name: "Price of Cedar Park Retail" })
    await userEvent.clear(price)
    await userEvent.keyboard("{Enter}")
    await expect(await dialog.findByText("This field is required")).toBeVisible()
    const share = dialog.getByText(wholeText(/% of price before$/)).textContent
    await userEvent.type(price, "90000000{Enter}")
    await expect(await dialog.findByText(/^Your approved funds are \$50,000,000/)).toBeVisible()
    await expect(dialog.getByText(wholeText(/% of price before$/))).toHaveTextContent(share)
    await userEvent.clear(price)
    await userEvent.type(price, "9000000")
    await userEvent.click(dialog.getByRole("button", { name: "Send prices, $49,000,000" }))
    await said("Multi-asset Offer was successfully updated.")
  },
}
