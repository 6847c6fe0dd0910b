import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Chat } from "./chat.tsx"
import { dialogNamed, noDialog } from "./dialogs.ts"

const meta = {
  title: "Screens/Chat/Asking",
  component: Chat,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: "w1440", isRotated: false } }
const narrow = { viewport: { value: "w390", isRotated: false } }

const panel = () => dialogNamed("Messages")

export const Asks: Story = {
  name: "The first question to the seller of a loan without contacts goes without a name (SEL-353)",
  globals: wide,
  play: async ({ canvas }) => {
    await panel()
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await userEvent.click(canvas.getByRole("button", { name: "Message the seller" }))
    const dialog = await dialogNamed("Ask the seller")
    await expect(dialog.getByText(/The seller reads it without your name/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText("Subject"), "Rent roll")
    await userEvent.type(dialog.getByLabelText("Message"), "Is it certified?")
    await userEvent.click(dialog.getByRole("button", { name: "Send" }))
    const here = await panel()
    await waitFor(() => expect(here.getByRole("log")).toHaveTextContent("Rent roll Is it certified?"))
    await expect(await here.findByText(/^You write as Buyer /)).toBeVisible()
  },
}

export const AsksNarrow: Story = {
  ...Asks,
  name: "The first question to a seller, on a phone",
  globals: narrow,
}
