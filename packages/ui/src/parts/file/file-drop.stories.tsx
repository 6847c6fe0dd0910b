import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { FileDrop } from "./index.ts"
import { guides } from "./guide.ts"

const meta = {
  title: "Parts/File drop",
  parameters: { guides },
  component: FileDrop,
  args: {
    label: "Proof of funds",
    helper: "PDF, JPEG or PNG, at most 5 MB",
    accepts: ["application/pdf"],
    onFiles: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "choose a file" })).toHaveAccessibleDescription(
      "PDF, JPEG or PNG, at most 5 MB",
    )
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file][accept]")
    const file = new File(["%PDF"], "statement.pdf", { type: "application/pdf" })
    if (input) await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Refused: Story = {
  args: { error: "statement.pdf has 5,000,001 bytes. At most 5,000,000 are taken." },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("5,000,001 bytes"),
}

export const UnderWay: Story = {
  args: {
    allowsMultiple: true,
    uploads: [
      {
        id: "1",
        name: "Meridian Trust statement 10-2026.pdf",
        size: 412_000,
        state: { tag: "sending", progress: 0.42 },
      },
      { id: "2", name: "Letter of credit.pdf", size: 96_000, state: { tag: "done", note: "encrypted" } },
      { id: "3", name: "Line.png", size: 4_100_000, state: { tag: "failed", why: "the connection broke" } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("progressbar")).toHaveValue(42)
    await userEvent.click(canvas.getByRole("button", { name: /^Cancel Meridian/ }))
    await expect(args.onCancel).toHaveBeenCalledWith("1")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(args.onRetry).toHaveBeenCalledWith("3")
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
