import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ChatConnection } from "@xl/core/chat"
import type { ConversationSid } from "@xl/core/shared"
import { aKeptConversation } from "@xl/testkit/chat"
import type { Here } from "@xl/testkit/here"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { useState } from "react"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Chat, hears, openLine, seedWith, talk, TALK } from "./chat.tsx"
import { dialogNamed, noDialog, said } from "./dialogs.ts"
import { assetAt, down } from "./market.ts"

const [seller, buyer, other, unverified] = [aSeller(), aBuyer(), aBuyer(2), aBuyer(1, { roles: ["ApprovedBuyers"] })]
const both = aSeller(1, { roles: ["VerifiedUsers", "Sellers", "ApprovedBuyers"] })

const meta = {
  title: "Screens/Chat",
  component: Chat,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>
const at = (value: string) => ({ viewport: { value, isRotated: false } })
const panel = () => dialogNamed("Messages")
const field = () => screen.findByRole("textbox", { name: /^Message to / })

export const Buying: Story = {
  name: "A buyer reads and writes (ACC-188, ACC-190, ACC-192)",
  args: {
    before: (here) => {
      talk(here, buyer, 3, [{ by: "seller", body: "The receiver's report is in tier 2.", after: 5 }])
      return talk(here, buyer, 0, TALK)
    },
  },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(here.getByRole("heading", { name: "Messages" })).toBeVisible()
    await expect(await here.findByRole("heading", { name: "Messaging with sellers" })).toBeVisible()
    await expect(here.queryByRole("heading", { name: "Messaging with buyers" })).toBeNull()
    await expect(await here.findByText("You are connected.")).toBeVisible()
    await expect(here.getByRole("heading", { name: /^Seller [0-9A-Z]{4}$/ })).toBeVisible()
    const log = within(here.getByRole("log", { name: /^Messages with/ }))
    await waitFor(() => expect(log.getAllByRole("listitem").length).toBeGreaterThan(TALK.length))
    await userEvent.type(await field(), "And the STR report?{Enter}")
    await expect(await log.findByText("And the STR report?")).toBeVisible()
    await expect(await field()).toHaveValue("")
    await userEvent.keyboard(" {Enter}")
    await expect(log.getAllByText(/./, { selector: "p" })).toHaveLength(TALK.length + 1)
  },
}

export const Selling: Story = {
  name: "A seller has the seller chat list (ACC-191, ACC-422)",
  args: {
    who: seller,
    before: (here) => {
      talk(here, other, 2, [{ by: "buyer", body: "Hello", after: 3 }])
      talk(here, buyer, 0, TALK)
      return null
    },
  },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByRole("heading", { name: "Messaging with buyers" })).toBeVisible()
    await expect(here.queryByRole("heading", { name: "Messaging with sellers" })).toBeNull()
    await expect(
      await here.findByRole("option", { name: /^Ridgeline Conference Hotel Buyer [0-9A-Z]{4} 1 new/ }),
    ).toBeVisible()
    await userEvent.click(here.getByRole("option", { name: /Ridgeline Conference Hotel/ }))
    await expect(await here.findByText("New")).toBeVisible()
    await waitFor(() => expect(here.queryByRole("option", { name: /Ridgeline.*new/ })).toBeNull())
  },
}

export const BothSides: Story = {
  name: "Who buys and sells has both sides (ACC-189)",
  args: { who: both, before: (here) => (talk(here, buyer, 0, TALK.slice(0, 1)), null) },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByRole("heading", { name: "Messaging with sellers" })).toBeVisible()
    await expect(here.getByRole("heading", { name: "Messaging with buyers" })).toBeVisible()
    await expect(here.getByRole("link", { name: "Browse loans" })).toBeVisible()
  },
}

