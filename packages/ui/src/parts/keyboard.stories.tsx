import type { Meta, StoryObj } from "@storybook/react-vite"
import { Day, must, US_STATES } from "@xl/core/shared"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button, ComboBox, DateField, Dialog, Drawer, FileDrop, LongTable, Menu, Stepper, TextField } from "./index.ts"

/** With the keyboard alone, and in which order. */
const meta = { title: "Parts/Keyboard", tags: ["!autodocs"] } satisfies Meta
export default meta
type Story = StoryObj
type User = { readonly tab: (options?: { readonly shift?: boolean }) => Promise<void> }

const labelOf = (element: Element | null): string | null | undefined =>
  element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent

const nameOf = (element: Element | null): string => element?.getAttribute("aria-label") ?? labelOf(element) ?? ""

/** What has focus after each of so many Tabs. */
const walk = async (user: User, steps: number, options?: { readonly shift: boolean }): Promise<readonly string[]> => {
  const names: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await user.tab(options)
    names.push(nameOf(document.activeElement).trim())
  }
  return names
}

const Asking = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Decline this offer"
        width={720}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button kind="danger">Decline</Button>
          </>
        }
      >
        <TextField label="Reason" value="" onChange={fn()} />
      </Dialog>
    </>
  )
}

export const DialogOrder: Story = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const dialog = await screen.findByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    within(dialog).getByRole("button", { name: "Close" }).focus()
    await expect(await walk(userEvent, 4)).toEqual(["Reason", "Cancel", "Decline", "Close"])
    await expect(await walk(userEvent, 2, { shift: true })).toEqual(["Decline", "Cancel"])
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus())
  },
}

const Sliding = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Menu</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menu">
        <Button onPress={() => setOpen(false)}>Close menu</Button>
        <Button>Buy</Button>
        <Button>Sell</Button>
      </Drawer>
    </>
  )
}

export const DrawerOrder: Story = {
  render: () => <Sliding />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const drawer = await screen.findByRole("dialog", { name: "Menu" })
    within(drawer).getByRole("button", { name: "Close menu" }).focus()
    await expect(await walk(userEvent, 3)).toEqual(["Buy", "Sell", "Close menu"])
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Menu" })).toHaveFocus())
  },
}

export const MenuOrder: Story = {
  render: () => (
    <Menu
      label="More"
      trigger="More"
      entries={["Edit", "Copy", "Withdraw"].map((label) => ({ id: label, label, onAction: fn() }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await expect(screen.getByRole("menuitem", { name: "Withdraw" })).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    await expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus()
    await userEvent.keyboard("c")
    await expect(screen.getByRole("menuitem", { name: "Copy" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus())
  },
}

const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))
const Two = () => {
  const [state, setState] = useState<string>()
  const [day, setDay] = useState<Day | undefined>(must(Day, "2026-12-10"))
  return (
    <div style={{ display: "grid", gap: 16, alignContent: "start", maxWidth: 320, minHeight: 420 }}>
      <ComboBox label="State" options={states} value={state} onChange={setState} />
      <DateField label="Closing" day={day} onChange={setDay} />
      <Button>Next</Button>
    </div>
  )
}

export const FieldOrder: Story = {
  name: "Combo box, then a day, then its calendar",
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole("combobox", { name: "State" })
    await expect(box).toHaveFocus()
    await userEvent.keyboard("texas{ArrowDown}{Enter}{Escape}")
    await expect(box).toHaveValue("Texas")
    await canvas.findByRole("button", { name: "Calendar: Closing" })
    await expect(await walk(userEvent, 3)).toEqual(["Closing", "Calendar: Closing", "Next"])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{Enter}")
    const sheet = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(sheet.getByRole("button", { name: /December 10, 2026/ })).toHaveFocus())
    await userEvent.keyboard("{PageDown}{ArrowLeft}{Enter}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(canvas.getByRole("textbox", { name: "Closing" })).toHaveValue("01-09-2027")
  },
}

const rows = Array.from({ length: 1_000 }, (_, at) => `Loan ${at}`)
export const TableOrder: Story = {
  render: () => (
    <LongTable
      label="Loans"
      rows={rows}
      keyOf={(row) => row}
      nameOf={(row) => row}
      height={240}
      sort={undefined}
      onSort={fn()}
      columns={[
        { id: "name", header: "Loan", sort: "ascending", cell: (row) => row },
        {
          id: "act",
          header: "Actions",
          isHeaderHidden: true,
          cell: (row) => <Button size="small">{`Open ${row}`}</Button>,
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Loan 0")
    await expect(await walk(userEvent, 3)).toEqual(["Loan", "Loan 0Open Loan 0", "Open Loan 0"])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(canvas.getByText("Loan 999").closest("tr")).toHaveFocus())
    await expect(await walk(userEvent, 1)).toEqual(["Open Loan 999"])
    await userEvent.keyboard("{Enter}")
  },
}

export const StepperOrder: Story = {
  render: () => (
    <Stepper
      label="Steps"
      current="b"
      onGo={fn()}
      steps={["a", "b", "c", "d"].map((id, at) => ({ id, label: id.toUpperCase(), isCompleted: at === 0 }))}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(await walk(userEvent, 2)).toEqual(
      ["ACompleted", "2Bnext"].map((name) => expect.stringMatching(new RegExp(name, "i"))),
    )
    await userEvent.keyboard("{Enter}")
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const FileOrder: Story = {
  render: () => (
    <FileDrop
      label="Proof of funds"
      onFiles={fn()}
      onCancel={fn()}
      onRetry={fn()}
      onRemove={fn()}
      uploads={[
        { id: "1", name: "one.pdf", size: 10, state: { tag: "sending", progress: 0.5 } },
        { id: "2", name: "two.pdf", size: 10, state: { tag: "failed", why: "too large" } },
      ]}
    />
  ),
  play: async ({ userEvent }) => {
    const order = await walk(userEvent, 5)
    await expect(order.slice(-4)).toEqual(["choose a file", "Cancel one.pdf", "Try again", "Remove two.pdf"])
    await userEvent.keyboard("{Enter}")
  },
}
