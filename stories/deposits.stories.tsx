import type { Meta, StoryObj } from "@storybook/react-vite"
import { Cents, dayOf, must, Rate } from "@xl/core/shared"
import { standingIn } from "@xl/testkit/assets"
import { BANKS } from "@xl/testkit/deposits"
import { aBankAccount } from "@xl/testkit/banking"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { MyOffersScreen } from "@xl/ui/offers"
import { AssetOverviewScreen } from "@xl/ui/selling"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import { dialogNamed, heard, said, takes, wholeText } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { useClock, useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer(), aBuyer(2), anAdmin()]
const banks = [aBankAccount(aSeller().id, { id: BANKS.seller, lastFour: "2222" })]
const paid = { leg: "fund", reference: "wire 1", date: dayOf(EXAMPLE_NOW), recordedAt: EXAMPLE_NOW } as const

/** A sale in that status; its offer's deposit came in unless `isPaid` says otherwise. */
const sale = (
  status: "Closed" | "ContractPending.CallForOffers" | "Published",
  { isPaid = true, isCanceled = false } = {},
) => {
  const { asset, offers } = standingIn(status)
  const deposit = {
    value: must(Cents, 100_000_00),
    decision: isCanceled ? "open" : "none",
    transfers: isPaid ? [paid] : [],
  } as const
  const change = isCanceled ? ({ status: "Canceled", winningDate: EXAMPLE_NOW } as const) : {}
  return { assets: [asset], offers: offers.map((offer) => ({ ...offer, deposit, ...change })), profiles: people, banks }
}

const Overview = (props: ProductProps) => (
  <Product who={aSeller()} seed={sale("Closed")} {...props}>
    <AssetOverviewScreen id={standingIn("Closed").asset.id} now={useNow()} />
  </Product>
)
const meta = {
  title: "Screens/Deposits",
  component: Overview,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }
export const Consent: Story = {
  name: "A seller selects a bank and approves the payout (ACC-021, BUY-161)",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Received from the buyer 11-28-2026")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Select bank" }))
    const banking = await dialogNamed("Select a bank for this offer")
    await userEvent.click(await banking.findByRole("radio", { name: /2222/ }))
    await userEvent.click(banking.getByRole("button", { name: "Select bank" }))
    await heard("The bank is selected for this offer.")
    await userEvent.click(canvas.getByRole("button", { name: "Approve payout" }))
    const consent = await dialogNamed("Approve the payout?")
    await userEvent.click(consent.getByRole("button", { name: "Approve payout" }))
    await said("You approved the payout. An administrator was told.")
    await expect(await canvas.findByText("Payout approved by the seller 11-28-2026")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Approve payout" })).toBeNull()
  },
}
export const NarrowConsent: Story = { ...Consent, globals: narrow }

const agreed = (container: unknown, browser: Parameters<NonNullable<ProductProps["start"]>>[1]) => {
  void container
  const { id } = sale("Closed").offers[0] ?? {}
  const seller = browser.market.as(aSeller()).deposits
  if (id)
    void Effect.runPromise(Effect.andThen(seller.selectBank(id, "seller", BANKS.seller), seller.approveAsSeller(id)))
}

export const AllToThePlatform: Story = {
  name: "The dialog says when nothing is left for the seller (ACC-578)",
  args: { who: anAdmin(), start: agreed },
  play: async ({ canvas, userEvent }) => {
    const text = "The deposit amount is fully allocated to XL Admin"
    await userEvent.click(await canvas.findByRole("button", { name: "Pay out" }))
    const dialog = await dialogNamed("Pay out the deposit")
    const share = dialog.getByRole("textbox", { name: "Seller's share" })
    await expect(dialog.queryByText(text)).toBeNull()
    await userEvent.clear(share)
    await userEvent.type(share, "0")
    await expect(await dialog.findByText(text)).toBeVisible()
    await userEvent.type(share, ".01")
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull())
  },
}

