import { expect, type Locator, type Page } from "@playwright/test"
import { hears, PROOF_OF_FUNDS } from "../people.ts"
import { addressAndCompany } from "../steps.ts"

/** From the home page by the search to the page of a loan. */
export const findsLoan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name: "Browse loans" }).first().click()
  const search = page.getByRole("searchbox", { name: "Name, address or loan id" })
  await search.fill(name)
  await expect(page.getByRole("status").filter({ hasText: /^1 loan$/ })).toBeVisible()
  const card = page.getByRole("article").filter({ hasText: name })
  await expect(card).toHaveCount(1)
  await card.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible()
}

/** On a loan's page: says for which entity they buy, files a proof of funds and asks to become a buyer. */
export const asksToBuy = async (page: Page, entity: string): Promise<void> => {
  await page.getByRole("button", { name: "Make an offer" }).click()
  await addressAndCompany(page, "Edit your profile")
  await page.getByRole("dialog", { name: "Edit your profile" }).getByRole("button", { name: "Save" }).click()
  const dialog = page.getByRole("dialog", { name: "Buyer profile" })
  await dialog.getByLabel("Name of the entity").fill(entity)
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await dialog.getByLabel("First name").fill("Robin")
  await dialog.getByLabel("Last name").fill("Example")
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await dialog.locator("input[type=file]").setInputFiles(PROOF_OF_FUNDS)
  await expect(dialog.getByText(/ B, encrypted$/)).toBeVisible()
  const sent = hears(page, "Your request has been sent successfully.")
  await Promise.all([sent, dialog.getByRole("button", { name: "Send request" }).click()])
}

export interface Bid {
  readonly price: string
  readonly deposit: string
}

/** Opens the offer's dialog on a loan's page. */
export const opensOffer = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Make an offer" }).click()
  return page.getByRole("dialog", { name: "Make an offer" })
}

/** On a loan's page: offers, whole dollars; due diligence 20 days, closing 15. */
export const offersOn = async (page: Page, { deposit, price }: Bid): Promise<void> => {
  const dialog = await opensOffer(page)
  await dialog.getByLabel("Offer price").fill(price)
  await dialog.getByLabel("Earnest money deposit").fill(deposit)
  await dialog.getByLabel("Due diligence period").fill("20")
  await dialog.getByLabel("Closing").fill("15")
  await dialog.getByRole("button", { name: /^Review offer, \$/ }).click()
  const sent = hears(page, "Your offer was sent to the seller.")
  await Promise.all([sent, dialog.getByRole("button", { name: /^Send offer, \$/ }).click()])
  await expect(dialog).toBeHidden()
}
