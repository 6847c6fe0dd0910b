import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { PaperSheet } from "./index.ts"
import { guides } from "./guide.ts"

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="520"><rect width="400" height="520" fill="white"/><path d="M40 60h320M40 100h260M40 140h300" stroke="#0f4572" stroke-width="6"/></svg>',
)}`

const meta = {
  title: "Parts/Paper sheet",
  parameters: { guides },
  component: PaperSheet,
  args: { name: "statement.png", content: { address: PICTURE, type: "image/svg+xml" } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaperSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "statement.png" })).toBeVisible()
    const apart = canvas.getByRole("link", { name: "Open in a new tab" })
    await userEvent.tab()
    await expect(apart).toHaveFocus()
  },
}

export const Opening: Story = {
  args: { name: "statement.png", awaited: "image/png", content: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("statement.png is opened")
    await expect(canvas.queryByRole("progressbar")).toBeNull()
  },
}

export const OpeningPdf: Story = {
  args: { name: "statement.pdf", awaited: "application/pdf", content: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("statement.pdf is opened")
    await expect(canvas.getByRole("progressbar", { name: "statement.pdf is opened" })).toBeVisible()
  },
}
