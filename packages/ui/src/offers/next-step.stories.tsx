import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Asset, AssetView } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import { nextStepOfSale } from "@xl/core/offers"
import { aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { standingIn } from "@xl/testkit/assets"
import { Effect } from "effect"
import { expect, fn } from "storybook/test"
import { Button, Panel } from "../parts/index.ts"
import { NextStepPanel } from "./next-step.tsx"

/** The asset as its seller sees it. */
const seen = (asset: Asset): AssetView =>
  Effect.runSync(Effect.orDie(marketInMemory({ seed: { assets: [asset] }, actor: aSeller() }).catalog.find(asset.id)))

/** The next step of a sale that rests in this status. */
const stepIn = (status: AssetStatus, change: Partial<Asset> = {}) =>
  nextStepOfSale(seen(standingIn(status, change).asset), [], EXAMPLE_NOW)

const meta = {
  title: "Parts/Next step",
  component: NextStepPanel,
  args: { step: stepIn("CallForOffers"), reader: "seller", now: EXAMPLE_NOW },
} satisfies Meta<typeof NextStepPanel>
export default meta
type Story = StoryObj<typeof meta>
type At = Parameters<NonNullable<Story["play"]>>[0]

/** The panel is found by its name, says whose turn it is and what is done. */
const says =
  (turn: string, does: RegExp) =>
  async ({ canvas }: Pick<At, "canvas">) => {
    const panel = await canvas.findByRole("region", { name: "Next step" })
    await expect(panel).toHaveTextContent(turn)
    await expect(panel).toHaveTextContent(does)
  }
const buyerAccepts = stepIn("ContractPending.CallForOffers")
const chooses = stepIn("UnderSelection.CallForOffers")
const reviewed = stepIn("Draft", { registrationStatus: "pending" })
const over = stepIn("Closed")
const opened = fn()

export const BuyerActs: Story = {
  name: "The buyer acts: told to the buyer, with the way to do it",
  args: {
    step: buyerAccepts,
    reader: "buyer",
    action: (
      <Button kind="primary" onPress={opened}>
        Open closing
      </Button>
    ),
  },
  play: async (at) => {
    await says("Your turn", /accepts the closing documents/)(at)
    opened.mockClear()
    await at.userEvent.click(at.canvas.getByRole("button", { name: "Open closing" }))
    await expect(opened).toHaveBeenCalledOnce()
  },
}
export const SellerWaitsForBuyer: Story = {
  name: "The buyer acts: told to the seller",
  args: { step: buyerAccepts },
  play: says("Waiting for the buyer", /Otherwise the award lapses/),
}
export const SellerActs: Story = {
  name: "The seller acts: told to the seller",
  args: { step: chooses },
  play: says("Your turn", /Choose the winner/),
}
export const BuyerWaitsForSeller: Story = {
  name: "The seller acts: told to the buyer",
  args: { step: chooses, reader: "buyer" },
  play: says("Waiting for the seller", /Choose the winner/),
}
export const AdministratorActs: Story = {
  name: "An administrator acts: told to an administrator",
  args: { step: reviewed, reader: "administrator" },
  play: says("Your turn", /reviews the listing/),
}
export const SellerWaitsForAdministrator: Story = {
  name: "An administrator acts: told to the seller",
  args: { step: reviewed },
  play: says("Waiting for an administrator", /reviews the listing/),
}
export const BiddersAct: Story = {
  name: "The bidders act: by when, and what happens otherwise",
  play: async (at) => {
    await says("Waiting for buyers", /Buyers make offers until 12-04-2026, 00:00 UTC/)(at)
    await expect(at.canvas.getByText(/Without an offer by then/)).toBeVisible()
  },
}
export const NobodyActs: Story = {
  name: "Nobody acts: nothing is due, and no day is named",
  args: { step: over },
  play: async (at) => {
    await says("Nothing due", /The sale is closed/)(at)
    await expect(at.canvas.queryByText(/Until/)).toBeNull()
  },
}
export const Inside: Story = {
  name: "Inside a panel it is a section",
  args: { step: chooses, isInside: true },
  render: (args) => (
    <Panel title="Your sale">
      <NextStepPanel {...args} />
    </Panel>
  ),
  play: async (at) => {
    await says("Your turn", /Choose the winner/)(at)
    await expect(at.canvas.getByRole("heading", { level: 3, name: "Next step" })).toBeVisible()
  },
}
export const Narrow: Story = { ...BuyerActs, globals: { viewport: { value: "mobile1", isRotated: false } } }