export const Live: Story = {
  name: "The counter rises live, and a notice leads to the message",
  render: function Live(args) {
    const [here, setHere] = useState<{ readonly browser: Here; readonly sid: ConversationSid } | null>(null)
    const speak = () => {
      if (!here) return
      const { market } = here.browser
      market.home.clock.advance(60_000)
      const { conversations } = market.as(seller)
      Effect.runSync(conversations.send(here.sid, "It is still for sale.", crypto.randomUUID()))
    }
    return (
      <>
        <button type="button" onClick={speak}>
          The seller answers
        </button>
        <Chat
          {...args}
          before={(browser) => {
            const sid = talk(browser, buyer, 0, TALK.slice(0, 1))
            queueMicrotask(() => setHere({ browser, sid }))
            return null
          }}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await panel()
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await userEvent.click(canvas.getByRole("button", { name: "The seller answers" }))
    await expect(await canvas.findByRole("button", { name: "Messages, 1 unread" })).toBeVisible()
    await said(/^New message from Seller [0-9A-Z]{4} about Ridgeline Conference Hotel\.$/)
    await userEvent.click(screen.getByRole("button", { name: "Read" }))
    const here = await panel()
    await expect(await here.findByText("It is still for sale.", { selector: "p" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await expect(await canvas.findByRole("button", { name: "Messages" })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: "On a phone, a conversation fills the screen",
  args: { before: (here) => talk(here, buyer, 0, TALK) },
  globals: at("w390"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText("You are connected.")).toBeVisible()
    await userEvent.click(here.getByRole("button", { name: "All messages" }))
    await expect(await here.findByRole("option", { name: /Ridgeline/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ListOnAPhone: Story = {
  name: "On a phone, the list fills the screen",
  args: {
    before: (here) => {
      talk(here, buyer, 0, TALK)
      talk(here, buyer, 3, [{ by: "seller", body: "The receiver's report is in tier 2.", after: 5 }])
      return null
    },
  },
  globals: at("w390"),
  play: async () => {
    const here = await panel()
    await userEvent.click(await here.findByRole("option", { name: /Mesa Point Logistics/ }))
    await expect(await here.findByText("The receiver's report is in tier 2.", { selector: "p" })).toBeVisible()
  },
}

export const Empty: Story = {
  name: "Nobody has written yet",
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText(/^No messages yet\./)).toBeVisible()
    await expect(here.getByRole("link", { name: "Browse loans" })).toBeVisible()
  },
}

export const FirstWords: Story = {
  name: "From a loan that shows its contacts to its seller, before a word was said",
  args: { isDisclosed: true },
  globals: at("w1440"),
  play: async ({ canvas }) => {
    await panel()
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await userEvent.click(canvas.getByRole("button", { name: "Message the seller" }))
    const here = await panel()
    await expect(await here.findByText(/^Nothing was said yet\. Seller/)).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.click(here.getByRole("button", { name: "Show my name" }))
    await expect(await here.findByText(/You write as Blair Buyer1/)).toBeVisible()
  },
}

export const NotVerified: Story = {
  name: "Who has not verified the e-mail reads and does not write",
  args: {
    who: unverified,
    seed: {
      ...seedWith(unverified),
      conversations: [aKeptConversation({ assetId: assetAt(0).id, buyerId: unverified.id, sellerId: seller.id })],
    },
    before: () => aKeptConversation().sid,
  },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText("Failed to connect.")).toBeVisible()
    await expect(here.queryByRole("textbox")).toBeNull()
    await expect(here.getByText(/verify your email/i)).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    before: () => "CH404",
    change: ({ chats, conversations }) => ({
      chats: { ...chats, list: () => Effect.never, find: () => Effect.never },
      conversations: {
        ...conversations,
        connect: (heard) => (heard("connecting"), () => undefined),
        page: () => Effect.never,
      },
    }),
  },
  globals: at("w1440"),
  play: async () => {
    await panel()
    await expect(await screen.findByText("The conversation is loading")).toBeInTheDocument()
  },
}

export const Missing: Story = {
  name: "A conversation that is not there, or another's",
  args: { before: (here) => talk(here, other, 0, TALK.slice(0, 1)) },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText(/^Please verify the link you're using\./)).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    before: (here) => talk(here, buyer, 0, TALK),
    change: ({ chats, conversations }) => ({
      chats: { ...chats, list: down, find: down },
      conversations: { ...conversations, page: down },
    }),
  },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText(/^Your messages did not load\./)).toBeVisible()
    await expect(await here.findByText("The conversation did not load")).toBeVisible()
  },
}

export const Offline: Story = {
  name: "The line is down: nothing typed is lost",
  render: function Offline(args) {
    const [line] = useState({ isDown: true })
    return (
      <>
        <button type="button" onClick={() => (line.isDown = false)}>
          The line is back
        </button>
        <Chat
          {...args}
          before={(here) => talk(here, buyer, 0, TALK)}
          change={({ conversations }) => ({
            conversations: {
              ...conversations,
              connect: (heard) => (heard("connecting"), heard("disconnected"), () => undefined),
              send: (...of) => (line.isDown ? down() : conversations.send(...of)),
            },
          })}
        />
      </>
    )
  },
  globals: at("w1440"),
  play: async () => {
    const here = await panel()
    await expect(await here.findByText("Disconnected.")).toBeVisible()
    await userEvent.type(await field(), "Are you there?{Enter}")
    await expect(await here.findByText("We cannot reach the marketplace. Please try again.")).toBeVisible()
    screen.getByText("The line is back").click()
    await userEvent.click(here.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(here.queryByText("We cannot reach the marketplace. Please try again.")).toBeNull())
    await expect(here.getByText("Are you there?", { selector: "p" })).toBeVisible()
  },
}

const played = (line: ReadonlyArray<readonly [ChatConnection, string]>) => async () => {
  const here = await panel()
  await here.findByRole("log", { name: /^Messages with/ })
  for (const [state, words] of line) {
    hears(state)
    await expect(await here.findByText(words)).toBeVisible()
  }
}

export const Line: Story = {
  name: "The line says that it begins, stands and ends (ACC-570, ACC-571, ACC-572)",
  args: openLine,
  globals: at("w1440"),
  play: played([
    ["connecting", "Connecting to Twilio…"],
    ["connected", "You are connected."],
    ["disconnecting", "Disconnecting from Twilio…"],
  ]),
}

export const Denied: Story = {
  name: "The line says that it ended, and that it was denied (ACC-573, ACC-574)",
  args: openLine,
  globals: at("w1440"),
  play: played([
    ["disconnected", "Disconnected."],
    ["denied", "Failed to connect."],
  ]),
}
