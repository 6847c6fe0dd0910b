import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { color } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { BottomBar } from "../panel/index.ts"
import { Dialog } from "../dialog/index.ts"
import { SnackbarQueue, Snackbars, type Ticks } from "./index.ts"
import { guides } from "./guide.ts"

/** Time stands still until the story moves it. */
const still = () => {
  let now = 0
  let tick = () => {}
  const ticks: Ticks = {
    now: () => now,
    every: (_, each) => {
      tick = each
      return () => {
        tick = () => {}
      }
    },
  }
  return {
    queue: new SnackbarQueue(ticks),
    pass: (milliseconds: number) => {
      now += milliseconds
      tick()
    },
  }
}

const meta = {
  title: "Parts/Snackbar",
  parameters: { guides },
  component: Snackbars,
  render: (_, { loaded }) => (
    <div style={{ minHeight: 160 }}>
      <Snackbars queue={(loaded as ReturnType<typeof still>).queue} />
    </div>
  ),
} satisfies Meta<typeof Snackbars>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

const showing = (tone: "success" | "warning" | "error", text: string) => () => {
  const time = still()
  time.queue.show({ tone, text, millis: 7_000 })
  time.pass(2_500)
  return time
}

export const Success: Story = {
  loaders: [showing("success", "Your request has been sent successfully.")],
  play: async ({ canvas, userEvent, loaded }) => {
    const { queue, pass } = loaded as ReturnType<typeof still>
    await expect(canvas.getByRole("status")).toHaveTextContent("Your request has been sent successfully.")
    await userEvent.hover(canvas.getByText("Your request has been sent successfully."))
    pass(60_000)
    await expect(queue.shown).toBeDefined()
    await userEvent.unhover(canvas.getByText("Your request has been sent successfully."))
    queue.warning("Second")
    await userEvent.click(canvas.getByRole("button", { name: "Close notice" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Second"))
    pass(1_000)
  },
}

export const Warning: Story = {
  loaders: [showing("warning", "There are required fields you need to fill out")],
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible()),
}

export const Failure: Story = {
  loaders: [
    showing(
      "error",
      "Password is incorrect or doesn’t comply with our policy. Check the minimum password length and password complexity.",
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Password is incorrect"),
}

export const WithAction: Story = {
  loaders: [
    () => {
      const time = still()
      const text =
        "Your request for the Seller role has been approved. The changes can be applied now or after your next login."
      let applied = 0
      time.queue.show({ tone: "success", text, millis: 5_000, action: "Apply now" }, () => void (applied += 1))
      time.pass(1_000)
      return { ...time, applied: () => applied }
    },
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Apply now" }))
    await expect((loaded as { readonly applied: () => number }).applied()).toBe(1)
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}

/** A colour of the theme as the browser computes it. */
const painted = (token: string): string => {
  const probe = document.createElement("i")
  probe.style.background = token
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

export const Colours: Story = {
  name: "A colour and a word for success, warning and error (ACC-295)",
  loaders: [showing("success", "Sent")],
  play: async ({ canvas, loaded }) => {
    const { queue } = loaded as ReturnType<typeof still>
    const bar = async (text: string, word: string) => {
      const box = (await canvas.findByText(text)).parentElement?.parentElement ?? document.body
      await expect(within(box).getByRole("img", { name: word })).toBeInTheDocument()
      const { backgroundColor } = getComputedStyle(box)
      queue.close()
      return backgroundColor
    }
    queue.warning("Removed")
    queue.error("Failed")
    const seen = [await bar("Sent", "Done"), await bar("Removed", "Warning"), await bar("Failed", "Error")]
    await expect(seen).toEqual([painted(color.ok), painted(color.warn), painted(color.bad)])
    await expect(new Set(seen).size).toBe(3)
  },
}

const isFree = (button: HTMLElement) => {
  const { bottom, left, right, top } = button.getBoundingClientRect()
  const isAt = (y: number) => button.contains(document.elementFromPoint((left + right) / 2, y))
  return [top + 2, (top + bottom) / 2, bottom - 2].every(isAt)
}

export const OverALowerBar: Story = {
  name: "Over the page's lower bar its buttons stay free",
  globals: { viewport: { value: "w1440", isRotated: false } },
  loaders: [showing("success", "Your offer was sent to the seller.")],
  render: (_, { loaded }) => (
    <>
      <Snackbars queue={(loaded as ReturnType<typeof still>).queue} />
      <BottomBar label="Assets for one offer" keepsClear actions={<Button kind="primary">Make one offer</Button>}>
        One asset is chosen.
      </BottomBar>
    </>
  ),
  play: async ({ loaded }) => {
    const { pass } = loaded as ReturnType<typeof still>
    pass(100)
    for (const name of ["Make one offer", "Close notice"])
      await waitFor(() => expect([name, isFree(screen.getByRole("button", { name }))]).toEqual([name, true]))
  },
}

const noClose = () => undefined
const overDialog = (width: 440 | 720, lines: number): Story => ({
  loaders: [showing("warning", "There are required fields you need to fill out")],
  render: (_, { loaded }) => (
    <>
      <Snackbars queue={(loaded as ReturnType<typeof still>).queue} />
      <Dialog
        isOpen
        onClose={noClose}
        title="Make an offer"
        width={width}
        actions={<Button kind="primary">Save</Button>}
      >
        {Array.from({ length: lines }, (_line, at) => (
          <p key={at}>What is offered, and until when.</p>
        ))}
      </Dialog>
    </>
  ),
  play: async ({ userEvent, loaded }) => {
    const { queue, pass } = loaded as ReturnType<typeof still>
    const dialog = await screen.findByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())
    pass(100)
    for (const name of ["Close", "Save"])
      await waitFor(() => expect([name, isFree(within(dialog).getByRole("button", { name }))]).toEqual([name, true]))
    await expect(isFree(screen.getByRole("button", { name: "Close notice" }))).toBe(true)
    await expect(screen.getByRole("status")).toHaveTextContent("There are required fields")
    await userEvent.click(screen.getByRole("button", { name: "Close notice" }))
    await expect(queue.shown).toBeUndefined()
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    queue.warning("There are required fields you need to fill out")
  },
})

export const OverADialog: Story = {
  ...overDialog(440, 40),
  name: "Over a dialog its actions stay free, and the notice is heard and pressed",
  globals: { viewport: { value: "w1440", isRotated: false } },
}
export const OverADialogOnAPhone: Story = {
  ...overDialog(720, 40),
  name: "Likewise where a dialog takes the whole of a phone",
  globals: { viewport: { value: "mobile1", isRotated: false } },
}
