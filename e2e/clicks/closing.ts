import { expect, type Locator, type Page } from "@playwright/test"
import { expectAccessible } from "../people.ts"
import { isNarrow } from "./accounts.ts"

const DOCUMENTS = ["Loan Purchase Agreement", "Settlement Statement"]

/** The seller's table of offers on the asset whose page is open. */
export const offersTable = (seller: Page): Locator => seller.getByRole("table", { name: "Offers on this asset" })

/** Opens one's own side of the market: a seller's assets, a buyer's offers. */
export const opensDesk = async (page: Page): Promise<void> => {
  if (isNarrow(page)) await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await page.getByRole("link", { name: "Manage Assets" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: /^Your (assets|offers)$/ })).toBeVisible()
}

/** On the overview of a listing: the buyer with this name may send a last price. */
export const selectsForBestAndFinal = async (page: Page, buyer: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`^More for ${buyer}`) }).click()
  await page.getByRole("menuitem", { name: "Best and final" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Select for best and final" }).click()
  await expect(page.getByRole("alertdialog")).toBeHidden()
}

/** A seller ends the bidding on a listing, where it goes on, and selects the buyer with this name as winner. */
export const selectsWinner = async (page: Page, loan: string, buyer: string): Promise<void> => {
  await opensDesk(page)
  await page.getByRole("link", { name: loan, exact: true }).first().click()
  const ends = page.getByRole("button", { name: "End bidding" })
  const selects = page.getByRole("button", { name: new RegExp(`^Select winner, ${buyer}`) })
  await expect(ends.or(selects)).toBeVisible()
  if (await ends.isVisible()) {
    await ends.click()
    await page.getByRole("alertdialog").getByRole("button", { name: "End bidding" }).click()
  }
  await selects.click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Select winner, \$/ })
    .click()
  await expect(page.getByText(/Contract Pending/).first()).toBeVisible()
}

/** A party finds the closing that waits, reads both documents, confirms each point and accepts. */
export const acceptsClosing = async (page: Page, loan: string): Promise<void> => {
  await opensDesk(page)
  await page
    .getByRole("region", { name: "Closings that wait for you" })
    .getByRole("link", { name: `Open closing, ${loan}` })
    .click()
  for (const title of DOCUMENTS) {
    const open = page.getByRole("button", { name: `Open ${title}` })
    const prepare = page.getByRole("button", { name: `Prepare: ${title}` })
    await expect(open.or(prepare)).toBeVisible()
    if (await prepare.isVisible()) await prepare.click()
    await open.click()
    await expect(page.getByTitle(`${title}.pdf`)).toBeVisible()
  }
  await expect(page.getByRole("button", { name: /Review and accept/ })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Continue to review" }).click()
  const points = page.locator("label").filter({ has: page.getByRole("checkbox") })
  await expect(points).toHaveCount(5)
  await expectAccessible(page)
  for (const point of await points.all()) await point.click()
  await page.getByRole("button", { name: /^Accept, \$/ }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Accept, \$/ })
    .click()
  await expect(page.getByRole("heading", { name: "Closing documents accepted" })).toBeVisible()
}

/** On the page of a deal an administrator confirms its closing. */
export const confirmsClosing = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Confirm closing", exact: true }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm closing" }).click()
  await expect(page.getByText("Closing confirmed")).toBeVisible()
}
