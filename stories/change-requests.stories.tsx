import type { Meta, StoryObj } from "@storybook/react-vite"
import { ChangeRequestStale } from "@xl/core/change-requests"
import { must, Cents } from "@xl/core/shared"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aChangeRequest } from "@xl/testkit/change-requests"
import type { Here } from "@xl/testkit/here"
import { anAdmin, aBuyer, aSeller } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { ChangeRequestScreen, ChangeRequestsScreen } from "@xl/ui/changes"
import { Effect } from "effect"
import { useState } from "react"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, heard } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const asset = aPublishedAsset()
const SEED = { assets: [asset], offers: [anOffer()], profiles: [aSeller(), aBuyer(), anAdmin()] }

/** The seller asks for another payoff and another price. */
const ask = ({ market }: Here): Promise<unknown> =>
  Effect.runPromise(
    market.as(aSeller()).listings.edit(asset.id, {
      noteOverview: { ...asset.noteOverview, totalPayoff: must(Cents, 11_500_000_00) },
      mainInfo: { ...asset.mainInfo, listingPrice: must(Cents, 9_900_000_00) },
      changeNote: "The servicer corrected the payoff; the price follows it.",
    }),
  )

interface RequestsProps extends ProductProps {
  /** Shows the one request instead of the list. */
  readonly isOpen?: boolean
}

const Requests = ({ isOpen = false, ...props }: RequestsProps) => {
  const [browser, setBrowser] = useState<Here | null>(null)
  const [offset, setOffset] = useState(0)
  const request = browser && [...browser.market.home.memory.rows.changeRequests.values()].at(-1)
  return (
    <Product who={anAdmin()} seed={SEED} start={(_, here) => void ask(here).then(() => setBrowser(here))} {...props}>
      {isOpen ? (
        request && <ChangeRequestScreen id={request.id} />
      ) : (
        <ChangeRequestsScreen offset={offset} onOffset={setOffset} />
      )}
    </Product>
  )
}
const meta = {
  title: "Screens/Change requests",
  component: Requests,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Requests>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  name: "A requested change appears by itself",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Cedar Park Retail" })).toBeVisible()
    await expect(canvas.getByText("Asking price, Total payoff")).toBeVisible()
    await expect(canvas.getByText("Seller Holdings LLC")).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByText("Asking price, Total payoff")).toBeVisible(),
}

export const Empty: Story = {
  args: { start: () => undefined },
  play: async ({ canvas }) => expect(await canvas.findByText("No change waits for approval")).toBeVisible(),
}

export const Loading: Story = {
  args: { change: ({ changeRequests }) => ({ changeRequests: { ...changeRequests, pending: waiting } }) },
}

export const Failed: Story = {
  args: { change: ({ changeRequests }) => ({ changeRequests: { ...changeRequests, pending: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The change requests did not load")).toBeVisible(),
}

export const Approve: Story = {
  name: "A change is approved after a second look",
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Total payoff/ })).toHaveTextContent("$11,500,000")
    const why = "The servicer corrected the payoff; the price follows it."
    await expect(within(canvas.getByRole("region", { name: "Why it changes" })).getByText(why)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }))
    const dialog = await alertNamed("Change Cedar Park Retail?")
    await expect(dialog.getByText(`The seller says: ${why}`)).toBeVisible()
    await expect(dialog.getByText(/live offers are marked/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Approve the change" }))
    await heard(/Bidders and watchers are told/)
    await expect(await canvas.findByText("Approved")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull()
  },
}

export const Decline: Story = {
  name: "A change is declined by keyboard, and only with a reason",
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    const decline = await canvas.findByRole("button", { name: "Decline" })
    decline.focus()
    await userEvent.keyboard("{Enter}")
    const dialog = await dialogNamed("Decline the change of Cedar Park Retail?")
    await expect(dialog.getByRole("button", { name: "Decline the change" })).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Send the payoff letter")
    await userEvent.click(dialog.getByRole("button", { name: "Decline the change" }))
    await expect(await canvas.findByText("Declined: Send the payoff letter")).toBeVisible()
  },
}

export const Stale: Story = {
  name: "A request that changed meanwhile is refused, and the typed reason is kept",
  args: {
    isOpen: true,
    change: ({ changeRequests }) => ({
      changeRequests: { ...changeRequests, decline: () => Effect.fail(new ChangeRequestStale()) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Decline" }))
    const dialog = await dialogNamed("Decline the change of Cedar Park Retail?")
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Send the payoff letter")
    await userEvent.click(dialog.getByRole("button", { name: "Decline the change" }))
    const alert = await canvas.findByRole("alert")
    await expect(alert).toHaveTextContent(/changed after you opened it/)
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }))
    const again = await dialogNamed("Decline the change of Cedar Park Retail?")
    await expect(again.getByRole("textbox", { name: "Reason" })).toHaveValue("Send the payoff letter")
  },
}

export const Missing: Story = {
  args: {
    isOpen: true,
    change: ({ changeRequests }) => ({
      changeRequests: {
        ...changeRequests,
        find: () => changeRequests.find(aChangeRequest({ assetId: anAssetId(9) }).id),
      },
    }),
  },
  play: async () => expect(await screen.findByRole("heading", { level: 1, name: /No such address/ })).toBeVisible(),
}
