import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button } from "../button/index.ts"
import { Dialog, FramedPage } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Framed page", component: FramedPage, parameters: { guides } } satisfies Meta<
  typeof FramedPage
>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

const heard = fn()
const Framing = () => {
  const [address, setAddress] = useState<string | null>(null)
  const open = <Button onPress={() => setAddress("about:blank")}>Open</Button>
  return (
    <Dialog isOpen onClose={fn()} title="Bank" actions={open}>
      <FramedPage title="The bank's page" address={address} waiting="The page opens" onMessage={heard} />
    </Dialog>
  )
}
export const WithAFrame: Story = {
  name: "A page in a frame: waited for, then heard; another window's message is not",
  render: () => <Framing />,
  play: async ({ userEvent }) => {
    heard.mockClear()
    const dialog = within(await screen.findByRole("dialog", { name: "Bank" }))
    await expect(dialog.getByRole("status", { name: "The page opens" })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole("button", { name: "Open" }))
    const frame = await dialog.findByTitle<HTMLIFrameElement>("The bank's page")
    globalThis.postMessage("another window's", "*")
    const script = frame.contentDocument?.createElement("script")
    if (!script) throw new Error("The frame has no page")
    script.textContent = 'parent.postMessage("its own", "*")'
    frame.contentDocument?.body.append(script)
    await waitFor(() => expect(heard).toHaveBeenCalled())
    await expect(heard.mock.calls.map(([event]) => (event as MessageEvent).data as unknown)).toEqual(["its own"])
  },
}
