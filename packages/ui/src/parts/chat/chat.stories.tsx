import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { LinkButton, TextButton } from "../index.ts"
import { guides } from "./guide.ts"
import {
  ChatLine,
  ChatNote,
  ChatPanes,
  ChatSection,
  ChatThumb,
  ConversationHead,
  type ConversationItem,
  ConversationList,
  MessageField,
  PersonMark,
  Thread,
  type ThreadDay,
  type ThreadMessage,
  type ThreadProps,
} from "./index.ts"

const picture = (
  <ChatThumb>
    <svg viewBox="0 0 56 48">
      <path d="M10 48V14h36v34" fill="currentColor" opacity=".5" />
    </svg>
  </ChatThumb>
)
const items: ReadonlyArray<ConversationItem> = [
  {
    id: "1",
    title: "Ridgeline Conference Hotel",
    who: "Seller 7QX2",
    said: "You: Understood.",
    time: "14.21",
    count: 0,
    picture,
  },
  {
    id: "2",
    title: "Caprock Gardens",
    who: "Seller 0HRB",
    said: "The receiver's report is in tier 2.",
    time: "11.05",
    count: 2,
    picture,
  },
  {
    id: "3",
    title: "Harbor Row Inn",
    who: "Dana Kessler",
    said: "Best and final opens on Monday.",
    time: "Nov 25",
    count: 104,
    picture,
  },
]

const said = (id: string, body: string, isOwn: boolean, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  body,
  isOwn,
  time: "09.12",
  ...more,
})
const days: ReadonlyArray<ThreadDay> = [
  {
    day: "Nov 26",
    messages: [
      said("a", "Good morning. Is the 2023 appraisal as-is or as-stabilized?", true),
      said("b", "As-is. The stabilized value in the same report is 24.5 million, page 88.", false),
    ],
  },
  {
    day: "Nov 27",
    messages: [
      said("c", "We opened the call for offers until December 12.\nNo extension is planned.", false),
      said("d", "Understood. Can you share the franchise PIP estimate?", true, { state: "sending" }),
      said("e", "And the STR report?", true, {
        state: "failed",
        why: "We cannot reach the marketplace. Please try again.",
      }),
    ],
  },
]

const noted = { onBack: fn(), onClose: fn(), onDiscard: fn(), onOlder: fn(), onRetry: fn(), onSend: fn() }

const Head = () => (
  <ConversationHead
    who="Seller 7QX2"
    mark={<PersonMark name="Seller 7QX2" color="#2a6fdb" size={36} />}
    line={<ChatLine isUp>You are connected.</ChatLine>}
    asset={{ name: "Ridgeline Conference Hotel", href: "/asset/1", picture }}
    onBack={noted.onBack}
    onClose={noted.onClose}
  />
)

const Talk = (props: Partial<ThreadProps>) => (
  <Thread
    label="Messages with Seller 7QX2"
    who="Seller 7QX2"
    days={days}
    older="none"
    onOlder={noted.onOlder}
    onRetry={noted.onRetry}
    onDiscard={noted.onDiscard}
    arrived=""
    empty="Nothing was said yet."
    {...props}
  />
)

const Write = () => {
  const [value, setValue] = useState("")
  return (
    <>
      <ChatNote>
        You write as Buyer 0HRB. <TextButton onPress={() => undefined}>Show my name</TextButton>
      </ChatNote>
      <MessageField
        label="Message to Seller 7QX2"
        placeholder="Write to Seller 7QX2. Enter sends."
        value={value}
        onChange={setValue}
        onSend={() => {
          noted.onSend(value)
          setValue("")
        }}
      />
    </>
  )
}

const List = ({ open, onOpen }: { readonly open: string | null; readonly onOpen: (id: string) => void }) => (
  <ChatSection label="Messaging with sellers">
    <ConversationList label="Messaging with sellers" items={items} open={open} onOpen={onOpen} />
  </ChatSection>
)

const Panel = ({
  first = "1" as string | null,
  ...thread
}: { readonly first?: string | null } & Partial<ThreadProps>) => {
  const [open, setOpen] = useState(first)
  return (
    <ChatPanes
      title="Messages"
      open={open}
      onClose={noted.onClose}
      list={<List open={open} onOpen={setOpen} />}
      nothing={<LinkButton href="/buy-commercial-real-estate-loans">Browse loans</LinkButton>}
      conversation={
        open === null ? null : (
          <>
            <Head />
            <Talk {...thread} />
            <Write />
          </>
        )
      }
    />
  )
}

