import type { Meta, StoryObj } from "@storybook/react-vite"
import { aProfile, aSeller } from "@xl/testkit/market"
import { SellerInfoScreen } from "@xl/ui/profile"
import { expect } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

interface PageProps extends ProductProps {
  readonly offersRole?: boolean
}

const Page = ({ offersRole = true, ...props }: PageProps) => (
  <Product who={aSeller()} {...props}>
    <SellerInfoScreen offersRole={offersRole} />
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
    await expect(canvas.getByRole("button", { name: "Edit seller profile" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Become a Seller" })).toBeNull()
  },
}
export const Narrow: Story = { ...Certified, globals: narrow }

export const Nothing: Story = {
  name: "'Become a Seller' is offered to whom the role is missing (ACC-145)",
  args: { who: aProfile() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Seller entity" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Become a Seller" })).toBeVisible()
  },
}

export const NotOffered: Story = {
  name: "'Become a Seller' is not offered where the deployment does not (ACC-146)",
  args: { who: aProfile(), offersRole: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Seller entity" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Become a Seller" })).toBeNull()
  },
}

export const Blocked: Story = {
  name: "Blocked by an administrator, and why",
  args: { who: revoked },
  play: async ({ canvas }) => expect(await canvas.findByText(/The title is disputed\./)).toBeVisible(),
}
