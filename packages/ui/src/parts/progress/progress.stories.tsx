import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Icon } from "../icon/index.ts"
import { Badge, Progress } from "./index.ts"
import { guides } from "./guide.ts"

const meta = {
  title: "Parts/Progress and badge",
  parameters: { guides },
  component: Progress,
  args: { label: "Importing the tape", value: 0.42 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  args: { said: "420 of 1,000 loans" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Importing the tape" })
    await expect(bar).toHaveValue(42)
    await expect(bar).toHaveAttribute("aria-valuetext", "420 of 1,000 loans")
  },
}
export const Unknown: Story = {
  args: { value: undefined },
  play: ({ canvas }) => expect(canvas.getByText("Under way")).toBeVisible(),
}

export const OutOfRange: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[-1, 0, 7, Number.NaN].map((value) => (
        <Progress key={value} label={`Given ${value}`} value={value} />
      ))}
    </div>
  ),
  play: ({ canvas }) =>
    expect(canvas.getAllByRole("progressbar").map((bar) => (bar as HTMLProgressElement).value)).toEqual([0, 0, 100, 0]),
}

export const Badges: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 32, padding: 16, alignItems: "center" }}>
      {[0, 1, 12, 99, 100, -3, Number.NaN].map((of) => (
        <Badge key={of} of={of} label="unread messages">
          <Icon name="chat" size={20} />
        </Badge>
      ))}
      <Badge of={4} label="offers" />
      <Badge of={1_000_000} label="loans" most={999_999} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible()
    await expect(canvas.getByText("100 unread messages")).toBeInTheDocument()
    await expect(canvas.queryByText(/-3|NaN/)).toBeNull()
  },
}
