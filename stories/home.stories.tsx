import type { Meta, StoryObj } from "@storybook/react-vite"
import { countedOfType } from "@xl/core/assets"
import { HomeScreen } from "@xl/ui/home"
import { addressOf } from "@xl/ui/listing"
import { expect } from "storybook/test"
import { down, MARKET, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const Home = (props: ProductProps) => (
  <Product seed={MARKET} {...props}>
    <HomeScreen now={useNow()} />
  </Product>
)
const meta = { title: "Screens/Home", component: Home, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Home
>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).not.toHaveLength(0)
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Every loan, drawn to scale.")
    await expect(canvas.getByRole("figure", { name: "The largest loans, one scale" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Hospitality" })).toHaveAttribute(
      "href",
      `/buy-commercial-real-estate-loans?${addressOf(countedOfType("Hospitality")).toString()}`,
    )
  },
}

export const Narrow: Story = { ...Open, globals: { viewport: { value: "mobile1", isRotated: false } } }

export const Loading: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, search: waiting } }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole("region", { name: "Newest loans" })).toHaveAttribute("aria-busy", "true"),
}

export const Failed: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, search: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: /again/i })).toBeVisible(),
}
