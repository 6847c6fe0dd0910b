import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button } from "../button/index.ts"
import { MoneyField, NumberField, TextArea, TextField } from "../field/index.ts"
import { Banner, KeyValueGrid } from "../panel/index.ts"
import { Dialog, Drawer, Poster } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Dialog", component: Dialog, parameters: { guides } } satisfies Meta<typeof Dialog>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

const closed = fn()
const sent = fn()

const Asked = (props: Partial<ComponentProps<typeof Dialog>>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Decline this offer"
        context="Harrow Point Credit, $13,350,000"
        width={440}
        note="The buyer is told at once."
        {...props}
        isOpen={isOpen}
        onClose={() => {
          closed()
          setOpen(false)
        }}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button kind="danger">Decline with reason</Button>
          </>
        }
      >
        <TextArea label="Reason" value="" onChange={fn()} helper="Shown to the buyer" />
      </Dialog>
    </>
  )
}

const opened = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole("button", { name: "Open" }))
  return screen.findByRole("dialog")
}

/** A list of one, whose only row goes with what is decided about it, a little after the dialog. */
const Deciding = () => {
  const [isOpen, setOpen] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const decide = () => {
    setOpen(false)
    setTimeout(() => setDecided(true), 100)
  }
  return (
    <main tabIndex={-1}>
      {isDecided ? <p>Nothing waits</p> : <Button onPress={() => setOpen(true)}>Open</Button>}
      <Dialog
        title="Decline this offer"
        width={440}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button onPress={decide}>Decline</Button>}
      >
        <p>The buyer is told at once.</p>
      </Dialog>
    </main>
  )
}

export const OpenerGone: Story = {
  name: "The focus stays in the page where what opened it goes",
  render: () => <Deciding />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    within(dialog).getByRole("button", { name: "Decline" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(await canvas.findByText("Nothing waits")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus())
  },
}

export const Small: Story = {
  render: () => <Asked />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await expect(dialog).toHaveAccessibleName("Decline this offer")
    for (let tab = 0; tab < 8; tab += 1) await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus())
    await opened(canvas, userEvent.click)
  },
}

export const IgnoresEsc: Story = {
  render: () => <Asked ignoresEsc />,
  play: async ({ canvas, userEvent }) => {
    closed.mockClear()
    const dialog = await opened(canvas, userEvent.click)
    await userEvent.keyboard("{Escape}")
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}

export const Persistent: Story = {
  render: () => <Asked isPersistent />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent.click)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull()
  },
}

const OfferFields = () => (
  <>
    <Banner tone="ok">
      <b>You may bid up to $25,000,000.</b> Funds approval runs 41 more days.
    </Banner>
    <MoneyField
      label="Offer price"
      isPrice
      size="large"
      cents={12_750_000_00}
      onChange={fn()}
      after={
        <>
          <b>62.1%</b> of UPB
        </>
      }
      helper="$350,000 above asking, 75.0% of value"
    />
    <MoneyField
      label="Earnest money deposit"
      size="large"
      cents={1_275_000_00}
      onChange={fn()}
      after={
        <>
          <b>10.0%</b> of price
        </>
      }
      helper="The seller asks for at least 5%, $637,500"
    />
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16, alignItems: "start" }}>
      <NumberField label="Due diligence" size="large" value={15} onChange={fn()} after="days" />
      <NumberField label="Closing" size="large" value={0} onChange={fn()} after="days" error="Enter 1 day or more" />
    </div>
    <TextArea
      label="Notes to the seller"
      isOptional
      value="All cash, no financing contingency. Assignment to a New Jersey entity."
      onChange={fn()}
    />
  </>
)

export const ForMoney: Story = {
  render: () => (
    <Dialog
      isOpen
      onClose={fn()}
      width={848}
      title="Make an offer"
      context="Ridgeline Conference Hotel, Paramus, NJ. Offers close in 15 d 02 h."
      onSubmit={sent}
      note="Nothing is sent yet. You review and sign on the next step."
      actions={
        <>
          <Button size="large">Cancel</Button>
          <Button kind="primary" size="large" type="submit">
            Review offer, $12,750,000
          </Button>
        </>
      }
      aside={
        <KeyValueGrid
          columns={1}
          items={[
            { label: "Due at signing", value: "$1,275,000" },
            { label: "Due at closing", value: "$11,475,000" },
            { label: "Days to close", value: "15 + closing" },
          ]}
        />
      }
    >
      <OfferFields />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Offer price" }), "{Enter}")
    await expect(sent).toHaveBeenCalledOnce()
  },
}

const Checked = () => {
  const [error, setError] = useState<string | undefined>(undefined)
  return (
    <Dialog
      isOpen
      onClose={fn()}
      title="Decline offer"
      onSubmit={() => setError("This field is required")}
      actions={
        <Button kind="primary" type="submit">
          Decline offer
        </Button>
      }
    >
      <TextField label="Offer" isReadOnly value="$7,000,000" onChange={fn()} />
      <TextField label="Reason" value="" onChange={fn()} error={error} />
    </Dialog>
  )
}

export const SomethingWrong: Story = {
  name: "Leads to the first field that is wrong",
  render: () => <Checked />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Decline offer" }))
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Reason" })).toHaveFocus())
  },
}

export const FromTheSide: Story = {
  name: "From the right, 480 wide (ACC-133, ACC-665)",
  render: () => (
    <Drawer isOpen onClose={closed} label="Menu">
      <p style={{ padding: 20 }}>480 wide, the whole width on phones.</p>
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" })
    await waitFor(() => expect(drawer).toBeVisible())
    await waitFor(() => {
      const { right, width } = drawer.getBoundingClientRect()
      return expect([right, width].map(Math.round)).toEqual([innerWidth, Math.min(480, innerWidth)])
    })
  },
}

export const WithAPoster: Story = {
  render: () => (
    <Dialog isOpen onClose={fn()} title="Welcome Back" width={834} isBare>
      <Poster
        title="Welcome Back"
        onClose={fn()}
        said="Every loan, drawn to scale."
        houses={[
          { type: "office", seed: "poster-a", ltvPercent: 62, building: { width: 74, height: 205 } },
          { type: "retail", seed: "poster-b", ltvPercent: 38, building: { width: 92, height: 112 } },
        ]}
      >
        <TextField label="Email" value="" onChange={fn()} />
      </Poster>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Welcome Back" }))
    await waitFor(() => expect(dialog.getByRole("heading", { name: "Welcome Back" })).toBeVisible())
    await userEvent.type(dialog.getByRole("textbox", { name: "Email" }), "who@fund.example")
    await expect(dialog.queryByText("Every loan, drawn to scale.")?.closest("[aria-hidden]")).not.toBeNull()
  },
}
