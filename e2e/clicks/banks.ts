import { expect, type Page } from "@playwright/test"
import { accountOf } from "./accounts.ts"

/** From the menu behind one's name to the banks that deposits go through; connects one in the frame of the provider, whose sandbox knows it. */
export const connectsBank = async (page: Page, bank: string): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await page.getByRole("link", { name: "Billing" }).click()
  await page.getByRole("button", { name: "Add New Bank" }).click()
  const identity = page.getByRole("dialog", { name: "Add a new Bank", exact: true })
  await identity.getByLabel("Federal tax ID").fill("12-3456789")
  await identity.getByRole("button", { name: "Add", exact: true }).click()
  const frame = page.frameLocator("iframe[title='Bank connection']")
  await frame.getByRole("button", { name: bank }).click()
  await frame.getByLabel("User name").fill("user_good")
  await frame.getByLabel("Password").fill("pass_good")
  await frame.getByLabel("Password").press("Enter")
  await frame.getByRole("button", { name: "Checking" }).click()
  await expect(page.getByRole("region", { name: "Your banks" }).getByRole("listitem")).toContainText([bank])
}

/** On a page with a deposit: this bank is the one that its money goes through on one's own side. */
export const selectsBank = async (page: Page, bank: string): Promise<void> => {
  await page.getByRole("button", { name: /^Select bank( for XL's share)?$/ }).click()
  const dialog = page.getByRole("dialog", { name: /^Select a bank for (this offer|XL's share)$/ })
  await dialog
    .getByText(new RegExp(`^${bank}`))
    .first()
    .click()
  await dialog.getByRole("button", { name: "Select bank", exact: true }).click()
  await expect(dialog).toBeHidden()
}
