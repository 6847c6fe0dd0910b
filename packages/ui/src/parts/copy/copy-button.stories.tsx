import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { CopyButton } from "./index.ts"
import { guides } from "./guide.ts"

const write = fn((text: string) => Promise.resolve(void text))
const meta = {
  title: "Parts/Copy",
  parameters: { guides },
  component: CopyButton,
  args: { text: "8f14e45f", what: "loan id", write },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(write).toHaveBeenCalledWith("8f14e45f")
    await expect(await canvas.findByText("loan id copied")).toBeInTheDocument()
  },
}

export const WithWords: Story = {
  args: { hasWords: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy loan id" }))
    await expect(await canvas.findByRole("button", { name: "Copied" })).toHaveFocus()
  },
}

export const Refused: Story = {
  args: { write: fn((text: string) => Promise.reject(new Error(`The browser takes no ${text}.`))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(await canvas.findByText("loan id could not be copied")).toBeInTheDocument()
  },
}
