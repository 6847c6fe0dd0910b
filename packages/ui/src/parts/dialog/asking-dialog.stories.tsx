import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button } from "../button/index.ts"
import { TextArea } from "../field/index.ts"
import { Dialog, LeaveQuestion } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Dialog that asks", component: Dialog, parameters: { guides } } satisfies Meta<
  typeof Dialog
>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

const opened = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole("button", { name: "Open" }))
  return screen.findByRole("dialog")
}

const Writing = () => {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState("")
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Decline this offer" width={440} isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextArea label="Reason" value={reason} onChange={setReason} />
      </Dialog>
    </>
  )
}

const asked = () => screen.findByRole("alertdialog", { name: "Leave without saving?" })

export const AsksBeforeTextIsLost: Story = {
  name: "Esc and the close button ask before typed text is dropped, and not where it was put back",
  render: () => <Writing />,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await opened(canvas, userEvent.click))
    const reason = dialog.getByRole("textbox", { name: "Reason" })
    await userEvent.type(reason, "Too low")
    await userEvent.keyboard("{Escape}")
    await userEvent.click(within(await asked()).getByRole("button", { name: "Stay" }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await expect(reason).toHaveValue("Too low")
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    await userEvent.click(within(await asked()).getByRole("button", { name: "Leave without saving" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}

export const LeavesWhatIsAsBefore: Story = {
  name: "Text that was put back as it was is not asked about",
  render: () => <Writing />,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await opened(canvas, userEvent.click))
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "T{Backspace}")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}

const stayed = fn()

export const Question: Story = {
  name: "Esc stays",
  render: () => (
    <LeaveQuestion onStay={stayed} onLeave={fn()}>
      What you typed since the last save is dropped.
    </LeaveQuestion>
  ),
  play: async ({ userEvent }) => {
    await expect(within(await asked()).getByRole("button", { name: "Stay" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect(stayed).toHaveBeenCalledOnce()
  },
}
