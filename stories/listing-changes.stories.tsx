import type { Meta, StoryObj } from "@storybook/react-vite"
import { Cents, must } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { anAdmin, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { alertNamed, heard } from "./dialogs.ts"
import { anew, narrow, onGo, Wizard } from "./listing-wizard.tsx"

const asset = aPublishedAsset()
const SEED = { assets: [asset], profiles: [aSeller(), anAdmin()] }

/** The seller asks for another payoff. */
const ask = ({ market }: Here) =>
  Effect.runPromise(
    market.as(aSeller()).listings.edit(asset.id, {
      noteOverview: { ...asset.noteOverview, totalPayoff: must(Cents, 11_500_000_00) },
    }),
  )

const decided = async (here: Here, decision: "approve" | "decline"): Promise<void> => {
  await ask(here)
  const { changeRequests } = here.market.as(anAdmin())
  const { requests } = await Effect.runPromise(changeRequests.pending({ size: 1, offset: 0 }))
  const [request] = requests
  if (!request) throw new Error("No change was requested")
  if (decision === "approve") await Effect.runPromise(changeRequests.approve(request.id, request.version))
  else await Effect.runPromise(changeRequests.decline(request.id, request.version, "Send the payoff letter"))
}

const meta = {
  title: "Screens/Changes of a listing",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  args: { asset, seed: SEED },
  beforeEach: anew,
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = {
  name: "A material change is confirmed and requested",
  play: async ({ canvas, userEvent }) => {
    const payoff = await canvas.findByRole("textbox", { name: "Total payoff" })
    await userEvent.clear(payoff)
    await userEvent.type(payoff, "11500000")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const dialog = await alertNamed("Ask for these changes?")
    await expect(dialog.getByRole("row", { name: /Total payoff/ })).toHaveTextContent("$10,500,000")
    await expect(dialog.getByRole("row", { name: /Total payoff/ })).toHaveTextContent("$11,500,000")
    await userEvent.type(dialog.getByRole("textbox", { name: /Why it changes/ }), "The servicer corrected it.")
    await userEvent.click(dialog.getByRole("button", { name: "Request the change" }))
    await heard(/The change is requested/)
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/asset/${asset.id}`))
  },
}

export const GoOn: Story = {
  name: "Without the confirmation nothing is sent, and what is typed stays",
  play: async ({ canvas, userEvent }) => {
    const payoff = await canvas.findByRole("textbox", { name: "Total payoff" })
    await userEvent.clear(payoff)
    await userEvent.type(payoff, "11500000")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const dialog = await alertNamed("Ask for these changes?")
    await userEvent.click(dialog.getByRole("button", { name: "Go on editing" }))
    await expect(payoff).toHaveValue("11,500,000")
    await expect(canvas.queryByText("Change request")).toBeNull()
  },
}

export const Pending: Story = {
  name: "A pending change is withdrawn",
  args: { start: (_, here) => void ask(here) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw the request" }))
    const dialog = await alertNamed("Withdraw the change request?")
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the request" }))
    await heard(/The change request is withdrawn/)
    await waitFor(() => expect(canvas.queryByText("Change request")).toBeNull())
  },
}

export const PendingNarrow: Story = {
  globals: narrow,
  args: { start: (_, here) => void ask(here) },
  play: async ({ canvas }) => expect(await canvas.findByRole("table", { name: "Requested changes" })).toBeVisible(),
}

export const Declined: Story = {
  name: "A declined change says why",
  args: { start: (_, here) => void decided(here, "decline") },
  play: async ({ canvas }) => expect(await canvas.findByText(/Send the payoff letter/)).toBeVisible(),
}

export const Approved: Story = {
  name: "An approved change shows in the form at once, and what is typed stays",
  play: async ({ canvas }) => expect(await canvas.findByRole("textbox", { name: "Total payoff" })).toBeVisible(),
  args: { start: (_, here) => void decided(here, "approve") },
}

export const Stale: Story = {
  name: "A save over a listing that changed meanwhile is refused with a reload",
  args: {
    change: ({ listings }) => ({
      listings: { ...listings, edit: (id, edit) => listings.edit(id, { ...edit, confirmedChanges: [] }) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const payoff = await canvas.findByRole("textbox", { name: "Total payoff" })
    await userEvent.clear(payoff)
    await userEvent.type(payoff, "11500000")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const dialog = await alertNamed("Ask for these changes?")
    await userEvent.click(dialog.getByRole("button", { name: "Request the change" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/The listing changed while you edited it/)
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }))
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull())
    await expect(payoff).toHaveValue("11,500,000")
  },
}
