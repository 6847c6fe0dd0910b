import { expect, type Page } from "@playwright/test"
import { expectAccessible, hears, PROOF_OF_FUNDS } from "./people.ts"

/** Fills in where the person is and works, in the dialog of this name. */
export const addressAndCompany = async (visitor: Page, name: string): Promise<void> => {
  const dialog = visitor.getByRole("dialog", { name })
  await dialog.getByLabel("Street").fill("1 Main Street")
  await dialog.getByLabel("City").fill("Austin")
  await dialog.getByRole("button", { name: /State/ }).click()
  await visitor.getByRole("option", { name: "Texas" }).click()
  await dialog.getByLabel("Zip code").fill("78701")
  await dialog.getByRole("textbox", { name: "Company", exact: true }).fill("Example Capital")
  await dialog.getByLabel("Job title").fill("Partner")
  await dialog.getByText("Credit fund").click()
}

/** Files the paper in the buyer profile that is open at its last step, and asks for the role with it. */
export const filesProofOfFunds = async (visitor: Page): Promise<void> => {
  const dialog = visitor.getByRole("dialog", { name: "Buyer profile" })
  await dialog.locator("input[type=file]").setInputFiles(PROOF_OF_FUNDS)
  await expect(dialog.getByText(/ B, encrypted$/)).toBeVisible()
  await expectAccessible(visitor)
  const told = hears(visitor, "Your request has been sent successfully.")
  await Promise.all([told, dialog.getByRole("button", { name: "Send request" }).click()])
}

/** Bids on the asset whose page is open. */
export const offers = async (buyer: Page, dollars: string): Promise<void> => {
  await buyer.getByRole("button", { name: "Make an offer" }).click()
  const dialog = buyer.getByRole("dialog", { name: "Make an offer" })
  await dialog.getByLabel("Offer price").fill(dollars)
  await dialog.getByLabel("Earnest money deposit").fill("250000")
  await dialog.getByLabel("Due diligence period").fill("30")
  await dialog.getByLabel("Closing").fill("15")
  await expectAccessible(buyer)
  await dialog.getByRole("button", { name: /^Review offer, \$/ }).click()
  const told = hears(buyer, "Your offer was sent to the seller.")
  await Promise.all([told, dialog.getByRole("button", { name: /^Send offer, \$/ }).click()])
  await expect(dialog).toBeHidden()
}
