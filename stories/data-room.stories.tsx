import type { Meta, StoryObj } from "@storybook/react-vite"
import { must, Tier2RequestId } from "@xl/core/shared"
import { aTier2Request } from "@xl/testkit/data-room"
import type { Here } from "@xl/testkit/here"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { alertNamed, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { asked, asset, Buyers, narrow, panel, requestId, seedWith, Sellers, two } from "./rooms.tsx"

const meta = {
  title: "Screens/Data room",
  component: Buyers,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Buyers>
export default meta
type Story = StoryObj<typeof meta>
/** What stands at each tier. */
const states = (room: Awaited<ReturnType<typeof panel>>) =>
  room
    .getAllByRole("listitem")
    .map((tier) => tier.textContent)
    .filter((text) => /^(General|Tier)/.test(text))
    .map((text) => text.replace(/(Opens|What|The|Your|Verify|You|Sign the).*/, ""))

let browser: Here | undefined
const decides = (decision: "approve" | "decline") => async () => {
  const [request] = browser?.market.home.memory.rows.tier2Requests.values() ?? []
  const id = must(Tier2RequestId, request?.id)
  if (browser) await Effect.runPromise(browser.market.as(aSeller()).dataRooms[decision](id))
}

export const Asks: Story = {
  name: "A buyer asks, and sees the approval without reload (ACC-297)",
  args: { onHere: (here) => (browser = here) },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Request access" }))
    await said("Your request was sent to the seller.")
    await expect(states(room)).toEqual(["GeneralOpen to you", "Tier 1Open to you", "Tier 2Requested"])
    await expect(room.queryByRole("button", { name: "Request access" })).toBeNull()
    await expect(room.getByText("You and this loan")).toBeVisible()
    await decides("approve")()
    await expect(await room.findByText(/approved your request for tier 2/)).toBeVisible()
    await expect(states(room)).toEqual(["GeneralOpen to you", "Tier 1Open to you", "Tier 2Open to you"])
  },
}

export const ByKeyboard: Story = {
  name: "A buyer asks with the keyboard alone",
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    const ask = await room.findByRole("button", { name: "Request access" })
    ask.focus()
    await userEvent.keyboard("{Enter}")
    await expect(await room.findByText("Requested")).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your request waits for the seller/))
  },
}

export const Pending: Story = {
  name: "A request waits",
  args: { seed: seedWith(asked) },
  play: async ({ canvas }) => {
    const room = await panel(canvas)
    await expect(
      await room.findByText("Your request waits for the seller. You are told here and by mail."),
    ).toBeVisible()
  },
}

export const Approved: Story = {
  name: "A request was approved",
  args: { seed: seedWith({ ...asked, status: "Approved" }) },
  play: async ({ canvas }) =>
    expect(await (await panel(canvas)).findByRole("button", { name: /^Open Tier 2,/ })).toBeVisible(),
}

export const Declined: Story = {
  name: "A request was declined, and the buyer asks again",
  args: { seed: seedWith({ ...asked, status: "Declined" }) },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await expect(await room.findByText("Declined")).toBeVisible()
    await userEvent.click(room.getByRole("button", { name: "Ask again" }))
    await expect(await room.findByText("Requested")).toBeVisible()
  },
}

export const Unverified: Story = {
  name: "Who has not verified the e-mail is led to that first",
  args: {
    who: aBuyer(1, { roles: ["RestrictedBuyers"] }),
    seed: { ...seedWith(), profiles: [aSeller()] },
  },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Request access" }))
    await expect((await alertNamed("Verify your email")).getByRole("button", { name: "Verify" })).toBeVisible()
  },
}

export const Keeper: Story = {
  name: "The seller is led to the requests",
  args: { who: aSeller() },
  play: async ({ canvas }) => {
    const room = await panel(canvas)
    await expect(await room.findByRole("link", { name: "See the requests" })).toHaveAttribute(
      "href",
      `/seller/asset-overview/${asset.id}`,
    )
    await expect(room.getAllByText("Open to you")).toHaveLength(3)
  },
}

export const Narrow: Story = { ...Pending, name: "A request waits, narrow", globals: narrow }

