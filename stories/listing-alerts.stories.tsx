import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Cents, must } from "@xl/core/shared"
import { aLinkOf, aReader, criteria } from "@xl/testkit/listing-alerts"
import { aProfile } from "@xl/testkit/market"
import type { Here } from "@xl/testkit/here"
import { UnsubscribeScreen } from "@xl/ui/listing-alerts"
import { ProfileScreen } from "@xl/ui/profile"
import "@xl/web/screens"
import { expect, screen, waitFor, within } from "storybook/test"
import { dialogNamed, noDialog, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

/** Where the criteria stand: on the page of one's profile. */
const Page = (props: ProductProps) => (
  <Product who={aProfile()} {...props}>
    <ProfileScreen />
  </Product>
)
const meta = {
  title: "Screens/Notification criteria",
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: "mobile1", isRotated: false } }
const told = aProfile({
  notificationsCriteria: criteria({
    receiveNotificationsWhen: "Weekly",
    locations: ["TX", "NJ", "Various"],
    collateralType: ["Office", "Multifamily"],
    assetStatus: ["Performing Loan"],
    minUpb: must(Cents, 1_000_000_00),
  }),
})

export const Nothing: Story = {
  name: "Nothing said yet",
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "Notification criteria" }))
    await expect(panel.getByText(/^Be told when a loan/)).toBeVisible()
    await expect(panel.queryByRole("button", { name: "Turn off" })).toBeNull()
  },
}
export const Kept: Story = {
  name: "Criteria that are kept",
  args: { who: told },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "Notification criteria" }))
    for (const text of [
      "Weekly",
      "Performing",
      "Office, Multifamily",
      "Texas, New Jersey, Several states",
      "From $1,000,000",
    ])
      await expect(panel.getByText(text)).toBeVisible()
  },
}
export const NarrowKept: Story = { ...Kept, name: "Criteria on a phone", globals: narrow }

export const Edit: Story = {
  name: "Set by the keyboard, wrong and then saved; how often is marked as required (ACC-229)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set criteria" }))
    const dialog = await dialogNamed("Notification criteria")
    await expect(dialog.getByRole("radiogroup", { name: /^How often/ })).toHaveAttribute("aria-required", "true")
    await expect(dialog.getByRole("radio", { name: /^Daily/ })).toBeChecked()
    dialog.getByRole("radio", { name: /^Daily/ }).focus()
    await userEvent.keyboard("{ArrowUp}")
    await expect(dialog.getByRole("radio", { name: /^Immediately/ })).toBeChecked()
    await userEvent.click(dialog.getByRole("checkbox", { name: "Office" }))
    await userEvent.click(dialog.getByRole("button", { name: /^State/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Texas" }))
    await userEvent.keyboard("{Escape}")
    await userEvent.click(await dialog.findByRole("button", { name: "Remove Texas" }))
    await userEvent.type(dialog.getByRole("textbox", { name: /^Unpaid balance from/ }), "2000000")
    await userEvent.type(dialog.getByRole("textbox", { name: /^Unpaid balance to/ }), "1000000{Enter}")
    await expect(await dialog.findByText("The greatest balance must not be below the least")).toBeVisible()
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Unpaid balance to/ })).toHaveFocus(), {
      timeout: 10_000,
    })
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Unpaid balance to/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await noDialog()
    const panel = within(canvas.getByRole("region", { name: "Notification criteria" }))
    await expect(await panel.findByText("Immediately")).toBeVisible()
    await expect(panel.getByText("From $2,000,000")).toBeVisible()
  },
}
export const NarrowEdit: Story = { ...Edit, name: "Set on a phone", globals: narrow }

export const Off: Story = {
  name: "Turned off at once, and kept",
  args: { who: told },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Turn off" }))
    const panel = within(canvas.getByRole("region", { name: "Notification criteria" }))
    await expect(await panel.findByText("Never")).toBeVisible()
    await expect(panel.getByText("Office, Multifamily")).toBeVisible()
    await expect(panel.queryByRole("button", { name: "Turn off" })).toBeNull()
  },
}

export const NotSaved: Story = {
  name: "Nobody answers: what was chosen stays",
  args: {
    who: told,
    change: ({ profiles }) => ({ profiles: { ...profiles, updateNotificationsCriteria: down } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit criteria" }))
    const dialog = await dialogNamed("Notification criteria")
    await userEvent.click(dialog.getByRole("checkbox", { name: "Land" }))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await said("We cannot reach the marketplace. Please try again.")
    await expect(dialog.getByRole("checkbox", { name: "Land" })).toBeChecked()
  },
}

const reader = aReader()
const link = aLinkOf(reader.id)
const leaving = (token: string, change?: (ports: Here["ports"]) => Partial<Here["ports"]>): Story => ({
  render: () => (
    <Product seed={{ profiles: [reader] }} change={change}>
      <UnsubscribeScreen token={token} />
    </Product>
  ),
})

export const Leave: Story = {
  ...leaving(link),
  name: "The way out of a mail, taken by the keyboard",
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Unsubscribe" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(await canvas.findByRole("heading", { name: "You are unsubscribed" })).toHaveFocus()
    await expect(canvas.queryByRole("button", { name: "Unsubscribe" })).toBeNull()
  },
}
export const NarrowLeave: Story = { ...Leave, name: "The way out on a phone", globals: narrow }
export const Asked: Story = { ...leaving(link), name: "The way out, not taken yet" }
export const BrokenLink: Story = {
  ...leaving("half"),
  name: "A link that is not whole",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Unsubscribe" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This link is not complete.")
  },
}
export const Sending: Story = {
  ...leaving(link, () => ({ unsubscribing: { unsubscribe: waiting } })),
  name: "While it is sent",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Unsubscribe" }))
  },
}
export const Unanswered: Story = {
  ...leaving(link, () => ({ unsubscribing: { unsubscribe: () => Effect.suspend(down) } })),
  name: "Nobody answers",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Unsubscribe" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^We cannot reach the marketplace/)
  },
}
