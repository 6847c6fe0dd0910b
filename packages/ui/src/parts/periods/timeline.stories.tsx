import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Timeline } from "./index.ts"
import { guides } from "./guide.ts"

const meta = {
  title: "Parts/Timeline",
  parameters: { guides },
  component: Timeline,
  args: {
    label: "Sale periods",
    today: "2026-11-27",
    periods: [
      { id: "published", label: "Published", from: "2026-11-03", state: "done", weight: 0.7 },
      {
        id: "cfo",
        label: "Call for offers",
        from: "2026-11-10",
        to: "2026-12-12",
        state: "running",
        over: 0.5,
        weight: 2,
      },
      { id: "baf", label: "Best and final", from: "2026-12-15", to: "2026-12-19", state: "upcoming" },
      { id: "selection", label: "Selection", from: "2026-12-20", to: "2026-12-23", state: "upcoming" },
      { id: "closing", label: "Closing", from: undefined, state: "none", weight: 1.3 },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Today 11-27")).toBeVisible()
    await expect(canvas.getAllByRole("listitem")[1]).toHaveTextContent("Call for offers11-10 to 12-12, running")
    await expect(canvas.getAllByRole("listitem")[4]).toHaveTextContent("ClosingNot planned")
  },
}

/** After an offer has won: what was not planned is left out, and the closing's steps say what they wait for. */
export const Closing: Story = {
  args: {
    label: "Stages of the sale",
    today: "2026-12-28",
    periods: [
      { id: "published", label: "Published", from: "2026-11-03", state: "done", weight: 0.7 },
      { id: "cfo", label: "Call for offers", from: "2026-11-10", to: "2026-12-12", state: "ended" },
      { id: "buyer", label: "Buyer accepts", from: "2026-12-22", state: "done" },
      { id: "seller", label: "Seller accepts", from: "2026-12-22", to: "2027-01-01", state: "running", over: 0.6 },
      { id: "contract", label: "Under contract", from: undefined, state: "none", note: "When both have accepted" },
      { id: "closed", label: "Closed", from: undefined, state: "none", note: "When the closing is confirmed" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[2]).toHaveTextContent("Buyer accepts12-22, done")
    await expect(canvas.getAllByRole("listitem")[4]).toHaveTextContent("Under contractWhen both have accepted")
  },
}
export const NarrowClosing: Story = { ...Closing, globals: { viewport: { value: "mobile1", isRotated: false } } }