export const Loading: Story = {
  args: { change: ({ dataRooms }) => ({ dataRooms: { ...dataRooms, requestOf: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The data room is loading")).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { change: ({ dataRooms }) => ({ dataRooms: { ...dataRooms, requestOf: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The data room did not load")).toBeVisible(),
}

export const Requests: Story = {
  name: "The seller approves one and declines the other (SEL-201)",
  render: () => <Sellers seed={seedWith(...two)} />,
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas, "Data room requests")
    await userEvent.click(await room.findByRole("button", { name: "Approve Blair Buyer1" }))
    await userEvent.click((await alertNamed("Approve this request?")).getByRole("button", { name: "Approve" }))
    await expect(await room.findByText("1 in tier 2")).toBeVisible()
    await userEvent.click(await screen.findByRole("button", { name: "Close notice" }))
    await userEvent.click(room.getByRole("button", { name: "Decline Blair Buyer2" }))
    await expect(await room.findByText("No request waits for you.")).toBeVisible()
    await userEvent.click(room.getByText("Who was approved"))
    await waitFor(() => expect(room.getByText("Blair Buyer1")).toBeVisible())
  },
}

const third = aBuyer(3, { companyName: "Delta Capital", firstName: "Blair", lastName: "Buyer1" })

export const RequestsByKeyboard: Story = {
  name: "Who decides with the keyboard goes from row to row, and stays in the list",
  render: () => <Sellers seed={seedWith(...two)} />,
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas, "Data room requests")
    const decline = await room.findByRole("button", { name: "Decline Blair Buyer1" })
    decline.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(room.getAllByRole("listitem")).toHaveLength(1))
    const approve = room.getByRole("button", { name: "Approve Blair Buyer2" })
    await waitFor(() => expect(approve).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    ;(await alertNamed("Approve this request?")).getByRole("button", { name: "Approve" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(await room.findByText("1 in tier 2")).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^No request waits for you/))
  },
}

export const TakenBack: Story = {
  name: "The seller takes access to tier 2 back",
  render: () => <Sellers seed={seedWith(aTier2Request({ ...asked, status: "Approved" }))} />,
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas, "Data room requests")
    await userEvent.click(await room.findByText("Who was approved"))
    await userEvent.click(room.getByRole("button", { name: "Take access of Blair Buyer1 back" }))
    const asks = await alertNamed("Take access to tier 2 back?")
    await userEvent.click(asks.getByRole("button", { name: "Take access back" }))
    await said("Access was taken back. The buyer was told.")
    await expect(await room.findByText("0 in tier 2")).toBeVisible()
  },
}

export const AccessTakenBack: Story = {
  name: "A buyer whose access was taken back may ask again",
  render: () => <Buyers seed={seedWith(aTier2Request({ ...asked, status: "Revoked" }))} />,
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await expect(await room.findByText("Access taken back")).toBeVisible()
    await userEvent.click(room.getByRole("button", { name: "Ask again" }))
    await said("Your request was sent to the seller.")
  },
}

export const Namesakes: Story = {
  name: "Buyers of one name are told apart by their companies",
  render: () => (
    <Sellers
      seed={{
        ...seedWith(asked, aTier2Request({ id: requestId(2), assetId: asset.id, userId: third.id })),
        profiles: [aSeller(), aBuyer(), third],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const room = await panel(canvas, "Data room requests")
    await expect(await room.findAllByRole("button", { name: /^Approve/ })).toHaveLength(2)
    await expect(room.getByRole("button", { name: "Approve Blair Buyer1 of Delta Capital" })).toBeVisible()
    const [...labels] = room.getAllByRole("button").map((button) => button.getAttribute("aria-label"))
    await expect(new Set(labels).size).toBe(4)
  },
}

export const NarrowRequests: Story = {
  name: "Requests, narrow",
  globals: narrow,
  render: () => <Sellers />,
  play: async ({ canvas }) =>
    expect(await (await panel(canvas, "Data room requests")).findByRole("button", { name: /^Approve/ })).toBeVisible(),
}

export const NoRequest: Story = {
  name: "Nobody has asked yet",
  render: () => <Sellers seed={seedWith()} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Nobody has asked for tier 2 of the data room yet.")).toBeVisible(),
}

export const AsAdministrator: Story = {
  name: "An administrator decides as the seller does",
  render: () => <Sellers who={anAdmin()} />,
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas, "Data room requests")
    await userEvent.click(await room.findByRole("button", { name: /^Decline/ }))
    await said("The request is declined. The buyer was told.")
  },
}