const meta = {
  title: "Parts/Chat",
  parameters: { guides, layout: "fullscreen" },
  beforeEach: () => Object.values(noted).forEach((one) => one.mockClear()),
} satisfies Meta
export default meta
type Story = StoryObj

export const Beside: Story = {
  name: "The list, and the conversation beside it, where Enter sends (ACC-338)",
  render: () => <Panel />,
  globals: { viewport: { value: "w1440", isRotated: false } },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Message to Seller 7QX2" })
    await userEvent.type(field, "One{Shift>}{Enter}{/Shift}Two{Enter}")
    await expect(noted.onSend).toHaveBeenLastCalledWith("One\nTwo")
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    await expect(noted.onRetry).toHaveBeenCalledWith("e")
    screen.getByRole("link", { name: "Ridgeline Conference Hotel" }).focus()
    screen.getByRole("option", { name: /Ridgeline/ }).focus()
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(screen.getByRole("option", { name: /Caprock Gardens Seller 0HRB 2 new/ })).toHaveAttribute(
      "aria-selected",
      "true",
    )
    await userEvent.keyboard("{Escape}")
    await expect(noted.onClose).toHaveBeenCalled()
  },
}

export const OnAPhone: Story = {
  name: "On a phone, the conversation alone",
  render: () => <Panel />,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ userEvent }) => {
    const heading = await screen.findByRole("heading", { name: "Seller 7QX2" })
    await waitFor(() => expect(heading).toBeVisible())
    await expect(screen.queryByRole("listbox")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "All messages" }))
    await expect(noted.onBack).toHaveBeenCalledOnce()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ListOnAPhone: Story = {
  name: "On a phone, the list alone",
  render: () => <Panel first={null} />,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    const list = await screen.findByRole("listbox", { name: "Messaging with sellers" })
    await waitFor(() => expect(list).toBeVisible())
    await expect(screen.queryByRole("textbox")).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const many = (from: number): ReadonlyArray<ThreadDay> => [
  {
    day: "Nov 26",
    messages: Array.from({ length: 40 }, (_, n) => said(`m${from + n}`, `Word ${from + n}`, n % 3 === 0)),
  },
]

const Older = () => {
  const [shown, setShown] = useState(many(100))
  const [older, setOlder] = useState<ThreadProps["older"]>("more")
  const fetch = () => {
    noted.onOlder()
    setShown([...many(60), ...shown])
    setOlder("none")
  }
  return (
    <div style={{ display: "flex", flexDirection: "column", height: 500 }}>
      <Talk days={shown} older={older} onOlder={fetch} />
    </div>
  )
}

export const ScrolledUp: Story = {
  name: "Scrolled up, older messages come and nothing moves",
  render: () => <Older />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log", { name: /^Messages with/ })
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)
    await expect(noted.onOlder).not.toHaveBeenCalled()
    log.scrollTop = 60
    await waitFor(() => expect(noted.onOlder).toHaveBeenCalledOnce())
    const held = canvas.getByText("Word 101")
    await waitFor(() => expect(canvas.getByText("Word 60")).toBeInTheDocument())
    const [around, own] = [log.getBoundingClientRect(), held.getBoundingClientRect()]
    await expect(own.bottom).toBeGreaterThan(around.top)
    await expect(own.top).toBeLessThan(around.bottom)
  },
}

export const NewWords: Story = {
  name: "What was new, and what cannot be had",
  render: () => (
    <div style={{ display: "flex", flexDirection: "column", height: 500 }}>
      <Talk firstNew="c" older="failed" arrived="Seller 7QX2: No extension is planned." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("New")).toBeVisible()
    await expect(canvas.getByText("Seller 7QX2: No extension is planned.")).toHaveRole("status")
    await userEvent.click(canvas.getAllByRole("button", { name: "Try again" })[0] as HTMLElement)
    await expect(noted.onOlder).toHaveBeenCalledOnce()
  },
}

const WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle"

export const LongWords: Story = {
  render: () => (
    <Panel days={[{ day: "Nov 27", messages: [said("a", WORD.repeat(3), false), said("b", WORD, true)] }]} />
  ),
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await screen.findByRole("log", { name: /^Messages with/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
