import { expect, type Page } from "@playwright/test"

/** On the page of a deal: opens the deposit of the buyer with this name, whose newest offer is first. */
export const opensDeposit = async (admin: Page, buyer: string): Promise<void> => {
  await admin
    .getByRole("button", { name: `Open, deposit of ${buyer}` })
    .first()
    .click()
  await expect(admin.getByRole("heading", { name: "Deposit", exact: true })).toBeVisible()
}

/** In the open deposit: records what a bank did with money that is due along this way. */
export const recordsTransfer = async (admin: Page, way: string, reference: string): Promise<void> => {
  await admin.getByRole("button", { name: "Record transfer", exact: true }).click()
  const dialog = admin.getByRole("dialog", { name: "Record a transfer" })
  await dialog.getByText(way).click()
  await dialog.getByLabel("Reference of the bank").fill(reference)
  await dialog.getByRole("button", { name: "Record transfer", exact: true }).click()
  await expect(dialog).toBeHidden()
}
