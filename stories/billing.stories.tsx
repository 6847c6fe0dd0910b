import type { Meta, StoryObj } from "@storybook/react-vite"
import { aProfile } from "@xl/testkit/market"
import { BillingScreen } from "@xl/ui/profile"
import { expect } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

const Page = (props: ProductProps) => (
  <Product who={aProfile()} {...props}>
    <BillingScreen />
  </Product>
)
const meta = { title: "Screens/Billing", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("No bank account is linked")).toBeVisible(),
}
