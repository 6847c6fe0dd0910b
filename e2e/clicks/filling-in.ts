import { expect, type Locator, type Page } from "@playwright/test"

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** By its whole name: others only begin with it, or name it in their own. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })

/** A day, key by key, as people type it. */
const day = (page: Page, label: string, typed: string): Promise<void> => field(page, label).pressSequentially(typed)

const status = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /Loan status/ }).click()
  await page.getByRole("option", { name: "Non-Performing Loan" }).click()
}

export const assetInfo = async (page: Page, name: string): Promise<void> => {
  await field(page, "Name").fill(name)
  await status(page)
  await page.getByText("Retail", { exact: true }).click()
  await page.getByRole("combobox", { name: "Street" }).fill("100 Cedar Road, 78701")
  await page.getByRole("option", { name: /Austin/ }).click()
  await expect(field(page, "City")).toHaveValue("Austin")
  await field(page, "Unpaid principal balance").fill("9500000")
  await day(page, "Date of the unpaid balance", "11/1/2026")
  await field(page, "Total payoff").fill("10500000")
  await field(page, "Estimated collateral value").fill("14000000")
}

const note = async (page: Page): Promise<void> => {
  await expect(field(page, "Unpaid principal balance")).toHaveCount(0)
  await field(page, "Number of loans").fill("1")
  await field(page, "Original loan amount").fill("12000000")
  await day(page, "Origination date", "05012016")
  await page.getByRole("button", { name: /Interest type at origination/ }).click()
  await page.getByRole("option", { name: "Fixed" }).click()
  await field(page, "Current interest rate").fill("4.75")
  await field(page, "Term").fill("120")
  await field(page, "Amortization").fill("360")
  for (const flag of ["Monetary default", "Maturity default", "Technical default", "Recourse"])
    await page
      .getByRole("radiogroup", { name: new RegExp(flag) })
      .getByText("No", { exact: true })
      .click()
}

/** The address changes before the page does, whose button has the same name. */
const next = async (page: Page, path: RegExp, shown: Locator): Promise<void> => {
  await page.getByRole("button", { name: "Save and next" }).click()
  await expect(page).toHaveURL(path)
  await expect(shown).toBeVisible()
}

/** From the note's page of the wizard to its last; nothing is missing then but the end. */
export const fillsInFromTheNote = async (page: Page): Promise<void> => {
  await note(page)
  await next(page, /property-details/, page.getByRole("heading", { name: "Land and title" }))
  await next(page, /pictures/, page.getByText(/^No pictures yet/))
  await page.locator("input[type=file]").setInputFiles({
    name: "front.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  })
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible()
  await next(page, /due-diligence/, page.getByRole("heading", { name: "Data room files" }))
  await next(page, /legal\/ca/, page.getByRole("heading", { name: "Confidentiality agreement" }))
  await page.getByText(/^I have read the confidentiality agreement/).click()
  await next(page, /legal\/terms/, page.getByRole("heading", { name: "Terms", exact: true }))
  await page.getByText(/^I have read the terms/).click()
  await next(page, /advisors/, page.getByRole("heading", { name: "Who sees them" }))
  await page.getByRole("button", { name: "Add yourself" }).click()
}

/** The same from the first page, which is filled in. */
export const fillsInTheRest = async (page: Page): Promise<void> => {
  await next(page, /note-overview/, page.getByRole("heading", { name: "Repayment" }))
  await fillsInFromTheNote(page)
}
