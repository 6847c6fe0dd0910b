import { expect, type Locator, type Page } from "@playwright/test"

/**
 * From a loan whose contacts are not disclosed to the conversation with its seller: where nothing was said yet, a first question goes before
 * it. Gives the panel.
 */
export const asksSeller = async (page: Page, question: string): Promise<Locator> => {
  await page.getByRole("button", { name: "Message the seller" }).click()
  const dialog = page.getByRole("dialog", { name: "Ask the seller" })
  await dialog.getByLabel("Subject").fill("A question")
  await dialog.getByLabel("Message").fill(question)
  await dialog.getByRole("button", { name: "Send" }).click()
  const panel = page.getByRole("dialog", { name: "Messages" })
  await expect(panel.getByRole("log").getByText(question)).toBeVisible()
  return panel
}
