import type { Meta, StoryObj } from "@storybook/react-vite"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { FavoritesScreen } from "@xl/ui/favorites"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { assetAt, down, MARKET, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const [one, other] = [assetAt(0), assetAt(1)]
const fan = aBuyer(1, { favorites: [one.id, other.id] })

const Favorites = (props: ProductProps) => (
  <Product who={fan} seed={{ ...MARKET, profiles: [aSeller(), fan] }} {...props}>
    <FavoritesScreen now={useNow()} />
  </Product>
)
const meta = {
  title: "Screens/Favorites",
  component: Favorites,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Favorites>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: "A star turned off takes the loan out",
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2))
    await expect(canvas.getByText("for sale")).toHaveTextContent("2 for sale")
    const [star] = canvas.getAllByRole("button", { name: /^Favorite / })
    await expect(star).toHaveAttribute("aria-pressed", "true")
    if (star) await userEvent.click(star)
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2)),
}

export const Gone: Story = {
  name: "One that left the market shows title and status",
  args: {
    onHere: ({ market }) => {
      const owner = market.home.memory.rows.profiles.get(one.owners[0] ?? aSeller().id) ?? aSeller()
      void Effect.runPromise(Effect.ignore(market.as(owner).listings.hold(one.id)))
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No longer on the market")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Remove / }))
    await waitFor(() => expect(canvas.queryByText("No longer on the market")).toBeNull())
    await expect(canvas.getAllByRole("article")).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { who: aBuyer(), seed: MARKET },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No favorites yet")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Browse loans" })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { change: ({ favorites }) => ({ favorites: { ...favorites, mine: waiting } }) },
}

export const Failed: Story = {
  args: { change: ({ favorites }) => ({ favorites: { ...favorites, mine: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your favorites did not load")).toBeVisible(),
}
