import { expect, type FrameLocator, type Page } from "@playwright/test"
import { BUYER } from "../people.ts"
import { accountOf, signsIn } from "./accounts.ts"
import { opensDesk } from "./closing.ts"
import { test } from "./people.ts"

const BANK = "Prairie Savings ••••6789"

const opensBilling = async (page: Page): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await page.getByRole("link", { name: "Billing" }).click()
}

const signsInAtBank = async (frame: FrameLocator): Promise<void> => {
  await frame.getByRole("button", { name: "Prairie Savings" }).click()
  await frame.getByLabel("User name").fill("user_good")
  await frame.getByLabel("Password").fill("pass_good")
  await frame.getByLabel("Password").press("Enter")
  await frame.getByRole("button", { name: "Checking" }).click()
}

/** Connects an account of a business, in the frame of the payment provider. */
const addsBank = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Add New Bank" }).click()
  const identity = page.getByRole("dialog", { name: "Add a new Bank" })
  await identity.getByLabel("Federal tax ID").fill("12-3456789")
  await identity.getByRole("button", { name: "Add", exact: true }).click()
  await signsInAtBank(page.frameLocator("iframe[title='Bank connection']"))
  await expect(page.getByRole("dialog", { name: "Add New Bank" })).toBeHidden()
}

test("a buyer connects a bank, puts right whose account it is, and selects it for the deposit of an offer", async ({
  people,
}) => {
  const page = await people.arrives("buyer")
  await signsIn(page, BUYER)
  await opensBilling(page)
  await addsBank(page)

  const bank = page.getByRole("listitem").filter({ hasText: "Prairie Savings" }).last()
  await bank.getByRole("button", { name: `Edit ${BANK}` }).click()
  const edit = page.getByRole("dialog", { name: "Edit Bank" })
  await edit.getByText("Individual", { exact: true }).click()
  await edit.getByLabel("Driver's license number").fill("D1234567")
  await edit.getByRole("button", { name: "Save" }).click()
  await expect(edit).toBeHidden()
  await expect(bank).toContainText("Individual")

  await opensDesk(page)
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Edit" }) })
  await row
    .first()
    .getByRole("button", { name: /^More for / })
    .click()
  await page.getByRole("menuitem", { name: "Deposit", exact: true }).click()
  const deposit = page.getByRole("region", { name: "Deposit", exact: true })
  await deposit.getByRole("button", { name: "Select bank" }).click()
  const question = page.getByRole("dialog", { name: "Select a bank for this offer" })
  await question
    .getByText(/^Prairie Savings/)
    .last()
    .click()
  await question.getByRole("button", { name: "Select bank" }).click()
  await expect(question).toBeHidden()
  await expect(deposit).toContainText("Prairie Savings")
})
