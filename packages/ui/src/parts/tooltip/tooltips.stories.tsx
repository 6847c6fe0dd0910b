import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { Button } from "../button/index.ts"
import { Popover, Tooltip } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Tooltip and popover", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

export const OnFocus: Story = {
  render: () => (
    <div style={{ padding: 40, minHeight: 120 }}>
      <Tooltip words="Sent by the registry; only it can change it">
        <button type="button">Email</button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible())
    await expect(canvas.getByRole("button", { name: "Email" })).toHaveAccessibleDescription(/Sent by the registry/)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible())
  },
}

export const OpensAtItsButton: Story = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Popover label="About DSCR" icon="info" title="Debt service coverage">
        {(close) => (
          <>
            <p>Net operating income over debt service. Below 1.00x the income does not carry the debt.</p>
            <Button size="small" onPress={close}>
              Understood
            </Button>
          </>
        )}
      </Popover>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "About DSCR" })
    opener.focus()
    await userEvent.keyboard("{Enter}")
    await expect(opener).toHaveAttribute("aria-expanded", "true")
    await waitFor(() => expect(screen.getByRole("dialog", { name: "About DSCR" })).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole("button", { name: "Understood" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible())
  },
}

export const WithWords: Story = {
  render: () => <Popover label="Columns">Choose what the table shows.</Popover>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    await waitFor(() => expect(screen.getByText("Choose what the table shows.")).toBeVisible())
  },
}