export const Payout: Story = {
  name: "An administrator divides the deposit: both shares show before (BUY-160, ACC-579, BUY-256)",
  args: { who: anAdmin(), start: agreed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay out" }))
    const dialog = await dialogNamed("Pay out the deposit")
    const share = dialog.getByRole("textbox", { name: "Seller's share" })
    await userEvent.clear(share)
    await userEvent.type(share, "70000.01")
    await expect(await dialog.findByText("$29,999.99")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Pay out" }))
    await heard("The deposit transfer process was initiated successfully")
    await userEvent.click(await canvas.findByRole("button", { name: "Record transfer" }))
    const record = await dialogNamed("Record a transfer")
    await userEvent.click(record.getByRole("button", { name: "Record transfer" }))
    await expect(await record.findByText("Fill in this field")).toBeVisible()
    const day = record.getByRole("textbox", { name: "Day" })
    await userEvent.clear(day)
    await userEvent.type(day, "11/29/2026")
    await userEvent.type(record.getByRole("textbox", { name: "Reference of the bank" }), "wire 2{Enter}")
    await waitFor(() => expect(day).toHaveFocus(), { timeout: 5_000 })
    await expect(day).toHaveAccessibleDescription("Enter 11-28-2026 or an earlier day")
    await userEvent.clear(day)
    await userEvent.type(day, "11/28/2026{Enter}")
    await said("The transfer is recorded.")
    await expect(await canvas.findByText("Paid to the seller 11-28-2026, reference wire 2")).toBeVisible()
    await expect(await canvas.findByText("Paid to XL: due since 11-28-2026")).toBeVisible()
  },
}

export const PlatformsBank: Story = {
  name: "An administrator is asked for the bank that takes XL's share, and for none of an own",
  args: { who: anAdmin() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Bank for XL's share")).toBeVisible()
    await expect(canvas.queryByText("Your bank")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Select bank for XL's share" }))
    await dialogNamed("Select a bank for XL's share")
  },
}

export const NarrowPayout: Story = { ...Payout, globals: narrow }

export const Decline: Story = {
  name: "An administrator decides by fault: both amounts show before (BUY-162)",
  args: { who: anAdmin(), seed: sale("Published", { isCanceled: true }) },
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Deposit")
    await userEvent.click(await canvas.findByRole("button", { name: "Decide by fault" }))
    const dialog = await dialogNamed("Decide on the deposit")
    await expect(dialog.getByText("Back to the buyer").nextElementSibling).toHaveTextContent("$100,000")
    await userEvent.click(dialog.getByRole("radio", { name: /^The buyer/ }))
    await expect(dialog.getByText("To the seller").nextElementSibling).toHaveTextContent("$100,000")
    await userEvent.click(dialog.getByRole("radio", { name: /^The seller/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Decide" }))
    await expect(await dialog.findByText("Fill in this field")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: "Comment" }), "No title")
    await userEvent.click(dialog.getByRole("button", { name: "Decide" }))
    await said("The decision is made. Both parties were told.")
    await expect(await canvas.findByText("The administrator wrote: No title")).toBeVisible()
    await expect(canvas.getByText("Decided by an administrator 11-28-2026")).toBeVisible()
  },
}

export const FeeByHand: Story = {
  name: "A fee without an account to go to is to be transferred by hand, which the dialog says (BUY-166)",
  args: {
    who: anAdmin(),
    seed: sale("Published", { isCanceled: true }),
    settings: { platformFeeRate: must(Rate, 25_000) },
  },
  play: async ({ canvas, userEvent }) => {
    const text = /^The platform fee will not be transferred automatically because no admin payment account was provided/
    await takes(canvas, "Deposit")
    await userEvent.click(await canvas.findByRole("button", { name: "Decide by fault" }))
    const dialog = await dialogNamed("Decide on the deposit")
    await expect(dialog.queryByText(text)).toBeNull()
    await userEvent.click(dialog.getByRole("radio", { name: /^The buyer/ }))
    await expect(dialog.getByText("To the seller").nextElementSibling).toHaveTextContent("$97,500")
    await expect(await dialog.findByText(text)).toBeVisible()
  },
}

export const Refund: Story = {
  name: "An administrator refunds the whole deposit (BUY-163, BUY-307, BUY-386)",
  args: { who: anAdmin(), seed: sale("Published", { isCanceled: true }) },
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Deposit")
    await userEvent.click(await canvas.findByRole("button", { name: "Refund" }))
    const dialog = await dialogNamed("Refund the deposit?")
    await userEvent.click(dialog.getByRole("button", { name: "Refund" }))
    await said("Refund process initiated successfully")
    await expect(await canvas.findByText("Returned to the buyer: due since 11-28-2026")).toBeVisible()
  },
}

const Buying = (props: ProductProps) => (
  <Product who={aBuyer()} seed={sale("Published", { isPaid: false })} {...props}>
    <MyOffersScreen now={useClock()} />
  </Product>
)

const Won = (props: ProductProps) => (
  <Product who={aBuyer()} seed={sale("ContractPending.CallForOffers", { isPaid: false })} {...props}>
    <MyOffersScreen now={useClock()} />
  </Product>
)

export const Promise: Story = {
  name: "A buyer sees the deposit of an offer and changes its amount (BUY-164)",
  render: (props) => <Buying {...props} />,
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Deposit")
    const region = await canvas.findByRole("region", { name: /^Deposit on/ })
    await expect(region).toHaveFocus()
    await takes(canvas, "Deposit")
    await waitFor(() => expect(region).toHaveFocus())
    await userEvent.click(await canvas.findByRole("button", { name: "Change amount" }))
    const dialog = await dialogNamed("Change the deposit amount")
    const amount = dialog.getByRole("textbox", { name: "Earnest money deposit" })
    await userEvent.clear(amount)
    await userEvent.type(amount, "99999999{Enter}")
    await expect(await dialog.findByText("The amount must be $0 to $8,000,000.")).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, "120000{Enter}")
    await said("The deposit amount is changed.")
  },
}
export const NarrowPromise: Story = { ...Promise, globals: narrow }

