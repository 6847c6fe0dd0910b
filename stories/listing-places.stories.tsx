import type { Meta, StoryObj } from "@storybook/react-vite"
import type { AssetStatus } from "@xl/core/kernel"
import { anAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { anAdmin, aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { SellerAssetsScreen } from "@xl/ui/selling"
import { CreatedListing, ownListingOf } from "@xl/web/screens"
import { expect, screen, waitFor, within } from "storybook/test"
import { MemoryRouter } from "react-router-dom"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer(1), aBuyer(2), anAdmin()]
const narrow = { viewport: { value: "mobile1", isRotated: false } }
const pending = { registrationStatus: "pending", publicationRequestedAt: EXAMPLE_NOW } as const
const revoked = { statusComment: "The note names another county than the deed." }
const seedIn = (status: AssetStatus) => {
  const { asset, offers } = standingIn(status)
  return { assets: [asset], offers, profiles: people }
}

const statuses: ReadonlyArray<AssetStatus> = [
  "Draft",
  "Published",
  "OnHold.CallForOffers",
  "ContractPending.BestAndFinal",
  "Closed",
]
const listed = [
  ...statuses.map((status, n) => standingIn(status, { id: anAssetId(n + 1), winnerOfferId: null }).asset),
  anAsset({ id: anAssetId(20), ...pending }),
]
const List = ({ list = "active", ...props }: ProductProps & { readonly list?: "active" | "archive" }) => (
  <Product
    who={aSeller()}
    seed={{ assets: [...listed, standingIn("Revoked", { id: anAssetId(30), ...revoked }).asset], profiles: people }}
    {...props}
  >
    <SellerAssetsScreen list={list} />
  </Product>
)

const meta = {
  title: "Screens/Life of a listing, where it stands",
  component: List,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const InTheList: Story = {
  name: "The list has one action a row, the others in its menu",
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole("table", { name: "Your assets" }))
    await expect(table.getByText(/^Publication requested on/)).toBeVisible()
    await expect(table.getByRole("button", { name: /^Request publication, / })).toBeVisible()
    const [menu] = table.getAllByRole("button", { name: /^More for/ })
    if (menu) await userEvent.click(menu)
    const [first] = await screen.findAllByRole("menuitem")
    await waitFor(() => expect(first).toBeVisible())
    await userEvent.keyboard("{Escape}")
  },
}
export const NarrowList: Story = { ...InTheList, globals: narrow }
export const RevokedInTheList: Story = {
  name: "A revoked listing says why in its row",
  render: () => <List list="archive" />,
  play: async ({ canvas }) => expect(await canvas.findByText(/The note names another county/)).toBeVisible(),
}

/** The panel leads elsewhere once the listing is gone, so it stands in a router. */
const Page = (props: ProductProps) => (
  <MemoryRouter>
    <Product who={aSeller()} seed={seedIn("Published")} {...props}>
      <AssetScreen id={anAssetId(1)} now={useNow()} own={ownListingOf} />
    </Product>
  </MemoryRouter>
)
export const OnItsOwnPage: Story = {
  name: "The listing's own page has it for its seller",
  render: () => <Page />,
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole("region", { name: "Your listing" }))
    await expect(own.getByRole("link", { name: "Edit" })).toBeVisible()
    await expect(own.getByRole("button", { name: "Put on hold" })).toBeVisible()
  },
}
export const OnItsOwnPageForABuyer: Story = {
  name: "A buyer is shown nothing of it",
  render: () => <Page who={aBuyer(1)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Your listing" })).toBeNull()
  },
}

const Complete = (props: ProductProps) => (
  <Product who={aSeller()} seed={seedIn("Draft")} {...props}>
    <MemoryRouter>
      <CreatedListing id={anAssetId(1)} />
    </MemoryRouter>
  </Product>
)
export const AfterTheWizard: Story = {
  name: "After the wizard publication is one press away",
  render: () => <Complete />,
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole("region", { name: "Your listing" }))
    await userEvent.click(own.getByRole("button", { name: "Request publication" }))
    const asked = within(await screen.findByRole("alertdialog"))
    await userEvent.click(asked.getByRole("button", { name: "Request publication" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Publication is requested." })).toBeVisible()
  },
}
export const NarrowAfterTheWizard: Story = { ...AfterTheWizard, globals: narrow }
