import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fireEvent } from "storybook/test"
import { type DrawnSignature, SignaturePad, type SignaturePadProps } from "./index.ts"
import { guides } from "./guide.ts"

const Signing = (props: Partial<SignaturePadProps>) => {
  const [value, setValue] = useState<DrawnSignature | null>(null)
  return (
    <div style={{ maxWidth: 600 }}>
      <SignaturePad label="Your signature" value={value} onChange={setValue} {...props} />
    </div>
  )
}

const meta = {
  title: "Parts/Signature pad",
  component: Signing,
  parameters: { guides },
} satisfies Meta<typeof Signing>
export default meta
type Story = StoryObj<typeof meta>

/** Draws from corner to corner of the field. */
const draws = async (field: Element) => {
  const { height, left, top, width } = field.getBoundingClientRect()
  const at = (share: number) => ({ pointerId: 1, clientX: left + width * share, clientY: top + height * share })
  await fireEvent.pointerDown(field, at(0.2))
  for (const share of [0.3, 0.5, 0.7]) await fireEvent.pointerMove(field, at(share))
  await fireEvent.pointerUp(field, at(0.7))
}

export const Draws: Story = {
  name: "A line is drawn, and cleared",
  args: { helper: "Draw with the mouse, a finger or a pen." },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("img", { name: "Your signature: nothing is drawn" })
    field.setPointerCapture = () => undefined // no pointer of a browser's own made these events
    await draws(field)
    await expect(field).toHaveAccessibleName("Your signature: something is drawn")
    await expect(field.querySelector("path")?.getAttribute("d")).toMatch(/^M120 32(L\d+ \d+)+$/)
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
    await expect(field).toHaveAccessibleName("Your signature: nothing is drawn")
  },
}

export const Wrong: Story = {
  name: "Nothing was drawn",
  args: { error: "This field is required" },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("This field is required"),
}
