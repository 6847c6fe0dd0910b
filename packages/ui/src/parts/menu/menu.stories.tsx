import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Dialog } from "../dialog/index.ts"
import { Icon } from "../icon/index.ts"
import { Avatar } from "../panel/index.ts"
import { Menu, RowActions } from "./index.ts"
import { guides } from "./guide.ts"

const out = fn()
const meta = {
  title: "Parts/Menu",
  parameters: { guides },
  component: Menu,
  args: {
    label: "Account of Dana Kessler",
    trigger: <Avatar initials="DK" />,
    entries: [
      { id: "favorites", label: "Favorites", href: "#favorites" },
      { id: "profile", label: "Profile", href: "#profile" },
      { id: "logout", label: "Logout", onAction: out, startsGroup: true },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 180, display: "grid", justifyItems: "end" }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Account of Dana Kessler" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(await screen.findByRole("menuitem", { name: "Favorites" })).toHaveAttribute("href", "#favorites")
    await userEvent.keyboard("{End}{Enter}")
    await expect(out).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible())
  },
}

const taken = fn()
const names = ["Robin Example, made 11-20-2026", "Harrow Point Credit, made 11-22-2026"]
const Rows = () => (
  <ul style={{ minHeight: 240, display: "grid", gap: 8, justifyItems: "end", alignContent: "start" }}>
    {names.map((name) => (
      <li key={name}>
        <RowActions
          name={name}
          primary={{ label: "Select winner", onAction: () => taken("select", name) }}
          more={[
            { id: "details", label: "Details", onAction: () => taken("details", name) },
            { id: "asset", label: "Open the asset", href: "#asset" },
            {
              id: "decline",
              label: "Decline",
              onAction: () => taken("decline", name),
              isDanger: true,
              startsGroup: true,
            },
          ]}
        />
      </li>
    ))}
    <li>
      <RowActions name="Stonecrop Capital" more={[{ id: "details", label: "Details", onAction: taken }]} />
    </li>
  </ul>
)

export const OfARow: Story = {
  name: "One button and a menu at the end of a row",
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    const [first = ""] = names
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: `Select winner, ${first}` })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(taken).toHaveBeenLastCalledWith("select", first)
    await userEvent.tab()
    const dots = canvas.getByRole("button", { name: `More for ${first}` })
    await expect(dots).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    // It fades in.
    await waitFor(() => expect(screen.getByRole("menu", { name: `More for ${first}` })).toBeVisible())
    await userEvent.keyboard("{End}{Enter}")
    await expect(taken).toHaveBeenLastCalledWith("decline", first)
    await waitFor(() => expect(dots).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await screen.findByRole("menu")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
    await expect(dots).toHaveFocus()
    await expect(canvas.getByRole("button", { name: "Details, Stonecrop Capital" })).toBeVisible()
    await userEvent.click(dots)
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Open the asset" })).toHaveAttribute("href", "#asset"),
    )
  },
}

export const OfARowOnAPhone: Story = {
  ...OfARow,
  name: "At the end of a row on a phone, 44 px high",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  },
}

/** A long list, whose last row asks from its menu. */
const InARow = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <div style={{ height: 1200 }}>The rows before</div>
      <Menu
        label="More for Harrow Point Credit"
        trigger={<Icon name="more" />}
        entries={[{ id: "decline", label: "Decline", onAction: () => setOpen(true) }]}
      />
      <Dialog title="Decline this offer" width={440} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>The buyer is told at once.</p>
      </Dialog>
    </main>
  )
}

export const FromAMenu: Story = {
  name: "The focus goes back to the button of the menu that asked",
  render: () => <InARow />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "More for Harrow Point Credit" })
    for (const ask of ["{Enter}", " "]) {
      button.focus()
      await userEvent.keyboard(ask)
      await screen.findByRole("menuitem", { name: "Decline" })
      await userEvent.keyboard("{Enter}")
      await screen.findByRole("dialog")
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}
