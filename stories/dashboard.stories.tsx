import type { Meta, StoryObj } from "@storybook/react-vite"
import { aBuyer, aProfile, aSeller } from "@xl/testkit/market"
import { EmptyDashboardScreen } from "@xl/ui/dashboard"
import { expect } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const Dashboard = (props: ProductProps) => (
  <Product {...props}>
    <EmptyDashboardScreen />
  </Product>
)
const meta = { title: "Screens/Dashboard", component: Dashboard, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Dashboard
>
export default meta
type Story = StoryObj<typeof meta>

export const Newcomer: Story = {
  args: { who: aProfile() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    await dialogNamed("Buyer profile")
  },
}

export const AskedAlready: Story = {
  name: "Whoever waits for the buyer role is not asked to become a buyer again",
  args: { who: { ...aProfile(), buyerUnderReview: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your request for the Buyer role is under review/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Become a Buyer" })).toBeNull()
  },
}

export const Buyer: Story = {
  args: { who: aBuyer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The offers that you make show here/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Become a Buyer" })).toBeNull()
  },
}

export const Seller: Story = {
  args: { who: aSeller() },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { level: 1, name: "No loan listed yet" })).toBeVisible(),
}
