import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Countdown, DayText, Deadline, GradedMoney, Percent, Rate, Times } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Figures", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const until = Date.UTC(2026, 11, 13)
const now = Date.UTC(2026, 10, 27, 19, 32)

export const Graded: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, fontSize: 26, lineHeight: "32px", justifyItems: "end", width: 280 }}>
      <GradedMoney cents={20_535_674_00} />
      <GradedMoney cents={12_750_000_00} tone="price" />
      <GradedMoney cents={-415_559_00} tone="bad" />
      <GradedMoney cents={137_872_12} />
      <GradedMoney cents={9_850_000_00} isStruck />
      <GradedMoney cents={undefined} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$20,535,674")
    await expect(canvas.getByText("20").tagName).toBe("B")
  },
}

export const Shares: Story = {
  render: () => (
    <p style={{ display: "flex", gap: 24 }}>
      <Percent value={1_208_000} isBad />
      <Rate value={60_550} />
      <Times value={-250_000} />
      <DayText day="2026-12-12" />
      <Percent value={undefined} />
    </p>
  ),
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent("120.8%6.055%−0.25x12-12-2026–"),
}

export const Deadlines: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <p>
        <Deadline label="Offers close" until={until} now={now} zone="America/New_York" />
      </p>
      <p>
        <Deadline label="Final bids" until={until} now={until} zone="America/New_York" />
      </p>
      <Countdown label="Offers close" until={until} now={now} zone="America/New_York" />
      <Countdown label="Offers closed" until={until} now={until + 1} zone="America/New_York" />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement).toHaveTextContent(
      "Offers close 12-12-2026, 19:00 EST (12-13-2026, 00:00 UTC) 15 d 04 h",
    )
    await expect(canvasElement).toHaveTextContent("Final bids 12-12-2026, 19:00 EST (12-13-2026, 00:00 UTC) Passed")
    await expect(canvas.getByRole("timer")).toHaveAccessibleName("15 d 04 h left")
  },
}
