import type { Meta, StoryObj } from "@storybook/react-vite"
import type { MailKind } from "@xl/core/kernel"
import type { Here } from "@xl/testkit/here"
import { aProfile, EXAMPLE_NOW } from "@xl/testkit/market"
import { NoticesBell, NoticesScreen, type Shown } from "@xl/ui/notices"
import { Effect } from "effect"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { down } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const ann = aProfile()
const KINDS: ReadonlyArray<MailKind> = ["offerReceived", "assetApproved", "offerDeclined", "winnerFundsExpired"]

const tell = ({ market: { home } }: Here, kinds: ReadonlyArray<MailKind>) => {
  for (const kind of kinds) {
    home.clock.advance(3_600_000)
    const facts = {
      title: "Lakeside Office Note",
      assetId: "a1",
      reason: "The price is below the seller's expectation.",
    }
    const outbox = [{ tag: "mail", kind, to: ann.id, facts }] as const
    Effect.runSync(home.clock.tell(home.memory.store.transaction(({ write }) => write({ events: [], outbox }))))
  }
}

interface NoticesProps extends ProductProps {
  readonly kinds?: ReadonlyArray<MailKind>
}
const Notices = ({ kinds = KINDS, ...props }: NoticesProps) => {
  const [shown, setShown] = useState<Shown>({ offset: 0, unreadOnly: false })
  return (
    <Product {...props} who={ann} now={EXAMPLE_NOW} onHere={(here) => (tell(here, kinds), props.onHere?.(here))}>
      <NoticesBell who={ann.id} href="/notices" />
      <NoticesScreen shown={shown} onShow={setShown} />
    </Product>
  )
}
const meta = {
  title: "Screens/Notices",
  component: Notices,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  name: "Notices are read one by one, then all",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Notices, 4 unread" })).toBeVisible()
    await expect(canvas.getAllByRole("listitem").map((item) => item.querySelector("a")?.textContent)).toEqual([
      "Renew your proof of funds",
      "Your offer was declined",
      "Your asset is on the market",
      "You received an offer",
    ])
    await userEvent.click(canvas.getByRole("button", { name: "Mark as read: Your offer was declined" }))
    await expect(await canvas.findByRole("link", { name: "Notices, 3 unread" })).toBeVisible()
    await userEvent.click(canvas.getByText("Unread"))
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3))
    await userEvent.click(canvas.getByRole("button", { name: "Mark all as read" }))
    await expect(await canvas.findByText("Nothing unread")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Notices" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Mark all as read" })).toBeNull()
  },
}

export const ByPages: Story = {
  name: "Forty notices come by pages",
  args: { kinds: Array.from({ length: 40 }, () => "offerReceived" as const) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThanOrEqual(20))
    await userEvent.click(canvas.getByRole("button", { name: /Next/ }))
    await expect(await canvas.findByText(/21.*40/)).toBeVisible()
  },
}

export const Arriving: Story = {
  name: "A new notice appears by itself",
  args: { kinds: [] },
  render: function Arriving(args) {
    const [here, setHere] = useState<Here | null>(null)
    return (
      <>
        <button type="button" onClick={() => here && tell(here, ["offerWon"])}>
          Win
        </button>
        <Notices {...args} onHere={(browser) => queueMicrotask(() => setHere(browser))} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No notices yet")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Win" }))
    await expect(await canvas.findByRole("link", { name: "Your offer won" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Notices, 1 unread" })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: "mobile1", isRotated: false } } }

export const Failed: Story = {
  args: { change: () => ({ notices: { page: down, markRead: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your notices did not load")).toBeVisible(),
}
