import { expect, type Page } from "@playwright/test"
import { addressAndCompany } from "../steps.ts"
import { accountOf, isNarrow, opens } from "./accounts.ts"
import { opensDesk } from "./closing.ts"
import { assetInfo, fillsInTheRest } from "./filling-in.ts"

/** A newcomer becomes a seller: who they are, for which entity they sell, and that they may. */
export const becomesSeller = async (page: Page): Promise<void> => {
  await opens(page, "Sell")
  await page.getByRole("main").getByRole("button", { name: "Sell a loan" }).click()
  await addressAndCompany(page, "Edit your profile")
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  const dialog = page.getByRole("dialog", { name: /seller profile/i })
  await dialog.getByLabel("Name of the entity").fill("Cedar Note Holdings, LLC")
  await dialog.getByLabel("Street").fill("1 Main Street")
  await dialog.getByLabel("City").fill("Austin")
  await dialog.getByRole("button", { name: /State$/ }).click()
  await page.getByRole("option", { name: "Texas" }).click()
  await dialog.getByLabel("Zip code").fill("78701")
  if (!isNarrow(page)) await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await dialog.getByText("I am the true legal owner").click()
  await dialog.getByLabel("Signer’s first name").fill("Sam")
  await dialog.getByLabel("Signer’s last name").fill("Seller")
  await dialog.getByLabel("Title").fill("Partner")
  await dialog.getByLabel("Phone", { exact: true }).fill("2125550142")
  await dialog.getByRole("button", { name: /^(Finish|Confirm)$/ }).click()
  await expect(page).toHaveURL("/sell-your-loan/create")
}

/** Enters a loan in the open wizard, to the page that says it is saved. */
export const entersLoan = async (page: Page, name: string): Promise<void> => {
  await assetInfo(page, name)
  await fillsInTheRest(page)
  await page.getByRole("button", { name: "Save and finish" }).click()
  await expect(page.getByRole("heading", { name: "Your draft is saved." })).toBeVisible()
}

/** Asks for publication on the page after the wizard. */
export const requestsPublication = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Request publication" }).first().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Request publication" }).click()
  await expect(page.getByText(/^Publication requested on /).first()).toBeVisible()
}

/** A seller of the demo enters another loan from their list, and asks for its publication. */
export const offersForSale = async (page: Page, name: string): Promise<void> => {
  await opensDesk(page)
  await page.getByRole("button", { name: "Publish Asset" }).click()
  await entersLoan(page, name)
  await requestsPublication(page)
}

/** From the menu of the account to what one is as a seller. */
export const opensSellerInfo = async (seller: Page): Promise<void> => {
  await accountOf(seller).click()
  await seller.getByRole("menuitem", { name: "Profile" }).click()
  await seller.getByRole("link", { name: "Seller Info" }).click()
}
