import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Asset, AssetView } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { anAsset, standingIn } from "@xl/testkit/assets"
import { EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect } from "storybook/test"
import { AssetCard } from "./asset-card.tsx"

const { mainInfo, noteOverview } = anAsset()
/** The asset as a guest sees it. */
const seen = (asset: Asset): AssetView =>
  Effect.runSync(Effect.orDie(marketInMemory({ seed: { assets: [asset] } }).catalog.find(asset.id)))
const published = (change: Partial<Asset> = {}) => seen(standingIn("Published", change).asset)

const Card = ({ asset }: { readonly asset: AssetView }) => (
  <div style={{ width: 320, display: "grid" }}>
    <AssetCard asset={asset} now={EXAMPLE_NOW} />
  </div>
)
const meta = { title: "Parts/Asset card", component: Card, args: { asset: published() } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", `/asset/${anAsset().id}`)
    await userEvent.tab()
    await expect(canvas.getByRole("link")).toHaveFocus()
    await expect(canvas.getByRole("article")).toHaveTextContent(/Listed 11-27/)
  },
}

export const CallForOffers: Story = {
  args: { asset: seen(standingIn("CallForOffers").asset) },
  play: ({ canvas }) => expect(canvas.getByRole("article")).toHaveTextContent(/Offers close 12-04, 00:00 UTC · 6 d/),
}

export const UnderWater: Story = {
  args: {
    asset: published({ noteOverview: { ...noteOverview, estCollateralValue: must(Cents, 8_000_000_00) } }),
  },
  play: ({ canvas }) => expect(canvas.getByText("LTV 125.0%")).toBeVisible(),
}

export const SecondLien: Story = {
  name: "A second lien with the debt before it, and one where that is unknown",
  args: {
    asset: published({
      noteOverview: { ...noteOverview, lienPosition: "Second", seniorBalance: must(Cents, 3_000_000_00) },
    }),
  },
  render: ({ asset }) => (
    <>
      <Card asset={asset} />
      <Card asset={{ ...asset, noteOverview: { ...asset.noteOverview, seniorBalance: null } }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("CLTV 92.9%")).toBeVisible()
    await expect(canvas.queryByText(/\bLTV/)).toBeNull()
    await expect(canvas.getAllByText(/CLTV/)).toHaveLength(1)
  },
}

export const NothingKnown: Story = {
  name: "Without value, rate, title or income",
  args: {
    asset: published({
      mainInfo: { ...mainInfo, title: null },
      noteOverview: { ...noteOverview, estCollateralValue: null, currentInterestRate: null, maturityDate: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/LTV/)).toBeNull()
    await expect(canvas.getAllByText("–").length).toBeGreaterThan(2)
  },
}

export const LongName: Story = {
  args: {
    asset: published({
      mainInfo: {
        ...mainInfo,
        title: "Consolidated Northern Peninsula Multifamily Portfolio, Phases One to Four",
        address: { ...mainInfo.address, city: "Rancho Santa Margarita" },
      },
    }),
  },
}
