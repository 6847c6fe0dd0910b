import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { LineBar } from "./line-bar.tsx"

const meta = {
  title: "Frame/Line",
  component: LineBar,
  args: { told: "stands", onReload: fn() },
  decorators: [(story) => <div style={{ minHeight: 160 }}>{story()}</div>],
} satisfies Meta<typeof LineBar>
export default meta
type Story = StoryObj<typeof meta>

export const Stands: Story = {
  play: ({ canvas }) => expect(canvas.getByRole("status")).toBeEmptyDOMElement(),
}

export const ServerAway: Story = {
  args: { told: "away" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("The server does not answer. What you typed stays here.")
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}

export const PartLost: Story = {
  args: { told: "lost" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Reload" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
