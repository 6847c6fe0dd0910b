import { expect, type Locator, type Page } from "@playwright/test"
import { ADMIN, hears } from "../people.ts"
import { signsIn } from "./accounts.ts"

/** Opens one of the administration's pages from the menu of the account. */
export const opensAdministration = async (
  page: Page,
  item: "Admin Assets" | "Admin Buyers" | "Admin Users",
): Promise<void> => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /account of/ })
    .click()
  await page.getByRole("menuitem", { name: item }).click()
}

/** From the menu of the account to somebody's roles. */
export const opensRoles = async (admin: Page, email: string, name: string): Promise<Locator> => {
  await opensAdministration(admin, "Admin Users")
  const search = admin.getByRole("searchbox", { name: "Name, email or company" })
  await search.fill(email)
  await search.press("Enter")
  await admin.getByRole("button", { name: `Edit ${name}` }).click()
  const dialog = admin.getByRole("dialog", { name })
  await dialog.getByText("Roles", { exact: true }).first().click()
  return dialog
}

/** The demo's administrator signs in. */
export const administers = (page: Page): Promise<void> => signsIn(page, ADMIN)

/** Approves a buyer's proof of funds; `dollars` are whole. */
export const approvesBuyer = async (page: Page, name: string, dollars: string): Promise<void> => {
  await opensAdministration(page, "Admin Buyers")
  await page.getByRole("button", { name: `Review ${name}` }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Approved funds").fill(dollars)
  await dialog.getByRole("button", { name: /^Approve \$/ }).click()
  await expect(dialog).toBeHidden()
}

/** The same, until the waiting buyer reads that offers are open to them now. */
export const letsBuy = async (admin: Page, buyer: Page, name: string, dollars: string): Promise<void> => {
  const approved = "Your request for the Buyer role has been approved. The permission to place offers is granted."
  await Promise.all([hears(buyer, approved), approvesBuyer(admin, name, dollars)])
}

/** Approves the publication of a loan, after reading what it is. */
export const approvesListing = async (page: Page, name: string): Promise<void> => {
  await opensAdministration(page, "Admin Assets")
  await page.getByRole("button", { name: `Approve, ${name}` }).click()
  await page
    .getByRole("alertdialog", { name: `Approve ${name}?` })
    .getByRole("button", { name: "Approve and publish" })
    .click()
  await expect(page.getByRole("button", { name: `Approve, ${name}` })).toHaveCount(0)
}

/** All assets that stand like this, in the administration's list. */
export const opensAssetsIn = async (page: Page, status: string): Promise<void> => {
  await opensAdministration(page, "Admin Assets")
  await page.getByRole("link", { name: "All assets" }).click()
  await page.getByRole("button", { name: "Status" }).first().click()
  await page.getByRole("option", { name: status, exact: true }).click()
  await page.keyboard.press("Escape")
}

/** From the list of all assets to the page of a loan's deal. */
export const opensDeal = async (page: Page, loan: string): Promise<void> => {
  await opensAdministration(page, "Admin Assets")
  await page.getByRole("link", { name: "All assets" }).click()
  await page.getByRole("link", { name: loan }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: loan })).toBeVisible()
}

/** On the page of a deal: reports that the sale fell through, with the reason that both sides are told. */
export const reportsFallThrough = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole("button", { name: "Actions and pages of this deal" }).click()
  await page.getByRole("menuitem", { name: "Report fall-through" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Report that the sale fell through?" })
  await dialog.getByRole("button", { name: "Report fall-through" }).click()
  await expect(dialog.getByText("Please give the reason.")).toBeVisible()
  await dialog.getByLabel("Reason, told to both sides").fill(reason)
  await dialog.getByRole("button", { name: "Report fall-through" }).click()
  await expect(dialog).toBeHidden()
}

/** On the page of a deal: gives a side of the closing until this day, typed as people here write it. */
export const extendsClosing = async (page: Page, side: "Buyer" | "Seller", lastDay: string): Promise<void> => {
  await page.getByRole("button", { name: `Extend ${side}’s closing` }).click()
  const dialog = page.getByRole("alertdialog", { name: `Extend the ${side.toLowerCase()}’s closing period?` })
  await dialog.getByRole("textbox", { name: "New last day" }).fill(lastDay)
  await dialog.getByRole("button", { name: "Extend", exact: true }).click()
  await expect(dialog).toBeHidden()
}
