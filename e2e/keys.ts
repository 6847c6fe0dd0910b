import { expect, type Locator, type Page } from "@playwright/test"

const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((it) => it === document.activeElement)

/** Presses Tab, or another key, until the focus is there: at most as often as a page has stops. */
export const goesTo = async (page: Page, locator: Locator, key = "Tab"): Promise<void> => {
  await expect(locator).toBeVisible()
  for (let steps = 0; steps < 60 && !(await isFocused(locator)); steps++) await page.keyboard.press(key)
  await expect(locator).toBeFocused()
}

export const types = async (page: Page, locator: Locator, text: string): Promise<void> => {
  await goesTo(page, locator)
  await page.keyboard.type(text)
}

export const presses = async (page: Page, locator: Locator, key = "Enter"): Promise<void> => {
  await goesTo(page, locator)
  await page.keyboard.press(key)
}

/** Esc closes what is open, and the focus is back at what opened it. */
export const leaves = async (page: Page, dialog: Locator, opener: Locator): Promise<void> => {
  await expect(dialog.locator(":focus").or(dialog.and(page.locator(":focus")))).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Somewhere on the page, not at its beginning: who has no mouse would have to start over. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

/** The field is said to be wrong, in these words, and has the focus. */
export const expectLedTo = async (field: Locator, why: string): Promise<void> => {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveAccessibleDescription(why)
}
