import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Avatar } from "../panel/index.ts"
import { Menu } from "./index.ts"
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
