import { expect, type Locator, type Page } from "@playwright/test"
import { presses } from "./keys.ts"

const menuOf = (page: Page, row: RegExp | string): Locator =>
  page.getByRole("button", { name: typeof row === "string" ? `More for ${row}` : row }).first()

/** Takes a verb from the menu of a row; a row's name as a pattern begins with "More for". */
export const takes = async (page: Page, row: RegExp | string, verb: string): Promise<void> => {
  await menuOf(page, row).click()
  await page.getByRole("menuitem", { name: verb, exact: true }).click()
}

/** The same with the keyboard alone: typing the verb leads to it in the open menu. */
export const takesByKeys = async (page: Page, row: RegExp | string, verb: string): Promise<void> => {
  await presses(page, menuOf(page, row))
  const item = page.getByRole("menuitem", { name: verb, exact: true })
  await expect(item).toBeVisible()
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible()
  await page.keyboard.type(verb)
  await expect(item).toBeFocused()
  await page.keyboard.press("Enter")
}
