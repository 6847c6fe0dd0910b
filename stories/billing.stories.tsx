import type { Meta, StoryObj } from "@storybook/react-vite"
import { BankNotConnected } from "@xl/core/banking"
import { MarketUnavailable } from "@xl/core/kernel"
import { aBankAccount } from "@xl/testkit/banking"
import { aProfile } from "@xl/testkit/market"
import { BillingScreen } from "@xl/ui/banking"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, noDialog, said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const me = aProfile()

const Page = (props: ProductProps) => (
  <Product who={me} {...props}>
    <BillingScreen />
  </Product>
)
const meta = { title: "Screens/Billing", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const TWO = [
  aBankAccount(me.id, { n: 1 }),
  aBankAccount(me.id, {
    n: 2,
    bankName: "Cedar Trust",
    routingNumber: "021000021",
    lastFour: "4321",
    identityEnd: null,
  }),
]
const VOPAYS = aBankAccount(me.id, { n: 3, provider: "vopay", bankName: null, routingNumber: null, needsAddress: true })

export const Empty: Story = {
  name: "No bank yet",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No bank account is linked")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Add New Bank" })).toBeVisible()
  },
}

export const Banks: Story = {
  name: "Banks, with the ends of their numbers alone (ACC-217)",
  args: { seed: { banks: [...TWO, VOPAYS] } },
  play: async ({ canvas }) => {
    const banks = await canvas.findAllByRole("listitem")
    await expect(banks[0]).toHaveTextContent("First Harbor BankUsed for depositsAccount ••••6789Routing 011401533")
    await expect(banks[1]).toHaveTextContent("Business, Federal tax ID missing")
    await expect(banks[2]).toHaveTextContent("Bank accountAddress needed")
    await expect(banks[2]).toHaveTextContent("Connected by VoPay")
  },
}

export const Identity: Story = {
  name: "A new bank: Business or Individual, its number, and Add only once that is right (ACC-628, ACC-386)",
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add New Bank" }))
    const dialog = await dialogNamed("Add a new Bank")
    const add = dialog.getByRole("button", { name: "Add" })
    await expect(dialog.getByRole("radio", { name: "Business" })).toBeChecked()
    await expect(add).toBeDisabled()
    await userEvent.type(dialog.getByLabelText("Federal tax ID"), "12345678")
    await expect(await dialog.findByText("Federal tax ID must look like ##-#######")).toBeVisible()
    await expect(add).toBeDisabled()
    await userEvent.type(dialog.getByLabelText("Federal tax ID"), "9")
    await expect(dialog.getByLabelText("Federal tax ID")).toHaveValue("12-3456789")
    await expect(add).toBeEnabled()
    await userEvent.click(dialog.getByRole("radio", { name: "Individual" }))
    await expect(dialog.getByLabelText("Driver's license number")).toHaveValue("")
    await userEvent.type(dialog.getByLabelText("Driver's license number"), "d123-4567")
    await expect(dialog.getByLabelText("Driver's license number")).toHaveValue("D123-4567")
    await expect(add).toBeEnabled()
  },
}

export const Address: Story = {
  name: "The update-banking-address dialog: every field, wrong and then right (ACC-177)",
  args: { seed: { banks: [aBankAccount(me.id, { needsAddress: true })] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Update Banking Details" }))
    const dialog = await dialogNamed("Banking address")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(4)
    await userEvent.type(dialog.getByLabelText("Address"), "1 Main Street")
    await userEvent.type(dialog.getByLabelText("City"), "Austin")
    await userEvent.type(dialog.getByRole("combobox", { name: "State" }), "Texas")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await userEvent.type(dialog.getByLabelText("Zip code"), "787")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await dialog.findByText("Zipcode must be 5 characters")).toBeVisible()
    await userEvent.type(dialog.getByLabelText("Zip code"), "01{Enter}")
    await said("Banking address saved")
    await expect(screen.queryByText("Address needed")).toBeNull()
  },
}

export const Select: Story = {
  name: "Select Another Bank lists one's banks, with Cancel and Confirm (ACC-178, ACC-622, ACC-623)",
  args: { seed: { banks: TWO } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Select Another Bank" }))
    const dialog = await dialogNamed("Select Another Bank")
    await expect(dialog.getByRole("radio", { name: /First Harbor Bank ••••6789/ })).toBeChecked()
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible()
    await userEvent.click(dialog.getByRole("radio", { name: /Cedar Trust ••••4321/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }))
    const identity = await dialogNamed("Identity number")
    await userEvent.type(identity.getByLabelText("Federal tax ID"), "123456789{Enter}")
    await said("Deposits go through this bank now")
    await noDialog()
    const banks = screen.getAllByRole("listitem")
    await expect(banks[1]).toHaveTextContent("Cedar TrustUsed for deposits")
    await expect(banks[0]).not.toHaveTextContent("Used for deposits")
  },
}

export const SelectAsBuyer: Story = {
  name: "The bank selection offers the banks of one's own (BUY-060, BUY-169)",
  args: { seed: { banks: [...TWO, VOPAYS] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Select Another Bank" }))
    const dialog = await dialogNamed("Select Another Bank")
    await expect(dialog.getAllByRole("radio")).toHaveLength(2)
    await expect(dialog.queryByRole("radio", { name: /Bank account/ })).toBeNull()
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
    await noDialog()
  },
}

export const Edit: Story = {
  name: "Whose account it is can be changed",
  args: { seed: { banks: TWO } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Edit First Harbor Bank ••••6789" }))
    const dialog = await dialogNamed("Edit Bank")
    await userEvent.click(dialog.getByRole("radio", { name: "Individual" }))
    await userEvent.type(dialog.getByLabelText("Driver's license number"), "d1234567{Enter}")
    await said("Bank updated")
    await noDialog()
    await expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Individual, Driver's license ••••4567")
  },
}

export const Delete: Story = {
  name: "Delete Bank names the bank, and has Cancel and Delete Bank (ACC-580, ACC-581, BUY-062)",
  args: { seed: { banks: TWO } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete First Harbor Bank ••••6789" }))
    const dialog = await alertNamed("Delete Bank")
    for (const shown of ["First Harbor Bank", "011401533", "••••6789"])
      await expect(dialog.getByText(shown)).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Delete Bank" }))
    await said("Bank deleted")
    await waitFor(() => expect(screen.queryByText("First Harbor Bank")).toBeNull())
  },
}

export const DeleteFails: Story = {
  name: "A bank that its provider keeps stays, and the message says so",
  args: {
    seed: { banks: TWO },
    change: ({ banks }) => ({
      banks: { ...banks, remove: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })) },
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete First Harbor Bank ••••6789" }))
    await userEvent.click((await alertNamed("Delete Bank")).getByRole("button", { name: "Delete Bank" }))
    await said("The payment provider does not answer. Please try again in a few minutes.")
  },
}

export const Loading: Story = {
  args: { change: ({ banks }) => ({ banks: { ...banks, mine: () => Effect.never } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your banks are loading")).toBeInTheDocument(),
}

export const Broken: Story = {
  name: "Banks that do not load say so, and can be tried again",
  args: {
    change: ({ banks }) => ({
      banks: { ...banks, mine: () => Effect.fail(new MarketUnavailable({ cause: "" })) },
    }),
  },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole("button", { name: "Try again" })).toBeVisible(),
}

export const Narrow: Story = {
  name: "On a phone",
  args: { seed: { banks: [...TWO, VOPAYS] } },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText("Cedar Trust")
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
