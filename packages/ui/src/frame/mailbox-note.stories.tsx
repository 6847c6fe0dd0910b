import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AccountsNote, DemoMarket, MailboxNote } from "./index.ts"

const meta = { title: "Frame/Mailbox of a demo", component: MailboxNote, args: { to: "ann@x.test" } } satisfies Meta<
  typeof MailboxNote
>
export default meta
type Story = StoryObj<typeof meta>

export const InADemo: Story = {
  name: "A demo says where mails are read",
  render: (args) => (
    <DemoMarket value>
      <MailboxNote {...args} />
    </DemoMarket>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Read them in the mailbox" })).toHaveAttribute(
      "href",
      "/dev/mailbox?to=ann%40x.test",
    ),
}
export const Elsewhere: Story = {
  name: "Everywhere else it says nothing",
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull(),
}
export const AccountsOfADemo: Story = {
  name: "A demo's sign-in leads to its accounts",
  render: () => (
    <DemoMarket value>
      <AccountsNote />
    </DemoMarket>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "See the accounts and their password" })).toHaveAttribute(
      "href",
      "/dev/demo",
    ),
}
