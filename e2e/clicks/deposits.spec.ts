import type { Page } from "@playwright/test"
import { takes } from "../menus.ts"
import { ADMIN } from "../people.ts"
import { nameOf, signsIn } from "./accounts.ts"
import { opensAssetsIn, reportsFallThrough } from "./administrator.ts"
import { connectsBank, selectsBank } from "./banks.ts"
import { findsLoan, offersOn } from "./buyer.ts"
import { offersTable, opensDesk } from "./closing.ts"
import { opensDeposit, recordsTransfer } from "./deposits.ts"
import { expect, type People, test } from "./people.ts"

/** Of the demo: a seller with a sale under contract, its buyer, and one who has offered nothing to this seller. */
const SELLER = "sidney.petrosyan@westernslopebank.example"
const WINNER = "skyler.valdez@valdezpropertycredit.example"
const NEWCOMER = "hayden.marchetti@marchettidistresseddebt.example"

const signedIn = async (people: People, part: string, email: string): Promise<Page> => {
  const page = await people.arrives(part)
  await signsIn(page, email)
  return page
}

/** The first of the seller's loans in this state. */
const loanIn = async (seller: Page, state: string): Promise<string> => {
  await opensDesk(seller)
  const link = seller.getByRole("row").filter({ hasText: state }).getByRole("link").first()
  return (await link.innerText()).trim()
}

const opensOwnDeposit = async (buyer: Page, loan: string): Promise<void> => {
  await opensDesk(buyer)
  await takes(buyer, loan, "Deposit")
}

test("a buyer at fault forfeits the deposit to the seller, by the banks that each side named, and both read why", async ({
  people,
}) => {
  const [seller, admin, buyer] = await Promise.all([
    signedIn(people, "seller", SELLER),
    signedIn(people, "administrator", ADMIN),
    signedIn(people, "buyer", WINNER),
  ])
  await Promise.all([connectsBank(seller, "Cedar Trust"), connectsBank(admin, "First Harbor Bank")])
  const loan = await loanIn(seller, "Under Contract")
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  await selectsBank(seller, "Cedar Trust")
  await opensAssetsIn(admin, "Under Contract")
  await admin.getByRole("link", { name: loan }).first().click()
  const name = await nameOf(buyer)
  await opensDeposit(admin, name)
  await recordsTransfer(admin, "From the buyer", "FED-4101")
  await selectsBank(admin, "First Harbor Bank")
  await expect(admin.getByText(/^First Harbor Bank/)).toBeVisible()
  await reportsFallThrough(admin, "The buyer did not close")

  await admin.getByRole("button", { name: "Decide by fault" }).click()
  const decision = admin.getByRole("dialog", { name: "Decide on the deposit" })
  await decision.getByText(/^The buyer/).click()
  await decision.getByLabel("Comment").fill("The buyer let the closing day pass")
  await decision.getByRole("button", { name: "Decide", exact: true }).click()
  await expect(decision).toBeHidden()
  await recordsTransfer(admin, "To the seller", "FED-4102")

  await takes(seller, new RegExp(`^More for ${name}`), "Deposit")
  await expect(seller.getByText(/^Paid to the seller .*, reference FED-4102$/)).toBeVisible()
  await opensOwnDeposit(buyer, loan)
  await expect(buyer.getByText("The administrator wrote: The buyer let the closing day pass")).toBeVisible()
  await expect(buyer.getByText(/^Paid to the seller \d\d-\d\d-\d{4}$/)).toBeVisible()
})

test("C036 a buyer promises another deposit, pays it, withdraws the offer and gets it back", async ({ people }) => {
  const [seller, admin, buyer] = await Promise.all([
    signedIn(people, "seller", SELLER),
    signedIn(people, "administrator", ADMIN),
    signedIn(people, "buyer", NEWCOMER),
  ])
  const loan = await loanIn(seller, "Call For Offers")
  await findsLoan(buyer, loan)
  await offersOn(buyer, { price: "3000000", deposit: "250000" })
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  const offer = offersTable(seller)
    .getByRole("row")
    .filter({ hasText: await nameOf(buyer) })
  await expect(offer).toBeVisible()
  await opensOwnDeposit(buyer, loan)
  await buyer.getByRole("button", { name: "Change amount" }).click()
  const change = buyer.getByRole("dialog", { name: "Change the deposit amount" })
  await change.getByLabel("Earnest money deposit").fill("300000")
  await change.getByRole("button", { name: "Change amount" }).click()
  await expect(change).toBeHidden()

  await opensAssetsIn(admin, "Call For Offers")
  await admin.getByRole("link", { name: loan }).first().click()
  await opensDeposit(admin, await nameOf(buyer))
  await recordsTransfer(admin, "From the buyer", "FED-4201")
  await expect(buyer.getByText(/^Received from the buyer .*, reference FED-4201$/)).toBeVisible()
  await takes(buyer, loan, "Withdraw")
  await buyer.getByRole("alertdialog").getByRole("button", { name: "Withdraw offer, $3,000,000" }).click()
  await expect(offer).toContainText("Withdrawn")

  await admin.getByRole("button", { name: "Refund", exact: true }).click()
  const refund = admin.getByRole("dialog", { name: "Refund the deposit?" })
  await expect(refund.getByText("$300,000")).toBeVisible()
  await refund.getByRole("button", { name: "Refund" }).click()
  await expect(refund).toBeHidden()
  await recordsTransfer(admin, "Back to the buyer", "FED-4202")
  await expect(buyer.getByText(/^Returned to the buyer .*, reference FED-4202$/)).toBeVisible()
})
