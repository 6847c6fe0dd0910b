import type { Meta, StoryObj } from "@storybook/react-vite"
import type { AssetStatus } from "@xl/core/assets"
import { anAsset, anAssetId } from "@xl/testkit/assets"
import { anAdmin, aSeller } from "@xl/testkit/market"
import { type AdminAssetList, AdminAssetsScreen } from "@xl/ui/administration"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
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
  const [shown, setShown] = useState<{ readonly status: ReadonlyArray<AssetStatus>; readonly offset: number }>({
    status: [],
    offset: 0,
  })
  return (
    <Product who={anAdmin()} seed={SEED} {...props}>
      <AdminAssetsScreen list={list} {...shown} onGo={(status, offset) => setShown({ status, offset })} />
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
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Juniper Court" }))
    await waitFor(() => expect(canvas.queryByText("Juniper Court")).toBeNull())
    await expect(canvas.getByText("Harbor Mill")).toBeVisible()
  },
}

export const Revoke: Story = {
  name: "Revoked with a comment: Save waits for it",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke Harbor Mill" }))
    const dialog = await dialogNamed("Revoke Harbor Mill?")
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox", { name: "Comment" }), "The deed is missing")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.queryByText("Harbor Mill")).toBeNull())
  },
}

export const All: Story = {
  args: { list: "listing" },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("assets")).toHaveTextContent("6 assets")),
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Approve Harbor Mill" })).toBeVisible(),
}

export const Empty: Story = {
  args: { seed: MARKET },
  play: async ({ canvas }) => expect(await canvas.findByText("Nothing waits for approval")).toBeVisible(),
}

export const Failed: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, search: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The assets did not load")).toBeVisible(),
}
