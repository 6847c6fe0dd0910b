import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAsset } from "@xl/testkit/assets"
import { expect, waitFor } from "storybook/test"
import { alertNamed, heard } from "./dialogs.ts"
import { anew, BEGUN, DRAFT, narrow, onGo, Wizard } from "./listing-wizard.tsx"

const meta = {
  title: "Screens/Listing publication",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  beforeEach: anew,
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

export const Request: Story = {
  args: { asset: DRAFT, page: "advisors" },
  name: "Publication is requested, then taken back",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Request publication" }))
    const ask = await alertNamed("Request publication?")
    await userEvent.type(ask.getByRole("textbox", { name: /^Note to the reviewer/ }), "The rent roll is of May.")
    await userEvent.click(ask.getByRole("button", { name: "Request publication" }))
    await heard(/^Publication is requested/)
    await expect(await canvas.findByRole("heading", { name: "An administrator looks at this asset" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Take the request back" }))
    const back = await alertNamed("Take the request back?")
    await userEvent.click(back.getByRole("button", { name: "Take the request back" }))
    await heard(/^The request is taken back/)
    await expect(await canvas.findByRole("button", { name: "Save and finish" })).toBeVisible()
  },
}
export const Discard: Story = {
  args: { asset: DRAFT, page: "advisors" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Discard the draft" }))
    const ask = await alertNamed("Discard the draft?")
    await userEvent.click(ask.getByRole("button", { name: "Discard the draft" }))
    await heard("The draft is discarded.")
    await expect(onGo).toHaveBeenCalledWith("/seller/filters/active")
  },
}

export const Leaving: Story = {
  args: { asset: DRAFT, page: "advisors" },
  name: "A page that is being left asks nothing more",
  play: async ({ canvas, userEvent }) => {
    const request = await canvas.findByRole("button", { name: "Request publication" })
    await expect(request).toBeEnabled()
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/asset/${DRAFT.id}`))
    await expect(request).toBeDisabled()
    await expect(canvas.getByRole("button", { name: "Discard the draft" })).toBeDisabled()
  },
}

export const Pending: Story = {
  args: { asset: anAsset({ registrationStatus: "pending" }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { name: "An administrator looks at this asset" })).toBeVisible(),
}
export const NarrowPending: Story = { args: Pending.args ?? {}, globals: narrow }
export const Revoked: Story = {
  args: { asset: anAsset({ status: "Revoked", statusComment: "The note is missing." }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/The note is missing\./)).toBeVisible(),
}
export const StandsStill: Story = {
  args: { asset: anAsset({ status: "BestAndFinal" }) },
  play: async ({ canvas }) => expect(await canvas.findByText("These facts stand still")).toBeVisible(),
}

export const Lacking: Story = {
  args: { asset: BEGUN, page: null },
  name: "What is missing is listed, each with the way to it",
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "At least one advisor" })
    await expect(link).toHaveAttribute("href", `/sell-your-loan/advisors/${BEGUN.id}#contacts`)
  },
}
