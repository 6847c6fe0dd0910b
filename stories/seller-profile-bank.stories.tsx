import type { Meta, StoryObj } from "@storybook/react-vite"
import { aBankAccount } from "@xl/testkit/banking"
import { aSeller } from "@xl/testkit/market"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { alertNamed, dialogNamed } from "./dialogs.ts"
import type { ProductProps } from "./product.tsx"
import { closed, type Form, narrow, Page } from "./seller-profile.tsx"

const meta = {
  title: "Screens/Seller profile, bank for deposits",
  component: Page,
  globals: { viewport: { value: "w1440", isRotated: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const seller = aSeller()
const DEPOSITS = {
  who: seller,
  operator: { autoDeposit: true },
  seed: { banks: [aBankAccount(seller.id, { n: 1 })] },
} satisfies ProductProps
/** From Add New Bank to the identity number, and back; the seller's form stays. */
const asksIdentity = async (form: Form, title: string) => {
  await expect(await form.findByRole("heading", { name: "Bank for deposits" })).toBeVisible()
  await expect(form.getByText("First Harbor Bank")).toBeVisible()
  await userEvent.click(form.getByRole("button", { name: "Add New Bank" }))
  const identity = await dialogNamed("Add a new Bank")
  await waitFor(() => expect(identity.getByRole("button", { name: "Add" })).toBeDisabled())
  await userEvent.type(identity.getByLabelText("Federal tax ID"), "123456789")
  await expect(identity.getByRole("button", { name: "Add" })).toBeEnabled()
  await userEvent.keyboard("{Escape}")
  await userEvent.click(
    (await alertNamed("Leave without saving?")).getByRole("button", { name: "Leave without saving" }),
  )
  await closed("Add a new Bank")
  await expect(screen.getByRole("dialog", { name: title })).toBeVisible()
}

export const Steps: Story = {
  name: "The bank for deposits is a third section while deposits move by themselves (ACC-614)",
  args: DEPOSITS,
  play: async () => {
    const form = await dialogNamed("Seller profile")
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    await form.findByRole("button", { name: "Finish" })
    await asksIdentity(form, "Seller profile")
    await expect(form.getByRole("button", { name: "Finish" })).toBeEnabled()
  },
}

export const OnPhone: Story = {
  name: "The bank for deposits is a third section of a phone's one page (ACC-614)",
  args: DEPOSITS,
  globals: narrow,
  play: async () => {
    const form = await dialogNamed("Complete Seller Profile")
    await asksIdentity(form, "Complete Seller Profile")
    const [page] = screen.getAllByRole("dialog")
    await expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0)
  },
}

export const None: Story = {
  name: "No bank is asked for while deposits do not move by themselves (ACC-614)",
  args: { ...DEPOSITS, operator: { autoDeposit: false } },
  play: async () => {
    const form = await dialogNamed("Seller profile")
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    await form.findByRole("button", { name: "Finish" })
    await new Promise((later) => setTimeout(later, 300))
    await expect(form.queryByRole("heading", { name: "Bank for deposits" })).toBeNull()
  },
}
