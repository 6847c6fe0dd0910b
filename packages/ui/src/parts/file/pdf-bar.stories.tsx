import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, waitFor } from "storybook/test"
import { Button } from "../button/index.ts"
import { guides } from "./guide.ts"
import { PdfBar } from "./pdf-bar.tsx"

const Opened = (props: ComponentProps<typeof PdfBar>) => {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? <PdfBar {...props} /> : <Button onPress={() => setOpen(true)}>Open bank-statement.pdf</Button>
}

const meta = {
  title: "Parts/PDF bar",
  parameters: { guides },
  component: PdfBar,
  args: { label: "bank-statement.pdf is opened" },
} satisfies Meta<typeof PdfBar>
export default meta
type Story = StoryObj<typeof meta>

export const Growing: Story = {
  name: "Grows by 20 pixels a step to 250, the 13th step cut (ACC-649, ACC-650, ACC-651)",
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = () => canvas.getByRole<HTMLProgressElement>("progressbar", { name: "bank-statement.pdf is opened" })
    const drawn: Array<number> = []
    const watch = new MutationObserver(() => drawn.push(Math.round(bar().position * 250)))
    watch.observe(canvasElement, { childList: true, subtree: true, attributeFilter: ["value"] })
    await userEvent.click(canvas.getByRole("button", { name: "Open bank-statement.pdf" }))
    await expect(bar()).toHaveAttribute("aria-valuetext", "Under way")
    await expect(bar().getBoundingClientRect().width).toBe(250)
    await waitFor(() => expect(bar()).toHaveValue(100), { timeout: 60_000 })
    watch.disconnect()
    await expect(drawn).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 250])
  },
}
