import type { Meta, StoryObj } from "@storybook/react-vite"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { Effect } from "effect"
import { expect } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const asset = aPublishedAsset()
const seed = { assets: [asset], profiles: [aSeller(), aBuyer()] }

/** A session that is looked for until the play says that it is found. */
let found = Promise.withResolvers<void>()
const looksFor: ProductProps["change"] = ({ profiles }) => ({
  profiles: {
    ...profiles,
    mine: () =>
      Effect.andThen(
        Effect.promise(() => found.promise),
        profiles.mine(),
      ),
  },
})

const Arriving = (props: ProductProps) => (
  <Product seed={seed} change={looksFor} {...props}>
    <AssetScreen id={asset.id} now={useNow()} actions={actions} />
  </Product>
)
const meta = {
  title: "Screens/Early presses",
  component: Arriving,
  parameters: { layout: "fullscreen" },
  args: { who: aBuyer() },
  beforeEach: () => {
    found = Promise.withResolvers()
  },
} satisfies Meta<typeof Arriving>
export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  name: "An offer that is pressed for before it is known who is here begins once it is",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    await expect(await canvas.findByRole("button", { name: /Please wait/ })).toBeVisible()
    found.resolve()
    await expect(await dialogNamed("Make an offer")).toBeTruthy()
  },
}

export const Message: Story = {
  name: "A message to the seller that is pressed for early is written once it is known who is here",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Message the seller" }))
    await expect(await canvas.findByRole("button", { name: /Please wait/ })).toBeVisible()
    found.resolve()
    await expect(await dialogNamed("Ask the seller")).toBeTruthy()
  },
}