export const Raise: Story = {
  name: "A buyer reads before raising an agreed deposit that it cannot be lowered again, and what follows",
  render: (props) => <Won {...props} />,
  play: async ({ canvas, userEvent }) => {
    await takes(canvas, "Deposit")
    await userEvent.click(await canvas.findByRole("button", { name: "Raise amount" }))
    const dialog = await dialogNamed("Change the deposit amount")
    await expect(dialog.getByText(/can be raised and not lowered/)).toBeVisible()
    const amount = dialog.getByRole("textbox", { name: "Earnest money deposit" })
    await userEvent.clear(amount)
    await userEvent.type(amount, "1")
    await expect(await dialog.findByText("Less than agreed")).toBeVisible()
  },
}

export const PayingByHand: Story = {
  name: "A buyer whose offer was chosen reads how to pay by hand, and by when",
  args: { operator: { depositInstructions: "First Harbor Bank\nAccount 100" } },
  render: (props) => <Won {...props} />,
  play: async ({ canvas }) => {
    await takes(canvas, "Deposit")
    const how = within(await canvas.findByRole("region", { name: "How to pay" }))
    await expect(how.getByText(wholeText(/^Pay by 01-26-2027, 00:00 UTC\./))).toBeVisible()
    await expect(await how.findByText(/First Harbor Bank/)).toBeVisible()
  },
}

export const PayingUnsaid: Story = {
  name: "Where the operator has not said how to pay, the buyer is led to ask",
  render: (props) => <Won {...props} />,
  play: async ({ canvas }) => {
    await takes(canvas, "Deposit")
    await expect(await canvas.findByRole("link", { name: "Ask XL for the wire instructions." })).toBeVisible()
  },
}

export const BanksLoading: Story = {
  name: "The banks to select from are loading, and nobody is told to have none",
  args: { change: ({ banks: own }) => ({ banks: { ...own, mine: waiting } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Select bank" }))
    const banking = await dialogNamed("Select a bank for this offer")
    await expect(await banking.findByText("Your banks are loading")).toBeInTheDocument()
    await expect(banking.queryByText(/^You have no bank that can be selected here/)).toBeNull()
  },
}

export const Failed: Story = {
  name: "A deposit that does not load",
  args: { change: ({ deposits }) => ({ deposits: { ...deposits, find: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The deposit did not load")).toBeVisible(),
}
export const Loading: Story = {
  name: "A deposit that is loading",
  args: { change: ({ deposits }) => ({ deposits: { ...deposits, find: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The deposit is loading")).toBeInTheDocument(),
}
