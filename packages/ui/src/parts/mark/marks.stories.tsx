import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { LevelBar, LoanMark, markedStatuses, OfferMark, StatusMark } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Marks", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: 14,
  justifyItems: "start",
} as const

export const AssetStatuses: Story = {
  render: () => (
    <div style={grid}>
      {markedStatuses.map((status) => (
        <StatusMark key={status} status={status} isFilled />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(markedStatuses).toHaveLength(17)
    await expect(canvas.getByText("Active Listing")).toBeVisible()
    await expect(canvas.getByText("CLOSED")).toBeVisible()
  },
}

export const AssetStatusesPlain: Story = {
  render: () => (
    <div style={grid}>
      {markedStatuses.map((status) => (
        <StatusMark key={status} status={status} />
      ))}
    </div>
  ),
}

export const OfferStates: Story = {
  render: () => (
    <div style={grid}>
      {["Draft", "Published", "BestAndFinal", "Successful", "Declined", "Withdrawn", "Canceled", "Postponed"].map(
        (status) => (
          <OfferMark key={status} status={status} isFilled />
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Winner")).toBeVisible()
    await expect(canvas.getByText("Postponed")).toBeVisible()
  },
}

export const Loans: Story = {
  render: () => (
    <div style={grid}>
      {["Performing", "Sub-Performing", "Non-Performing", "Unknown"].map((status) => (
        <LoanMark key={status} status={status} isFilled />
      ))}
    </div>
  ),
}

export const Levels: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 14, width: 240 }}>
      <LevelBar debt={635_000} />
      <LevelBar debt={1_208_000} price={729_000} />
      <LevelBar price={621_000} />
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByText("120.8% of value")).toBeInTheDocument(),
}
