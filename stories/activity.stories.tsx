import type { Meta, StoryObj } from "@storybook/react-vite"
import { standingIn } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { ActivityPanel } from "@xl/ui/activity"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const { asset, offers } = standingIn("CallForOffers")
const LOOKER = aBuyer(3)
const seed = { assets: [asset], offers, profiles: [aSeller(), aBuyer(), aBuyer(2), LOOKER] }

let market: Here["market"] | undefined
const keeps = () => Effect.runPromise(market?.as(LOOKER).favorites.add(asset.id) ?? Effect.succeed([]))
const looks = () => Effect.runPromise(market?.as(LOOKER).catalog.trackView(asset.id) ?? Effect.void)

const Activity = (props: ProductProps) => (
  <Product who={aSeller()} seed={seed} onHere={(here) => void (market = here.market)} {...props}>
    <ActivityPanel id={asset.id} isOwner />
  </Product>
)
const meta = { title: "Screens/Activity of a listing", component: Activity } satisfies Meta<typeof Activity>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  name: "A visit counts while the seller looks on",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("by 0 members and by guests")).toBeVisible()
    await looks()
    await expect(await canvas.findByText("by 1 member and by guests")).toBeVisible()
    const feed = within(canvas.getByRole("table", { name: "Activity, the latest first" }))
    await expect(feed.getByText("Opened the page")).toBeVisible()
    await expect(canvas.getByText("1 only looked")).toBeVisible()
    const kept = () => canvas.getByText("Kept as a favorite").parentElement
    await expect(kept()).toHaveTextContent(/favorite0/)
    await keeps()
    await waitFor(() => expect(kept()).toHaveTextContent(/favorite1/))
  },
}
export const Narrow: Story = { ...Counting, globals: { viewport: { value: "mobile1", isRotated: false } } }
export const Loading: Story = { args: { change: ({ deals }) => ({ deals: { ...deals, activity: waiting } }) } }
export const Failed: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, activity: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The activity did not load")).toBeVisible(),
}
