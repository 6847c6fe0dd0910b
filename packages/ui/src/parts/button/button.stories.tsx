import type { Meta, StoryObj } from "@storybook/react-vite"
import { type FormEvent, useState } from "react"
import { expect, fireEvent, fn } from "storybook/test"
import { Button, IconButton, LinkButton } from "./index.ts"
import { guides } from "./guide.ts"

const meta = {
  title: "Parts/Button",
  parameters: { guides },
  component: Button,
  args: { children: "Make an offer", kind: "primary", onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    const isHeldEnterAPress = await fireEvent.keyDown(canvas.getByRole("button"), { key: "Enter", repeat: true })
    await expect(isHeldEnterAPress).toBe(false)
  },
}

export const Pending: Story = {
  args: { isPending: true, children: "Approve $18,500,000" },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Please wait/ })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    button.focus()
    await expect(button).toHaveFocus()
  },
}

/** What a sent form does: its button waits, says so, and a second Enter sends nothing. */
export const BecomesPending: Story = {
  args: { type: "submit", children: "Send" },
  render: function Sent(args) {
    const [times, setTimes] = useState(0)
    const submit = (event: FormEvent) => {
      event.preventDefault()
      setTimes(times + 1)
    }
    return (
      <form onSubmit={submit}>
        <label>
          Name <input />
        </label>
        <Button {...args} isPending={times > 0} />
        <output>Sent {times}</output>
      </form>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = () => canvasElement.querySelector("[aria-live=assertive]")?.textContent
    await expect(said()).toBe("")
    await userEvent.type(canvas.getByLabelText("Name"), "Robin{Enter}")
    await expect(await canvas.findByText("Sent 1")).toBeVisible()
    await expect(said()).toBe("Please wait")
    await userEvent.click(canvas.getByRole("button", { name: /Please wait/ }))
    await userEvent.type(canvas.getByLabelText("Name"), "{Enter}")
    await expect(canvas.getByText("Sent 1")).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, children: "Create Account" },
  play: ({ canvas }) => expect(canvas.getByRole("button")).toBeDisabled(),
}

export const AllKinds: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      {(["small", "medium", "large"] as const).map((size) => (
        <div key={size} style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
          <Button kind="primary" size={size}>
            Review offer, $12,750,000
          </Button>
          <Button size={size}>Cancel</Button>
          <Button kind="quiet" size={size}>
            Save search
          </Button>
          <Button kind="danger" size={size}>
            Decline
          </Button>
          <Button kind="plain" size={size} icon="star">
            Favorites
          </Button>
          <LinkButton href="/buy" size={size} iconAfter="arrow">
            Next 12
          </LinkButton>
          <IconButton icon="chat" label="Messages, 3 unread" count={3} size={size} />
          <IconButton icon="star" label="Favorite Ridgeline" isOn size={size} />
          <IconButton icon="print" label="Print statement" kind="secondary" size={size} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole("link", { name: "Next 12" })
    if (link) await userEvent.click(link)
    await expect(canvas.getAllByRole("button", { name: "Favorite Ridgeline", pressed: true })).toHaveLength(3)
    await expect(canvas.getAllByRole("link", { name: "Next 12" })[0]).toHaveAttribute("href", "/buy")
  },
}
