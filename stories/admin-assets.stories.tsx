import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAsset, anAssetId } from "@xl/testkit/assets"
import { anAdmin, aSeller } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { type AdminAssetAddress, type AdminAssetList, AdminAssetsScreen, UNNARROWED } from "@xl/ui/administration"
import { addresses } from "@xl/ui/frame"
import { AdminTabs, WaitingPanel } from "@xl/web/screens"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed } from "./dialogs.ts"
import { down, MARKET } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const seller = aSeller(9)
const pending = (n: number, title: string) => {
  const asset = anAsset({ id: anAssetId(900 + n), owners: [seller.id], registrationStatus: "pending" })
  return { ...asset, mainInfo: { ...asset.mainInfo, title } }
}
const SEED = {
  ...MARKET,
  assets: [...MARKET.assets, pending(1, "Juniper Court"), pending(2, "Harbor Mill")],
  profiles: [...(MARKET.profiles ?? []), seller],
}

const Assets = ({ list = "approval", ...props }: ProductProps & { readonly list?: AdminAssetList }) => {
  const [search, setSearch] = useState<AdminAssetAddress>(UNNARROWED)
  return (
    <Product who={anAdmin()} seed={SEED} {...props}>
      <AdminAssetsScreen list={list} search={search} onSearch={setSearch} />
    </Product>
  )
}
const meta = {
  title: "Screens/Admin assets",
  component: Assets,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Assets>
export default meta
type Story = StoryObj<typeof meta>

export const Approve: Story = {
  name: "What waits for approval is approved",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve, Juniper Court" }))
    const ask = await alertNamed("Approve Juniper Court?")
    await expect(ask.getByText("Seller Holdings LLC")).toBeVisible()
    await userEvent.click(ask.getByRole("button", { name: "Approve and publish" }))
    await waitFor(() => expect(canvas.queryByText("Juniper Court")).toBeNull())
    await expect(canvas.getByText("Harbor Mill")).toBeVisible()
  },
}

/** Of the time before its listing was taken down. */
const declined = anOffer({
  status: "Declined",
  assets: anOffer().assets.map((asset) => ({ ...asset, id: anAssetId(901), title: "Juniper Court" })),
})

export const ApproveAgain: Story = {
  name: "Offers of an earlier time bar the way back, which is said before",
  args: { seed: { ...SEED, offers: [declined] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve, Juniper Court" }))
    const ask = await alertNamed("Approve Juniper Court?")
    await expect(ask.getByText(/the approval cannot be taken back/)).toBeVisible()
  },
}

/** What reached the command that declines. */
const revoked = fn()
const heardOf: ProductProps["change"] = ({ listings }) => ({
  listings: {
    ...listings,
    revoke: (id, comment) => {
      revoked(id, comment)
      return listings.revoke(id, comment)
    },
  },
})

export const Decline: Story = {
  name: "A request is declined with a reason, which the button waits for",
  args: { change: heardOf },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Harbor Mill" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Decline" }))
    const dialog = await dialogNamed("Decline the publication of Harbor Mill?")
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeEnabled()
    await expect(dialog.getByRole("button", { name: "Decline the request" })).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "The deed is missing")
    await userEvent.click(dialog.getByRole("button", { name: "Decline the request" }))
    await waitFor(() => expect(canvas.queryByText("Harbor Mill")).toBeNull())
    await expect(revoked).toHaveBeenLastCalledWith(anAssetId(902), "The deed is missing")
  },
}

export const All: Story = {
  args: { list: "listing" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("assets")).toHaveTextContent("6 assets"))
    await expect(canvas.getByRole("link", { name: "Saguaro Crossing" }).closest("tr")).toHaveTextContent("11-27-2026")
  },
}

export const Searched: Story = {
  name: "Without a status chosen, a name is looked for in all of them",
  args: { list: "listing" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Name, address or loan id" }), "juniper{Enter}")
    await waitFor(() => expect(canvas.getByText("asset")).toHaveTextContent("1 asset"))
    await expect(canvas.getByRole("link", { name: "Juniper Court" })).toBeVisible()
  },
}

export const OfASeller: Story = {
  name: "Found by the seller's e-mail, and by whether there are offers",
  args: { list: "listing" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Seller or e-mail" }), `${seller.email}{Enter}`)
    await waitFor(() => expect(canvas.getByText("assets")).toHaveTextContent("2 assets"))
    await expect(canvas.getByRole("link", { name: "Juniper Court" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Offers Any" }))
    await userEvent.click(await screen.findByRole("option", { name: "With offers" }))
    await userEvent.keyboard("{Escape}")
    await expect(await canvas.findByText("No asset matches")).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Approve, Harbor Mill" })).toBeVisible(),
}

export const Empty: Story = {
  args: { seed: MARKET },
  play: async ({ canvas }) => expect(await canvas.findByText("Nothing waits for approval")).toBeVisible(),
}

export const Failed: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, search: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The assets did not load")).toBeVisible(),
}

const sold = anAsset({ id: anAssetId(910), owners: [seller.id], status: "Published" })
const ended = anOffer({
  status: "Canceled",
  assets: anOffer().assets.map((asset) => ({ ...asset, id: sold.id })),
})

/** The first page as it stands below the administrators' tabs. */
const FirstPage = (props: ProductProps) => (
  <Product
    who={anAdmin()}
    seed={{
      ...SEED,
      assets: [...SEED.assets, sold],
      offers: [{ ...ended, deposit: { ...ended.deposit, decision: "open" } }],
    }}
    {...props}
  >
    <AdminTabs of="admin" path="/admin/asset-approval" to={addresses} roles={["Admins"]} />
    <AdminAssetsScreen list="approval" search={UNNARROWED} onSearch={() => undefined} waiting={<WaitingPanel />} />
  </Product>
)

export const Waits: Story = {
  name: "What waits everywhere is counted, and the counts follow a decision",
  render: (props) => <FirstPage {...props} />,
  play: async ({ canvas, userEvent }) => {
    const waits = within(await canvas.findByRole("region", { name: "Waits for you" }))
    await expect(waits.getByRole("link", { name: "2 publication requests" })).toBeVisible()
    await expect(waits.getByRole("link", { name: /^Deposit to decide: / })).toHaveAttribute(
      "href",
      `/admin/deal/${sold.id}`,
    )
    await userEvent.click(await canvas.findByRole("button", { name: "Approve, Juniper Court" }))
    const ask = await alertNamed("Approve Juniper Court?")
    await userEvent.click(ask.getByRole("button", { name: "Approve and publish" }))
    await expect(await waits.findByRole("link", { name: "1 publication request" })).toBeVisible()
  },
}

export const WaitsNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  render: (props) => <FirstPage {...props} />,
  play: async ({ canvas }) => expect(await canvas.findByRole("region", { name: "Waits for you" })).toBeVisible(),
}
