import type { Meta, StoryObj } from "@storybook/react-vite"
import type { RoleRequestStatus } from "@xl/core/roles"
import type { Here } from "@xl/testkit/here"
import { anAdmin, aProfile, aUserId } from "@xl/testkit/market"
import { BuyerRequestsScreen } from "@xl/ui/administration"
import { Effect } from "effect"
import { useState } from "react"
import { expect, waitFor, type within } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
import { down } from "./market.ts"
import { useClock } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const pat = aProfile({ id: aUserId(7) })

/** Somebody asks for the buyer role, with a paper. */
const ask = ({ market }: Here): Promise<unknown> => {
  const { documents, profiles, roleRequests } = market.as(pat)
  const bytes = async () => new Uint8Array([0x25, 0x50, 0x44, 0x46])
  const paper = { name: "bank-statement.pdf", type: "application/pdf", size: 4, bytes }
  return Effect.runPromise(
    documents
      .upload(paper, () => undefined)
      .pipe(
        Effect.tap((document) => profiles.updateProofOfFunds([document])),
        Effect.flatMap((document) => roleRequests.createBuyerRequest([document], null)),
      ),
  )
}

const Requests = (props: ProductProps) => {
  const [status, setStatus] = useState<RoleRequestStatus>("Draft")
  return (
    <Product who={anAdmin()} seed={{ profiles: [pat] }} start={(_, browser) => void ask(browser)} {...props}>
      <BuyerRequestsScreen status={status} onStatus={setStatus} now={useClock()} />
    </Product>
  )
}
const meta = {
  title: "Screens/Buyer requests",
  component: Requests,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Requests>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(await canvas.findByRole("button", { name: "Review Pat Doe" }))
  return await dialogNamed("Request of Pat Doe")
}

export const Approve: Story = {
  name: "A request arrives and is approved",
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await expect(dialog.getByRole("button", { name: "Open bank-statement.pdf" })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    await expect(await dialog.findByTitle("bank-statement.pdf")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: "Approved funds" }), "18500000")
    await userEvent.click(dialog.getByRole("button", { name: "Approve $18,500,000" }))
    await expect(await canvas.findByText("No requests here")).toBeVisible()
  },
}

export const Compared: Story = {
  name: "The reviewer compares the paper with entity, signer, address and phone",
  args: {
    seed: {
      profiles: [
        {
          ...pat,
          buyerProfile: {
            ...pat.buyerProfile,
            purchasingEntity: "Doe Capital Fund II, LLC",
            purchasingEntityAddress: pat.address,
            mmgpFirstName: "Robin",
            mmgpLastName: "Reyes",
            mmgpAddress: pat.address,
          },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await expect(dialog.getByText("Doe Capital Fund II, LLC")).toBeVisible()
    await expect(dialog.getByText("Robin Reyes")).toBeVisible()
    await expect(dialog.getAllByText("1 Main Street, Austin, TX 78701, USA")).toHaveLength(2)
    await expect(dialog.getByText("(512) 555-0100")).toBeVisible()
  },
}

export const ApprovalDay: Story = {
  name: "A day of approval that cannot be, or lies ahead, approves nobody",
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await userEvent.type(dialog.getByRole("textbox", { name: "Approved funds" }), "18500000")
    const day = dialog.getByRole("textbox", { name: "Approval date" })
    const approve = dialog.getByRole("button", { name: "Approve $18,500,000" })
    for (const [typed, said] of [
      ["13/05/2026", "Enter a day as MM-DD-YYYY, from 1900 to 2100"],
      ["12/31/2099", /^Enter [\d-]+ or an earlier day$/],
    ] as const) {
      await userEvent.clear(day)
      await userEvent.type(day, typed)
      await userEvent.click(approve)
      await waitFor(() => expect(day).toHaveFocus(), { timeout: 5_000 })
      await expect(day).toHaveAccessibleDescription(said)
      await expect(canvas.queryByText("No requests here")).toBeNull()
    }
    await userEvent.clear(day)
    await userEvent.type(day, "11/1/26")
    await userEvent.click(approve)
    await expect(await canvas.findByText("No requests here")).toBeVisible()
  },
}

export const Opening: Story = {
  name: "A PDF that is opened shows its bar (ACC-649)",
  args: { change: ({ documents }) => ({ documents: { ...documents, download: () => Effect.never } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await expect(await dialog.findByText("bank-statement.pdf is opened")).toBeVisible()
    await expect(dialog.getByRole("progressbar", { name: "bank-statement.pdf is opened" })).toBeVisible()
    await expect(dialog.queryByTitle("bank-statement.pdf")).toBeNull()
  },
}

export const Decline: Story = {
  name: "A request is declined only with a reason",
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }))
    const reason = dialog.getByRole("textbox", { name: /Reason/ })
    await waitFor(() => expect(reason).toHaveFocus(), { timeout: 5_000 })
    await expect(reason).toHaveAccessibleDescription("Please give the reason.")
    await userEvent.keyboard("The statement is too old")
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }))
    await expect(await canvas.findByText("No requests here")).toBeVisible()
    await userEvent.click(canvas.getByText("Declined"))
    const decided = await open(canvas, userEvent.click)
    const why = decided.getByText("Declined because")
    await expect(why.nextElementSibling).toHaveTextContent("The statement is too old")
  },
}

export const Unanswered: Story = {
  name: "Nobody answers the approval: the dialog says so and keeps what was typed",
  args: { change: ({ roleRequests }) => ({ roleRequests: { ...roleRequests, approve: down } }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await userEvent.type(dialog.getByRole("textbox", { name: "Approved funds" }), "18500000")
    await userEvent.click(dialog.getByRole("button", { name: "Approve $18,500,000" }))
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "We cannot reach the marketplace. Please try again.",
    )
    await expect(dialog.getByRole("button", { name: "Approve $18,500,000" })).toBeEnabled()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click)
    await expect(dialog.getByRole("button", { name: "Approve" })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { start: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText("No requests here")).toBeVisible(),
}

export const Failed: Story = {
  args: { change: ({ roleRequests }) => ({ roleRequests: { ...roleRequests, search: down } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The requests did not load")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: /again/i })).toBeVisible())
  },
}
