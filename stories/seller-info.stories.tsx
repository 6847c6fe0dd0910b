import type { Meta, StoryObj } from "@storybook/react-vite"
import { aProfile, aSeller } from "@xl/testkit/market"
import { SellerInfoScreen } from "@xl/ui/profile"
import { expect } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

const Page = (props: ProductProps) => (
  <Product who={aSeller()} {...props}>
    <SellerInfoScreen />
  </Product>
)
const meta = { title: "Screens/Seller info", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: "mobile1", isRotated: false } }
const seller = aSeller()
const revoked = {
  ...seller,
  sellerProfile: { ...seller.sellerProfile, status: "Revoked" as const, comment: "The title is disputed." },
}

export const Certified: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Seller Holdings LLC")).toBeVisible()
    await expect(canvas.getByText("(512) 555-0101")).toBeVisible()
  },
}
export const Narrow: Story = { ...Certified, globals: narrow }

export const Nothing: Story = {
  name: "Nothing said yet",
  args: { who: aProfile() },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "Seller entity" })).toBeVisible(),
}

export const Blocked: Story = {
  name: "Blocked by an administrator, and why",
  args: { who: revoked },
  play: async ({ canvas }) => expect(await canvas.findByText(/The title is disputed\./)).toBeVisible(),
}
