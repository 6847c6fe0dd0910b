import type { Meta, StoryObj } from "@storybook/react-vite"
import { Cents, Millis, must } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { ReviewScreen } from "@xl/ui/administration"
import { AssetVersionChanged } from "@xl/core/assets"
import { Effect } from "effect"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { alertNamed, dialogNamed, heard } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const asset = anAsset({
  registrationStatus: "pending",
  publicationRequestedAt: must(Millis, EXAMPLE_NOW),
  publicationNote: "The rent roll is of May.",
})
const SEED = { assets: [asset], profiles: [aSeller(), anAdmin()] }

/** Revoked with a comment, corrected by its seller, and requested again. */
const again = async ({ market }: Here): Promise<void> => {
  const { listings } = market.as(aSeller())
  await Effect.runPromise(market.as(anAdmin()).listings.revoke(asset.id, "The payoff is too low"))
  await Effect.runPromise(
    listings.edit(asset.id, { noteOverview: { ...asset.noteOverview, totalPayoff: must(Cents, 11_500_000_00) } }),
  )
  await Effect.runPromise(listings.requestPublish(asset.id))
}

interface ReviewProps extends ProductProps {
  readonly isSecond?: boolean
}

const Review = ({ isSecond = false, ...props }: ReviewProps) => {
  const [isReady, setReady] = useState(!isSecond)
  return (
    <Product
      who={anAdmin()}
      seed={SEED}
      start={(_, browser) => void (isSecond && again(browser).then(() => setReady(true)))}
      {...props}
    >
      {isReady && <ReviewScreen id={asset.id} now={EXAMPLE_NOW} room={() => <p>The data room</p>} />}
    </Product>
  )
}
const meta = {
  title: "Screens/Publication review",
  component: Review,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Review>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  name: "A first request is approved after a second look",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Never reviewed before")).toBeVisible()
    await expect(canvas.getByText("Seller Holdings LLC")).toBeVisible()
    await expect(canvas.getByText("The rent roll is of May.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }))
    const dialog = await alertNamed("Approve Cedar Park Retail?")
    await expect(dialog.getByText("Seller Holdings LLC")).toBeVisible()
    await expect(dialog.getByText("The rent roll is of May.")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Approve and publish" }))
    await heard("Asset approved")
    await expect(await canvas.findByText("No publication waits for this asset.")).toBeVisible()
  },
}

export const Second: Story = {
  name: "A later request shows what changed since the last review",
  args: { isSecond: true },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Total payoff/ })
    await expect(canvas.getByText("The payoff is too low")).toBeVisible()
    await expect(canvas.getByText("The data room")).toBeVisible()
    await expect(canvas.getByRole("heading", { name: "Advisors" })).toBeVisible()
    await expect(row).toHaveTextContent("$10,500,000")
    await expect(row).toHaveTextContent("$11,500,000")
    await expect(canvas.getByText(/, revoked$/)).toBeVisible()
  },
}

export const SecondNarrow: Story = {
  args: { isSecond: true },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => expect((await canvas.findAllByText("$11,500,000"))[0]).toBeVisible(),
}

/** What reached the command that declines. */
const revoked = fn()
const heardOf: ProductProps["change"] = ({ listings }) => ({
  listings: {
    ...listings,
    revoke: (id, comment) => {
      revoked(id, comment)
      return listings.revoke(id, comment)
    },
  },
})

export const Decline: Story = {
  name: "A request is declined with a reason",
  args: { change: heardOf },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Decline" }))
    const dialog = await dialogNamed("Decline the publication of Cedar Park Retail?")
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "The deed is missing")
    await userEvent.click(dialog.getByRole("button", { name: "Decline the request" }))
    await heard("Publication declined")
    await expect(revoked).toHaveBeenLastCalledWith(asset.id, "The deed is missing")
  },
}

export const Stale: Story = {
  name: "An asset that changed meanwhile is refused with a reload",
  args: {
    change: ({ listings }) => ({
      listings: { ...listings, approve: () => Effect.fail(new AssetVersionChanged()) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve" }))
    const dialog = await alertNamed("Approve Cedar Park Retail?")
    await userEvent.click(dialog.getByRole("button", { name: "Approve and publish" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed this asset after you opened it/)
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
    await expect(await canvas.findByRole("button", { name: "Approve" })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, review: waiting } }) },
}

export const Failed: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, review: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The request did not load")).toBeVisible(),
}
